import {
  caseAnswer,
  type Facts,
  isRecord,
  personFacts,
  recallFacts,
  sentenceFacts,
  statedFor,
} from '@requisite/law'
import { ignoredCaseFields } from '../contract/case/data.ts'
import { aloneFields, type PersonField, personFields, recallColumns } from '../contract/case/from-text.ts'
import { type ParsedCase, parseCase, refusalOfCase } from '../contract/case/parse.ts'
import { caseBody, caseIncludes, presentCase } from '../contract/case/present.ts'
import { fieldsFromTexts, isOfTimes, periodOf } from '../contract/from-text.ts'
import { errorsWithInclude, parseIncludeOf } from '../contract/include.ts'
import { type FieldRefusal, refusalOf } from '../contract/invalid.ts'
import { poweredBy } from '../contract/notices.ts'
import { asJson, type Command, type CommandContext, type ExitStatus, refuse, write } from './context.ts'
import { flagsOf, offenceMistake, textsOf } from './fact-flags.ts'
import { type Flags, includeMistake, kebab, readFlags } from './flags.ts'
import { readJsonFile } from './json-file.ts'
import { isReformFile, readReformFile, withReforms } from './law.ts'
import { paint } from './paint.ts'
import { releaseText } from './release-text.ts'

/** What is taken with a file, too. */
const withFile: readonly PersonField[] = ['law', 'statedReleaseDate', 'statedDates']

/** The fields that can be given by options: those of a sentence by itself, of the person, of a recall from that sentence, and those
 *  that stand for what is in a file. */
export const releaseFields = {
  sentence: aloneFields,
  person: personFields.filter((field) => !withFile.includes(field)),
  recall: Object.keys(recallColumns).filter((name) => recallColumns[name] !== 'sentenceIds'),
  withFile,
} as const

/** The facts of a case of one sentence, each by the name of its option. */
export const releaseFacts: Facts = {
  ...sentenceFacts,
  ...personFacts,
  ...Object.fromEntries(Object.entries(recallColumns).map(([name, field]) => [name, recallFacts[field]])),
}

const recallFlags = releaseFields.recall.map(kebab)
const caseFlags = flagsOf(
  [...releaseFields.sentence, ...releaseFields.person, ...releaseFields.recall],
  releaseFacts,
)

/** The options of `requisite release`. */
export const releaseFlags: Flags = {
  ...caseFlags,
  offence: 'value',
  court: 'value',
  ...flagsOf(withFile, releaseFacts),
  stated: 'values',
  include: 'value',
  json: 'nothing',
}

/** `requisite release`: a whole case, for a person or, with --json, as the API answers it. */
export const release: Command = async (args, context) => {
  const read = readFlags(args, releaseFlags)
  if ('mistakes' in read) return refuse(context, read.mistakes, 'release')
  const { values, lists, positionals } = read
  const isByFlags = [...Object.keys(caseFlags), 'offence', 'court'].some(
    (name) => values.has(name) || lists.has(name),
  )
  const mistake =
    positionals.length > 1
      ? 'Give one file, or none for standard input.'
      : isByFlags && positionals.length > 0
        ? 'Give a file, or the options of one sentence, not both.'
        : values.has('recall') && recallFlags.some((name) => values.has(name))
          ? 'Give --recall or the options of a recall, not both.'
          : (offenceMistake(values) ?? includeMistake(values))
  if (mistake !== null) return refuse(context, [mistake], 'release')

  const law = await lawOf(values.get('law'), context)
  if (law !== null && 'mistakes' in law) return refuse(context, law.mistakes, 'release')
  const court = values.get('court')
  // The reader of the court's words is loaded for those who give some.
  const words =
    court === undefined
      ? null
      : await (await import('./court.ts')).bodyOfWords(court, toldByFlags(values, lists), context)
  if (words !== null && 'mistakes' in words) return refuse(context, words.mistakes, 'release')
  const body = isByFlags
    ? (words ?? bodyOfFlags(values, lists))
    : await readJsonFile(positionals[0] ?? '-', 'Give a case as JSON: { "sentences": [ ... ] }.', context)
  if ('mistake' in body) return refuse(context, [body.mistake], 'release')
  const asked = parseCase(
    withFields(body.json, {
      ...fieldsFromTexts(personFacts, [
        ...textsOf(values, withFile),
        ['statedDates', lists.get('stated')?.join(' ') ?? values.get('stated-dates') ?? ''],
      ]),
      ...(law === null ? {} : { law: law.law }),
    }),
  )
  const parsed = law === null || 'errors' in asked ? asked : withReforms(asked, law)
  const included = parseIncludeOf(caseIncludes, values.get('include'))
  const refused = (refusal: FieldRefusal): Promise<ExitStatus> =>
    values.has('json')
      ? refuseAsJson(refusal, context)
      : Promise.resolve(refuse(context, messagesOf(refusal, isByFlags), 'release'))
  if (body.repeated !== null) return refused({ errors: body.repeated })
  if ('errors' in parsed || 'error' in included)
    return refused({ errors: errorsWithInclude(parsed, included) })

  if (!values.has('json')) return releaseForPeople(parsed, refused, context)
  const item = presentCase(parsed, included.include)
  if ('errors' in item) return refused(item)
  await write(context, asJson(caseBody(item, poweredBy(context.operatorName)), context))
  return 0
}

async function releaseForPeople(
  parsed: ParsedCase,
  refused: (refusal: FieldRefusal) => Promise<ExitStatus>,
  context: CommandContext,
): Promise<ExitStatus> {
  const answer = caseAnswer(parsed.case)
  if ('refusals' in answer) return refused(refusalOfCase(answer.refusals, parsed.unknownFields))
  const notes = ignoredCaseFields(parsed.unknownFields).map(({ text }) => text)
  await write(context, releaseText(answer, statedFor(answer), notes, paint(context.hasColour)))
  return 0
}

/** The law that is named: whether the API knows it is said with the rest of the case. */
const lawOf = async (value: string | undefined, context: CommandContext) =>
  value === undefined
    ? null
    : isReformFile(value)
      ? readReformFile(value, context)
      : { law: value, reforms: [] }

/** A case of one sentence. */
function bodyOfFlags(
  values: ReadonlyMap<string, string>,
  lists: ReadonlyMap<string, readonly string[]>,
): {
  readonly json: unknown
  readonly repeated: null
} {
  const { sentence, person } = toldByFlags(values, lists)
  return { json: { sentences: [sentence], ...person }, repeated: null }
}

/** What the options tell of the sentence, and of the person. */
function toldByFlags(
  values: ReadonlyMap<string, string>,
  lists: ReadonlyMap<string, readonly string[]>,
): { readonly sentence: Record<string, unknown>; readonly person: Record<string, unknown> } {
  const told = fieldsFromTexts(releaseFacts, textsOf(values, releaseFields.recall))
  const recall = Object.fromEntries(
    Object.entries(told).map(([name, value]) => [recallColumns[name] as string, value]),
  )
  return {
    sentence: fieldsFromTexts(sentenceFacts, textsOf(values, releaseFields.sentence)),
    person: {
      ...fieldsFromTexts(personFacts, textsOf(values, releaseFields.person)),
      ...timesOf(lists),
      ...(Object.keys(recall).length === 0 ? {} : { recall }),
    },
  }
}

/** The times of each list, as often as its option was given. */
const timesOf = (lists: ReadonlyMap<string, readonly string[]>): Record<string, unknown> =>
  Object.fromEntries(
    releaseFields.person.filter(isOfTimes).flatMap((field) => {
      const told = (lists.get(kebab(field)) ?? []).map((text) => fieldsFromTexts({}, [[field, text]])[field])
      return told.length === 0 ? [] : [[field, told.flat()]]
    }),
  )

/** What is named on the command line stands for what is in the file. */
const withFields = (json: unknown, fields: object): unknown =>
  isRecord(json) ? { ...json, ...fields } : json

/** Each place with what to do about it; the fields of one sentence by their options. */
const messagesOf = (refusal: FieldRefusal, isByFlags: boolean): readonly string[] => [
  ...(refusal.reason === 'not_supported' ? [refusalOf(refusal).message] : []),
  ...Object.entries(refusal.errors).map(([place, messages]) => {
    const period = isByFlags ? periodOf(place) : null
    if (period !== null) return `--${kebab(period.field)}, period ${period.at + 1}: ${messages.join(' ')}`
    const field = place.replace(/^sentences\[0\]\./, '')
    const ofRecall = releaseFields.recall.find((name) => `recall.${recallColumns[name]}` === place)
    const isOption =
      place === 'include' ||
      (isByFlags &&
        (field !== place || personFields.some((name) => name === place) || ofRecall !== undefined))
    return `${isOption ? `--${kebab(ofRecall ?? field)}` : place}: ${messages.join(' ')}`
  }),
]

async function refuseAsJson(refusal: FieldRefusal, context: CommandContext): Promise<ExitStatus> {
  await write(context, asJson(refusalOf(refusal), context))
  return 1
}
