import { kindOf, type ToldSentence } from '../../told/case.ts'
import { isUnderYears, lengthOf } from '../../told/length.ts'
import { shownIn, type Value } from '../../told/value.ts'
import { small } from '../told/text.ts'
import { decides } from './decides.ts'
import { givenIn } from './given.ts'
import type { LiveCase } from './known.ts'
import { type AskedRow, deciding, inSentence, rowForm, saying, tap } from './row.ts'

/** More than which the whole of a default term is served, of a confiscation order: 10 million pounds, and one. */
const sumOverTenMillion = 10000001

/** What is asked of prison for money that was not paid. */
interface Committal {
  readonly field: 'unpaid' | 'fineAmount' | 'partPaid'
  readonly question: string
  readonly hint?: string
  /** What it is, in small. */
  readonly what: string
  /** What is taken where nothing is told. */
  readonly assumed: string
  readonly choices: readonly (readonly [value: string, label: string, shown: string, hint?: string])[]
}

const unpaid: Committal = {
  field: 'unpaid',
  question: 'What was not paid?',
  what: 'what was not paid',
  assumed: 'fine',
  choices: [
    ['fine', 'A fine or costs', 'A fine or costs'],
    ['confiscation', 'A confiscation order', 'A confiscation order'],
    [
      'civil',
      'Council tax, maintenance or another debt that is not a crime',
      'A debt that is not a crime',
      'Then days before it do not come off.',
    ],
  ],
}

const fineAmount: Committal = {
  field: 'fineAmount',
  question: 'Is more than £10 million of it unpaid?',
  assumed: 'unknown',
  what: 'of the confiscation order',
  choices: [
    [String(sumOverTenMillion - 1), 'No', '£10 million or less unpaid'],
    [String(sumOverTenMillion), 'Yes', 'More than £10 million unpaid', 'Then all of it is served.'],
    ['unknown', 'I do not know', 'More than £10 million unpaid: not known', 'We show both dates.'],
  ],
}

const partPaid: Committal = {
  field: 'partPaid',
  question: 'Has part been paid since?',
  what: 'since the court said it',
  hint: 'Then the time is shorter. If you know how much is left, enter that as the length. If not, we say that it is sooner.',
  assumed: 'no',
  choices: [
    ['no', 'No', 'No part paid'],
    ['yes', 'Yes', 'Part paid'],
  ],
}

/** From so many years on it matters whether more than 10 million pounds are owed. */
const largeYears = 7

/** The questions of one sentence that is such a one. */
function committalsOf(fields: ToldSentence): readonly Committal[] {
  if (kindOf(fields) !== 'fine_default') return []
  const isLarge = fields.unpaid === 'confiscation' && !isUnderYears(lengthOf(fields), largeYears)
  return [unpaid, ...(isLarge ? [fineAmount] : []), partPaid]
}

/** What is told, as the choices have it. */
const saidIn = (value: Value | undefined): string =>
  typeof value === 'boolean' ? (value ? 'yes' : 'no') : shownIn(value)

/** A choice as the row sends it: a debt that is no crime is a fact of its own. */
const sayOf = (at: number, name: Committal['field'], choice: string): string =>
  saying(inSentence(at, choice === 'civil' ? { civilDebt: 'true' } : { [name]: choice }))

/** What a choice tells. */
const toldBy = (name: Committal['field'], choice: string): ToldSentence => ({
  civilDebt: undefined,
  ...givenIn({ row: name, say: sayOf(1, name, choice) }).tells.sentence,
})

/** One of them: marked where it decides and is not told. */
const committalRow = (known: LiveCase, fields: ToldSentence, at: number, asked: Committal): AskedRow => {
  const { field: name, question, hint = null, what, assumed, choices } = asked
  const value = name === 'unpaid' && fields.civilDebt === true ? 'civil' : saidIn(fields[name])
  const isMarked =
    value === '' &&
    decides(
      known,
      choices.map(([one]) => ({ each: toldBy(name, one) })),
    )
  const [, , shown = ''] = choices.find(([one]) => one === (value || assumed)) ?? []
  return {
    id: `${name}-${at}`,
    ...(isMarked
      ? { ...deciding, name: question, what: known.sentences.length > 1 ? `of sentence ${at}` : null }
      : { group: value === '' ? 'assumed' : 'read', flag: null, name: shown, what, action: 'Change' }),
    question: rowForm(
      question,
      hint,
      choices.map(([one, label, , then]) => tap(label, sayOf(at, name, one), then)),
    ),
    decides: small(question),
    asked: small(question),
  }
}

/** What is asked of every sentence that is for money not paid: whatever else is told. */
export const committalRows = (known: LiveCase): readonly AskedRow[] =>
  known.sentences.flatMap((fields, i) =>
    committalsOf(fields).map((asked) => committalRow(known, fields, i + 1, asked)),
  )
