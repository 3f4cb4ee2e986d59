import { calculation, calculationFacts } from '@requisite/law'
import type { Errors } from '../contract/errors.ts'
import { fromTexts } from '../contract/from-text.ts'
import { errorsWithInclude, parseInclude } from '../contract/include.ts'
import { invalid } from '../contract/invalid.ts'
import { poweredBy } from '../contract/notices.ts'
import { ignoredFieldWarnings, parse } from '../contract/parse.ts'
import { present } from '../contract/present.ts'
import { requestFields } from '../contract/request.ts'
import { calculationText } from './calculate-text.ts'
import { asJson, type Command, type CommandContext, refuse, write } from './context.ts'
import { flagsOf, offenceMistake, textsOf } from './fact-flags.ts'
import { type Flags, includeMistake, kebab, readFlags } from './flags.ts'
import { paint } from './paint.ts'

/** The options of `requisite calculate`. */
export const calculateFlags: Flags = {
  ...flagsOf(requestFields, calculationFacts),
  offence: 'value',
  include: 'value',
  json: 'nothing',
}

/** `requisite calculate`: one sentence, for a person or, with --json, as the API answers it. */
export const calculate: Command = async (args, context) => {
  const read = readFlags(args, calculateFlags)
  if ('mistakes' in read) return refuse(context, read.mistakes, 'calculate')
  const { values, positionals } = read
  if (positionals.length > 0)
    return refuse(context, [`'${positionals[0]}' has no option before it.`], 'calculate')
  const mistake = offenceMistake(values) ?? includeMistake(values)
  if (mistake !== null) return refuse(context, [mistake], 'calculate')

  const request = fromTexts(textsOf(values, requestFields))
  const parsed = parse(request)
  const included = parseInclude(values.get('include'))
  if ('errors' in parsed || 'error' in included) {
    const errors = errorsWithInclude(parsed, included)
    return values.has('json')
      ? refuseAsJson(errors, context)
      : refuse(context, messagesOf(errors), 'calculate')
  }

  if (values.has('json')) {
    const body = present(parsed, poweredBy(context.operatorName), included.include)
    await write(context, asJson(body, context))
    return 0
  }
  const notes = ignoredFieldWarnings(parsed.unknownFields)
  await write(context, calculationText(calculation(parsed.question), notes, paint(context.hasColour)))
  return 0
}

const messagesOf = (errors: Errors): readonly string[] =>
  Object.entries(errors).map(([field, messages]) => `--${kebab(field)}: ${messages.join(' ')}`)

async function refuseAsJson(errors: Errors, context: CommandContext): Promise<1> {
  await write(context, asJson(invalid(errors), context))
  return 1
}
