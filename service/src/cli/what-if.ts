import { pleaSteps, whatIfFacts } from '@requisite/law/internal'
import { fieldsFromTexts } from '../contract/from-text.ts'
import { refusalOf } from '../contract/invalid.ts'
import { poweredBy } from '../contract/notices.ts'
import { ignoredFieldText } from '../contract/unknown-fields.ts'
import { answerWhatIf } from '../contract/what-if/parse.ts'
import { presentWhatIf } from '../contract/what-if/present.ts'
import { WhatIfRequest } from '../contract/what-if/request.ts'
import type { CommandRow } from './command-row.ts'
import { type Command, write, writeJson } from './context.ts'
import { factOptions, offenceMistake, textsOf } from './fact-flags.ts'
import { bare, jsonOption, kebab, offenceOption, worded } from './flags.ts'
import { mistakesIn } from './mistaken.ts'
import { paint } from './paint.ts'
import { whatIfCsv } from './what-if-csv.ts'
import { whatIfText } from './what-if-text.ts'

/** What is given by its own option; pleas are given one by one. */
const whatIfFields = [...Object.keys(whatIfFacts).filter((field) => field !== 'pleaReductions'), 'remand']

/** What lengths would mean, for a person, as the API answers it, or for a spreadsheet. */
const whatIf: Command = async ({ values, lists }, context) => {
  const lengths = lists.get('length') ?? []
  const isRange = values.has('from') && values.has('to')
  const hasRangeOption = rangeOf(values).length > 0
  const mistakes = [
    ...[offenceMistake(values) ?? []].flat(),
    ...(values.has('json') && values.has('csv') ? ['Give --json or --csv, not both.'] : []),
    ...(isRange === lengths.length > 0 || (hasRangeOption && !isRange)
      ? ['Give --from and --to, or --length once or more.']
      : []),
    ...[...lengths, ...rangeOf(values)].filter((text) => lengthOf(text) === null).map(lengthMistake),
  ]
  if (mistakes.length > 0) return { mistakes: mistakes }
  const lengthAt = (name: string): unknown => lengthOf(values.get(name) ?? '6m')
  const answered = answerWhatIf(
    {
      lengths: isRange
        ? { from: lengthAt('from'), to: lengthAt('to'), step: lengthAt('step') }
        : lengths.map(lengthOf),
      ...(lists.has('plea') ? { pleaReductions: pleasOf(lists.get('plea') ?? []) } : {}),
      ...fieldsFromTexts(whatIfFacts, [
        ...textsOf(values, whatIfFields),
        ['remand', (lists.get('remand') ?? []).join('; ')],
      ]),
      ...(values.has('minimum-sentence') ? { minimumSentence: values.get('minimum-sentence') } : {}),
    },
    context.today(),
  )
  if ('errors' in answered)
    return values.has('json')
      ? writeJson(context, refusalOf(answered), 1)
      : { mistakes: mistakesIn(answered.errors, optionOf) }
  const body = presentWhatIf(answered, poweredBy(context.operatorName))
  const notes = answered.unknownFields.map(ignoredFieldText)
  if (values.has('json')) return writeJson(context, body)
  const text = values.has('csv')
    ? whatIfCsv(body.data.rows)
    : whatIfText(answered.answer, notes, paint(context.hasColour))
  await write(context, text)
  return 0
}

const ofFacts = factOptions(whatIfFields, whatIfFacts, WhatIfRequest.properties)

/** `requisite what-if`. */
export const whatIfRow: CommandRow = {
  isOfOptions: true,
  parts: [
    {
      about:
        'Only the court decides the length. This gives the date that each length would give, ' +
        'after a trial and with a guilty plea. Lengths are in years and months: 5y, 18m, 5y6m. ' +
        'Lengths in weeks or days and minimum sentences are not worked out here yet.',
      options: {
        from: worded('', 'the shortest length'),
        to: worded('', 'the longest length'),
        step: worded('', 'the step between them; 6m when left out'),
        length: { takes: 'values', help: 'a length, once or more, in place of from, to and step' },
        plea: {
          takes: 'values',
          help: 'what a plea takes off, once or more: 1/3, or all for 1/10, 1/4 and 1/3; a column without a plea always stands first',
          words: ['1/10', '1/4', '1/3', 'all'],
        },
        ...ofFacts,
        offence: offenceOption(ofFacts),
        'minimum-sentence': { ...worded('', 'not worked out here yet, and refused'), isOffered: false },
        json: jsonOption,
        csv: bare('one line for each length and plea, for a spreadsheet'),
      },
    },
  ],
  examples: [
    'requisite what-if --from 5y --to 7y --step 1y --plea 1/3 --offence wounding_with_intent',
    'requisite what-if --length 5y --plea all --offence robbery --sentence-date 2026-11-16',
    'requisite what-if --from 1y --to 4y --offence theft --remand-credit-days 40 --csv',
  ],
  run: whatIf,
}

const rangeOf = (values: ReadonlyMap<string, string>): readonly string[] =>
  ['from', 'to', 'step'].flatMap((name) => values.get(name) ?? [])

const lengthMistake = (text: string): string =>
  `'${text}' is no length. Write years and months, like 5y, 18m or 5y6m.`

const inUnits =
  /^(?:(\d{1,4})y(?:(?:ea)?rs?)?)?(?:(\d{1,4})m(?:(?:on)?ths?)?)?(?:(\d{1,5})w(?:eeks?)?)?(?:(\d{1,5})d(?:ays?)?)?$/

/** A length as it is written: 5y6m, 5 years and 6 months. Weeks and days are read too, so that they are refused in words. */
function lengthOf(text: string): Readonly<Record<string, number>> | null {
  const written = inUnits.exec(text.toLowerCase().replaceAll(/[\s,]|and/g, ''))
  const units = ['years', 'months', 'weeks', 'days'].flatMap((unit, i) =>
    written?.[i + 1] === undefined ? [] : [[unit, Number(written[i + 1])] as const],
  )
  return units.length === 0 ? null : Object.fromEntries(units)
}

/** What is taken off: a column without a plea always stands first. */
const pleasOf = (given: readonly string[]): readonly string[] => {
  const all = given.flatMap((plea) => (plea === 'all' ? pleaSteps.map(({ text }) => text) : [plea]))
  return [...new Set(['0', ...all])]
}

/** The options by which the fields are given here. */
const optionOf = (field: string): string =>
  /^lengths\b/.test(field)
    ? '--from, --to, --step, --length'
    : field === 'pleaReductions'
      ? '--plea'
      : `--${kebab(field)}`
