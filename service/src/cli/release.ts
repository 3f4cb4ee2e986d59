import {
  caseAnswer,
  type Facts,
  isRecord,
  personFacts,
  recallFacts,
  sentenceFacts,
  statedFor,
} from '@requisite/law/internal'
import { aloneFields, type PersonField, personFields, recallColumns } from '../contract/case/from-text.ts'
import { parseCase, refusalOfCase } from '../contract/case/parse.ts'
import { caseBody, caseIncludes, presentCase } from '../contract/case/present.ts'
import { CaseRequest, CaseSentenceRequest, RecallRequest } from '../contract/case/request.ts'
import type { Schema } from '../contract/fact-schema.ts'
import { fieldsFromTexts, isOfTimes, periodOf } from '../contract/from-text.ts'
import { errorsWithInclude, parseIncludeOf } from '../contract/include.ts'
import { type FieldRefusal, refusalOf } from '../contract/invalid.ts'
import { poweredBy } from '../contract/notices.ts'
import { ignoredFields } from '../contract/unknown-fields.ts'
import type { CommandRow } from './command-row.ts'
import { type Command, type CommandContext, type ExitStatus, write, writeJson } from './context.ts'
import { factOptions, offenceMistake, textsOf } from './fact-flags.ts'
import { includeMistake, includeOption, jsonOption, kebab, offenceOption, worded } from './flags.ts'
import { readJsonFile } from './json-file.ts'
import { isReformFile, readReformFile, withReforms } from './law.ts'
import { type Mistaken, mistaken, mistakesIn } from './mistaken.ts'
import { paint } from './paint.ts'
import { releaseText } from './release-text.ts'

/** What is taken with a file, too. */
const withFile: readonly PersonField[] = ['law', 'statedReleaseDate', 'statedDates']

/** The fields that can be given by options: those of a sentence by itself, of the person, of a recall from that sentence, and those
 *  that stand for what is in a file. */
const releaseFields = {
  sentence: aloneFields,
  person: personFields.filter((field) => !withFile.includes(field)),
  recall: Object.keys(recallColumns).filter((name) => recallColumns[name] !== 'sentenceIds'),
  withFile,
} as const

/** The facts of a case of one sentence, each by the name of its option. */
const releaseFacts: Facts = {
  ...sentenceFacts,
  ...personFacts,
  ...Object.fromEntries(Object.entries(recallColumns).map(([name, field]) => [name, recallFacts[field]])),
}

const properties: Readonly<Record<string, Schema>> = {
  ...CaseSentenceRequest.properties,
  ...CaseRequest.properties,
  ...Object.fromEntries(
    Object.entries(recallColumns).map(([name, field]) => [name, RecallRequest.properties[field] as Schema]),
  ),
}
const optionsOfCase = (fields: readonly string[]) => factOptions(fields, releaseFacts, properties)

const ofRecall = optionsOfCase(releaseFields.recall)
const ofSentence = optionsOfCase([...releaseFields.sentence, ...releaseFields.person])
const byOptions = {
  ...ofSentence,
  offence: offenceOption(ofSentence),
  court: worded(
    '',
    'what the court said, in its own words or short: one sentence or several; - reads standard input. An option wins over the words',
  ),
}

/** A whole case, for a person or, with --json, as the API answers it. */
const release: Command = async ({ values, lists, positionals }, context) => {
  const isByFlags = Object.keys({ ...byOptions, ...ofRecall }).some(
    (name) => values.has(name) || lists.has(name),
  )
  const mistake =
    positionals.length > 1
      ? 'Give one file, or none for standard input.'
      : isByFlags && positionals.length > 0
        ? 'Give a file, or the options of one sentence, not both.'
        : values.has('recall') && Object.keys(ofRecall).some((name) => values.has(name))
          ? 'Give --recall or the options of a recall, not both.'
          : (offenceMistake(values) ?? includeMistake(values))
  if (mistake !== null) return mistaken(mistake)

  const law = await lawOf(values.get('law'), context)
  if (law !== null && 'mistakes' in law) return law
  const told = toldByFlags(values, lists)
  const court = values.get('court')
  // The reader of the court's words is loaded for those who give some.
  const words =
    court === undefined ? null : await (await import('./court.ts')).bodyOfWords(court, told, context)
  if (words !== null && 'mistakes' in words) return words
  const body = isByFlags
    ? (words ?? { json: { sentences: [told.sentence], ...told.person }, repeated: null })
    : await readJsonFile(positionals[0] ?? '-', 'Give a case as JSON: { "sentences": [ ... ] }.', context)
  if ('mistakes' in body) return body
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
  const refused = async (refusal: FieldRefusal): Promise<ExitStatus | Mistaken> =>
    values.has('json')
      ? writeJson(context, refusalOf(refusal), 1)
      : { mistakes: messagesOf(refusal, isByFlags) }
  if (body.repeated !== null) return refused({ errors: body.repeated })
  if ('errors' in parsed || 'error' in included)
    return refused({ errors: errorsWithInclude(parsed, included) })

  if (values.has('json')) {
    const item = presentCase(parsed, included.include)
    return 'errors' in item
      ? refused(item)
      : writeJson(context, caseBody(item, poweredBy(context.operatorName)))
  }
  const answer = caseAnswer(parsed.case)
  if ('refusals' in answer) return refused(refusalOfCase(answer.refusals, parsed.unknownFields))
  const notes = ignoredFields(parsed.unknownFields).map(({ text }) => text)
  await write(context, releaseText(answer, statedFor(answer), notes, paint(context.hasColour)))
  return 0
}

/** `requisite release`. */
export const releaseRow: CommandRow = {
  takes: '[case.json]',
  parts: [
    {
      about: `The file, or standard input, holds a case as POST /api/v1/sentencing/release-dates takes it: {
"sentences": [ ... ] }, of up to ${CaseRequest.properties.sentences?.maxItems}. The law in force is the law of
each sentence's own day, and the changes of law that reach it later, in their stages.

One sentence can be given by options instead. The start date and a length are needed.`,
      options: byOptions,
    },
    { about: 'A recall from it can be given by options too, in place of --recall:', options: ofRecall },
    {
      about: 'With a file or without:',
      options: {
        ...optionsOfCase(withFile),
        stated: {
          ...worded('letters=date', 'a date of the prison’s paper, once or more: CRD=2027-05-12'),
          takes: 'values',
        },
        json: jsonOption,
        include: includeOption(caseIncludes),
      },
    },
  ],
  after:
    'The law can also be a file of reforms that are not law, which ends in .json. The answer then says so before anything else.',
  examples: [
    'requisite release case.json',
    'requisite release --start-date 2026-11-16 --sentence-months 30 --offence robbery',
    'requisite release --court "3 years for robbery, 40 days on remand" --start-date 2026-11-16',
    'requisite release case.json --law before_act --json',
    'requisite release --start-date 2025-03-03 --sentence-years 4 --recall-type fixed_term_56 \\\n    --return-to-custody-date 2026-11-06',
  ],
  run: release,
}

/** The law that is named: whether the API knows it is said with the rest of the case. */
const lawOf = async (value: string | undefined, context: CommandContext) =>
  value === undefined
    ? null
    : isReformFile(value)
      ? readReformFile(value, context)
      : { law: value, reforms: [] }

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
  ...mistakesIn(refusal.errors, (place) => {
    const period = isByFlags ? periodOf(place) : null
    if (period !== null) return `--${kebab(period.field)}, period ${period.at + 1}`
    const field = place.replace(/^sentences\[0\]\./, '')
    const ofRecall = releaseFields.recall.find((name) => `recall.${recallColumns[name]}` === place)
    const isOption =
      place === 'include' ||
      (isByFlags &&
        (field !== place || personFields.some((name) => name === place) || ofRecall !== undefined))
    return isOption ? `--${kebab(ofRecall ?? field)}` : place
  }),
]
