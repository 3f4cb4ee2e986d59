import { answer, type Question, transition } from '@requisite/law'
import { fromTexts, kindOf, type RequestField } from '../contract/from-text.ts'
import { errorsWithInclude, parseInclude } from '../contract/include.ts'
import { invalid } from '../contract/invalid.ts'
import { poweredBy } from '../contract/notices.ts'
import { type Errors, ignoredFieldWarnings, parse } from '../contract/parse.ts'
import { presentAnswer } from '../contract/present.ts'
import { requestFields } from '../contract/request.ts'
import { calculateText } from './calculate-text.ts'
import { type Flags, kebab, readFlags } from './flags.ts'
import { paint } from './paint.ts'
import { type Command, refuse, type World, write } from './world.ts'

const flags: Flags = {
  ...Object.fromEntries(
    requestFields.map((field) => [kebab(field), kindOf[field] === 'boolean' ? 'truth' : 'value']),
  ),
  offence: 'value',
  include: 'value',
  json: 'nothing',
}

/** `requisite calculate`: one sentence, for a person or, with --json, as the API answers it. */
export const calculate: Command = async (args, world) => {
  const read = readFlags(args, flags)
  if ('mistakes' in read) return refuse(world, read.mistakes, 'calculate')
  const { values, words } = read
  if (words.length > 0) return refuse(world, [`'${words[0]}' has no option before it.`], 'calculate')
  if (values.has('offence') && values.has('offence-key'))
    return refuse(world, ['Give --offence or --offence-key, not both.'], 'calculate')

  const body = fromTexts(requestFields.map((field) => [field, textOf(values, field)] as const))
  const parsed = parse(body)
  const asked = parseInclude(values.get('include'))
  if ('errors' in parsed || 'error' in asked) {
    const errors = errorsWithInclude(parsed, asked)
    return values.has('json') ? refuseAsJson(errors, world) : refuse(world, sentences(errors), 'calculate')
  }

  if (values.has('json')) {
    const found = answer(parsed.question)
    await write(
      world,
      asJson(presentAnswer(found, parsed, poweredBy(world.operatorName), asked.include), world),
    )
    return 0
  }
  const isNamed = values.has('post-commencement')
  const found = answer(isNamed ? parsed.question : underLawThatApplies(parsed.question))
  const notes = ignoredFieldWarnings(parsed.unknownFields)
  await write(world, calculateText(found, isNamed, notes, paint(world.hasColour)))
  return 0
}

/** A person is not asked about commencement: the day of sentence says which release point governs. */
const underLawThatApplies = (question: Question): Question => ({
  ...question,
  postCommencement: transition(question, answer(question).regime).applies,
})

const textOf = (values: ReadonlyMap<string, string>, field: RequestField): string =>
  values.get(kebab(field)) ?? (field === 'offenceKey' ? values.get('offence') : undefined) ?? ''

const sentences = (errors: Errors): readonly string[] =>
  Object.entries(errors).map(([field, said]) => `--${kebab(field)}: ${said.join(' ')}`)

async function refuseAsJson(errors: Errors, world: World): Promise<1> {
  await write(world, asJson(invalid(errors), world))
  return 1
}

/** JSON as the API sends it, to the byte; only a terminal gets a line break after it. */
export const asJson = (body: unknown, { isTerminal }: World): string =>
  JSON.stringify(body) + (isTerminal.stdout ? '\n' : '')
