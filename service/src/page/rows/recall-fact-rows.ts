import { factWords, recallFacts } from '@requisite/law'
import { recallKindFields } from '../question/form-values.ts'
import { recallInWords } from '../told/in-words.ts'
import { capital, small } from '../told/text.ts'
import { decides } from './decides.ts'
import type { Known } from './known.ts'
import { type AskedRow, rowForm, saying, tap } from './row.ts'
import { tellingOf } from './told-of.ts'

type Name = (typeof recallKindFields)[number]

/** What is asked of a recall whose kind the papers do not say: what can be answered, first what stands in nobody's way. */
const asked: Readonly<
  Record<
    Name,
    { readonly hint: string; readonly answers: readonly (readonly [value: string, label: string])[] }
  >
> = {
  charge: {
    hint: 'For something done while out on licence.',
    answers: [
      ['none', 'No'],
      ['not_convicted', 'Yes, not found guilty yet'],
      ['convicted', 'Yes, and found guilty'],
    ],
  },
  seriousCharge: {
    hint: 'The charge sheet names the offence.',
    answers: [
      ['false', 'No'],
      ['true', 'Yes'],
    ],
  },
  mappaLevel: {
    hint: 'How police and probation manage the risk. The probation officer knows it.',
    answers: [
      ['1', 'Level 1, or not at all'],
      ['2', 'Level 2'],
      ['3', 'Level 3'],
    ],
  },
  terrorismOrState: {
    hint: 'The sentence, or the reason for the recall.',
    answers: [
      ['false', 'No'],
      ['true', 'Yes'],
    ],
  },
}

/** Whether a fact decides, where no other one that is open stands in the way. A charge decides too where it is still to be
 *  said how grave it is. */
function isDeciding(known: Known, name: Name): boolean {
  const clear = Object.fromEntries(
    recallKindFields
      .filter(
        (other) => (name !== 'charge' || other !== 'seriousCharge') && (known.person[other] ?? '') === '',
      )
      .map((other) => [other, asked[other].answers[0]?.[0] ?? '']),
  )
  return decides(
    known,
    asked[name].answers.map(([value]) => ({ person: { ...clear, [name]: value } })),
  )
}

/** What was told of a fact, in words: "No new charge"; of one that is not known, its name. */
function saidOf(known: Known, name: Name): string {
  const telling = tellingOf(known)
  const value = 'told' in telling ? telling.told.recall?.[name] : null
  return value == null || value === 'unknown'
    ? `${factWords.recall[name].name}: not known`
    : capital(recallInWords({ [name]: value } as never))
}

function rowOf(known: Known, name: Name, isTold: boolean): AskedRow {
  const { unknown } = recallFacts[name]
  const word = factWords.recall[name].name
  const question = rowForm(unknown, asked[name].hint, [
    ...asked[name].answers.map(([value, label]) => tap(label, saying({ [name]: value }))),
    tap('I do not know', saying({ [name]: 'unknown' })),
  ])
  return {
    ...{ id: name, question, what: 'says which recall it can be' },
    ...(isTold
      ? { group: 'read', flag: null, name: saidOf(known, name), action: 'Change' }
      : { group: 'marked', flag: 'Decides the date', name: word, action: 'Add it' }),
    ...{ decides: small(word), asked: small(unknown) },
  }
}

/** The facts of a recall that were told, of those that say which kind it can be. */
export const toldRecallRows = (known: Known): readonly AskedRow[] =>
  recallKindFields.filter((name) => (known.person[name] ?? '') !== '').map((name) => rowOf(known, name, true))

/** Those of them that decide, and are open. */
export const openRecallRows = (known: Known): readonly AskedRow[] =>
  recallKindFields
    .filter((name) => (known.person[name] ?? '') === '' && known.person.recallType === 'unknown')
    .filter((name) => isDeciding(known, name))
    .map((name) => rowOf(known, name, false))
