import { caseAnswer, statedOf } from '@requisite/law'
import {
  personFields,
  personKinds,
  type RecallField,
  recallColumns,
  recallFieldKinds,
  sentenceFields,
  sentenceKinds,
} from '../contract/case/from-text.ts'
import { type ParsedCase, parseCase, refusalOfCase } from '../contract/case/parse.ts'
import { caseBody, caseIncludes, ignoredCaseFields, presentCase } from '../contract/case/present.ts'
import { fieldsFromTexts } from '../contract/from-text.ts'
import { errorsWithInclude, parseIncludeOf } from '../contract/include.ts'
import { type Refusal, refusalOf } from '../contract/invalid.ts'
import { poweredBy } from '../contract/notices.ts'
import { asJson, type Command, type CommandContext, type ExitStatus, refuse, write } from './context.ts'
import { type Flags, includeMistake, kebab, readFlags } from './flags.ts'
import { readJsonFile } from './json-file.ts'
import { isReformFile, readReformFile, withReforms } from './law.ts'
import { paint } from './paint.ts'
import { releaseText } from './release-text.ts'

/** One sentence by itself follows no other, and needs no name. */
const flagFields = sentenceFields.filter((field) => field !== 'id' && field !== 'consecutiveTo')
/** It is recalled from that sentence and no other. */
const recallNames = Object.keys(recallColumns).filter((name) => name !== 'recallSentenceIds')
const recallFlags = recallNames.map(kebab)
const sentenceFlags = [
  ...[...flagFields.map(kebab), 'offence', 'date-of-birth', 'added-days', 'unlawfully-at-large', 'recall'],
  ...['registered-sex-offender', 'liable-to-removal'],
  ...recallFlags,
]

/** The options of `requisite release`. */
export const releaseFlags: Flags = {
  ...Object.fromEntries(sentenceFlags.map((name) => [name, 'value'] as const)),
  ...{ 'civil-debt': 'truth', 'registered-sex-offender': 'truth', 'liable-to-removal': 'truth' },
  law: 'value',
  'stated-release-date': 'value',
  include: 'value',
  json: 'nothing',
}

/** `requisite release`: a whole case, for a person or, with --json, as the API answers it. */
export const release: Command = async (args, context) => {
  const read = readFlags(args, releaseFlags)
  if ('mistakes' in read) return refuse(context, read.mistakes, 'release')
  const { values, positionals } = read
  const isByFlags = sentenceFlags.some((name) => values.has(name))
  const mistake =
    positionals.length > 1
      ? 'Give one file, or none for standard input.'
      : isByFlags && positionals.length > 0
        ? 'Give a file, or the options of one sentence, not both.'
        : values.has('offence') && values.has('offence-key')
          ? 'Give --offence or --offence-key, not both.'
          : values.has('recall') && recallFlags.some((name) => values.has(name))
            ? 'Give --recall or the options of a recall, not both.'
            : includeMistake(values)
  if (mistake !== null) return refuse(context, [mistake], 'release')

  const law = await lawOf(values.get('law'), context)
  if (law !== null && 'mistakes' in law) return refuse(context, law.mistakes, 'release')
  const body = isByFlags
    ? bodyOfFlags(values)
    : await readJsonFile(positionals[0] ?? '-', 'Give a case as JSON: { "sentences": [ ... ] }.', context)
  if ('mistake' in body) return refuse(context, [body.mistake], 'release')
  const statedReleaseDate = values.get('stated-release-date')
  const asked = parseCase(
    withFields(body.json, {
      ...(law === null ? {} : { law: law.law }),
      ...(statedReleaseDate === undefined ? {} : { statedReleaseDate }),
    }),
  )
  const parsed = law === null || 'errors' in asked ? asked : withReforms(asked, law)
  const included = parseIncludeOf(caseIncludes, values.get('include'))
  const refused = (refusal: Refusal): Promise<ExitStatus> =>
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
  refused: (refusal: Refusal) => Promise<ExitStatus>,
  context: CommandContext,
): Promise<ExitStatus> {
  const answer = caseAnswer(parsed.case)
  if ('refusals' in answer) return refused(refusalOfCase(answer.refusals))
  const stated = parsed.stated === null ? null : statedOf(answer, parsed.stated)
  const notes = ignoredCaseFields(parsed.unknownFields).map(({ text }) => text)
  await write(context, releaseText(answer, stated, notes, paint(context.hasColour)))
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
function bodyOfFlags(values: ReadonlyMap<string, string>): {
  readonly json: unknown
  readonly repeated: null
} {
  const textsOf = <Field extends string>(fields: readonly Field[]) =>
    fields.map((field) => [field, textOf(values, field)] as const)
  const sentence = fieldsFromTexts(sentenceKinds, textsOf(flagFields))
  const ofPerson = fieldsFromTexts(personKinds, textsOf(personFields))
  const recall = fieldsFromTexts(
    recallFieldKinds,
    recallNames.map((name) => [recallColumns[name] as RecallField, textOf(values, name)] as const),
  )
  const ofRecall = Object.keys(recall).length === 0 ? {} : { recall }
  return { json: { sentences: [sentence], ...ofPerson, ...ofRecall }, repeated: null }
}

const textOf = (values: ReadonlyMap<string, string>, field: string): string =>
  values.get(kebab(field)) ?? (field === 'offenceKey' ? values.get('offence') : undefined) ?? ''

/** What is named on the command line stands for what is in the file. */
const withFields = (json: unknown, fields: object): unknown =>
  typeof json === 'object' && json !== null && !Array.isArray(json) ? { ...json, ...fields } : json

/** Each place with what to do about it; the fields of one sentence by their options. */
const messagesOf = (refusal: Refusal, isByFlags: boolean): readonly string[] => [
  ...(refusal.reason === 'not_supported' ? [refusalOf(refusal).message] : []),
  ...Object.entries(refusal.errors).map(([place, messages]) => {
    const field = place.replace(/^sentences\[0\]\./, '')
    const ofRecall = recallNames.find((name) => `recall.${recallColumns[name]}` === place)
    const isOption =
      place === 'include' ||
      (isByFlags && (field !== place || place in personKinds || ofRecall !== undefined))
    return `${isOption ? `--${kebab(ofRecall ?? field)}` : place}: ${messages.join(' ')}`
  }),
]

async function refuseAsJson(refusal: Refusal, context: CommandContext): Promise<ExitStatus> {
  await write(context, asJson(refusalOf(refusal), context))
  return 1
}
