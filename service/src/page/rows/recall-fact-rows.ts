import { factWords, recallFacts } from '@requisite/law/internal'
import { readTyped, shownIn, type Value } from '../../told/value.ts'
import type { Outcome } from '../answer/outcome.ts'
import { recallInWords } from '../told/in-words.ts'
import { capital, small } from '../told/text.ts'
import { daysInDoubt, decides } from './decides.ts'
import type { LiveCase } from './known.ts'
import { type AskedRow, deciding, rowForm, saying, tap } from './row.ts'
import { tellingOf } from './told-of.ts'

/** The facts of a recall that say which kind the law gives. */
const recallKindFields = ['charge', 'seriousCharge', 'mappaLevel', 'terrorismOrState'] as const
type Name = (typeof recallKindFields)[number]

/** What is asked of the facts that say which recall it can be: what can be answered, first what stands in nobody's way; the others with
 *  their words among exceptions. */
const asked: Readonly<
  Record<
    Name,
    {
      readonly hint: string
      readonly answers: readonly (readonly [value: string, label: string, exception?: string])[]
    }
  >
> = {
  charge: {
    hint: 'For something done while out on licence.',
    answers: [
      ['none', 'No'],
      ['not_convicted', 'Yes, not found guilty yet', 'A new charge, not found guilty yet'],
      ['convicted', 'Yes, and found guilty', 'A new charge, and found guilty'],
    ],
  },
  seriousCharge: {
    hint: 'The charge sheet names the offence.',
    answers: [
      ['false', 'No'],
      ['true', 'Yes', 'A new charge of murder, or a serious violent, sexual or terrorism offence'],
    ],
  },
  mappaLevel: {
    hint: 'How police and probation manage the risk. The probation officer knows it.',
    answers: [
      ['1', 'Level 1, or not at all'],
      ['2', 'Level 2', 'MAPPA level 2'],
      ['3', 'Level 3', 'MAPPA level 3'],
    ],
  },
  terrorismOrState: {
    hint: 'The sentence, or the reason for the recall.',
    answers: [
      ['false', 'No'],
      ['true', 'Yes', 'Terrorism, national security or a foreign power'],
    ],
  },
}

const isTold = ({ recall }: LiveCase, name: Name): boolean => recall?.[name] !== undefined

/** What a choice tells of a fact. */
const tellingOfChoice = (name: Name, choice: string): Value => readTyped(recallFacts[name], choice)

/** Whether a fact decides, where no other one that is open stands in the way. A charge decides too where it is still to be
 *  said how grave it is. */
function isDeciding(known: LiveCase, name: Name, ...seen: readonly (typeof daysInDoubt)[]): boolean {
  const clear = Object.fromEntries(
    recallKindFields
      .filter((other) => (name !== 'charge' || other !== 'seriousCharge') && !isTold(known, other))
      .map((other) => [other, tellingOfChoice(other, asked[other].answers[0]?.[0] ?? '')]),
  )
  return decides(
    known,
    asked[name].answers.map(([value]) => ({ recall: { ...clear, [name]: tellingOfChoice(name, value) } })),
    ...seen,
  )
}

/** What was told of a fact, in words: "No new charge"; of one that is not known, its name. */
function saidOf(known: LiveCase, name: Name): string {
  const telling = tellingOf(known)
  const value = 'told' in telling ? telling.told.recall?.[name] : null
  return value == null || value === 'unknown'
    ? `${factWords.recall[name].name}: not known`
    : capital(recallInWords({ [name]: value } as never))
}

function rowOf(known: LiveCase, name: Name, isTold: boolean): AskedRow {
  const { unknown } = recallFacts[name]
  const word = factWords.recall[name].name
  const question = rowForm(unknown, asked[name].hint, [
    ...asked[name].answers.map(([value, label]) => tap(label, saying({ [`recall.${name}`]: value }))),
    tap('I do not know', saying({ [`recall.${name}`]: 'unknown' })),
  ])
  return {
    id: name,
    question,
    what: 'says which recall it can be',
    ...(isTold
      ? { group: 'read', flag: null, name: saidOf(known, name), action: 'Change' }
      : { ...deciding, name: word }),
    decides: small(word),
    asked: small(unknown),
  }
}

/** The row of the exceptions: the day that stands without them and the one that stands with them are both on the card already. */
export const exceptions = 'exceptions'

/** What decides of a recall whose kind was told, though the law may give another, in one row: an exception that applies, or none. */
function exceptionsRow({ recall }: LiveCase, names: readonly Name[]): AskedRow {
  // One answer stands for the row: what was told before goes with it.
  const told = recallKindFields.map((name) => [`recall.${name}`, shownIn(recall?.[name])] as const)
  const kept = Object.fromEntries(told.filter(([, value]) => value !== ''))
  const all = (value: (name: Name) => string): string =>
    saying({ ...kept, ...Object.fromEntries(names.map((name) => [`recall.${name}`, value(name)])) })
  const facts = names.map((name) => small(factWords.recall[name].name)).join(', ')
  return {
    id: exceptions,
    ...deciding,
    name: 'Is there an exception?',
    what: facts,
    question: rowForm(
      'Does one of these apply?',
      'A charge is for something done while out on licence. MAPPA is how police and probation ' +
        'manage the risk: the probation officer knows the level.',
      [
        ...names.flatMap((name) =>
          asked[name].answers.flatMap(([value, , exception]) =>
            exception === undefined ? [] : [tap(exception, saying({ ...kept, [`recall.${name}`]: value }))],
          ),
        ),
        tap(
          'None of these',
          all((name) => asked[name].answers[0]?.[0] ?? ''),
        ),
        tap(
          'I do not know',
          all(() => 'unknown'),
        ),
      ],
      null,
      false,
    ),
    decides: facts,
    asked: `does an exception apply (${facts})?`,
  }
}

/** The facts of a recall that were told, of those that say which kind it can be. */
export const toldRecallRows = (known: LiveCase): readonly AskedRow[] =>
  recallKindFields.filter((name) => isTold(known, name)).map((name) => rowOf(known, name, true))

/** Those of them that decide, and are open: of a kind that was told, where another stands beside it, which day is in doubt. */
export function openRecallRows(known: LiveCase, outcome: Outcome | null): readonly AskedRow[] {
  const open = recallKindFields.filter((name) => !isTold(known, name))
  if (known.recall?.type === 'unknown')
    return open.filter((name) => isDeciding(known, name)).map((name) => rowOf(known, name, false))
  const isBeside = outcome?.rivals.some(({ code }) => code.startsWith('A_RECALL_')) ?? false
  const names = isBeside ? open.filter((name) => isDeciding(known, name, daysInDoubt)) : []
  return names.length === 0 ? [] : [exceptionsRow(known, names)]
}
