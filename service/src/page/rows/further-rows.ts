import { addDays, type Day, inWords, isoDate } from '@requisite/law'
import { factsInWords, factWords, personFacts, recallFacts } from '@requisite/law/internal'
import { isDayTold, isTold, kindOf } from '../../told/case.ts'
import type { PageCase } from '../../told/told.ts'
import type { Value } from '../../told/value.ts'
import { dayThatDecides } from '../ask.ts'
import { html } from '../html.ts'
import { furtherFor } from '../told/deciding-facts.ts'
import { extensionInWords, lawAsked, offenceDayInWords, otherFacts } from '../told/in-words.ts'
import { beforeInWords } from '../told/remand-in-words.ts'
import { capital } from '../told/text.ts'
import { committalRows } from './committal-rows.ts'
import type { LiveCase } from './known.ts'
import { plainDay } from './person-rows.ts'
import {
  type AskedRow,
  asking,
  deciding,
  field,
  inSentence,
  opening,
  placeOfSentence,
  rowForm,
  saying,
  tap,
  unseen,
  using,
} from './row.ts'
import { isShownOnly } from './row-of.ts'

/** One question with its answers in the value of a field. */
const flags = (name: string) => [
  tap('No', saying({ [name]: 'false' })),
  tap('Yes', saying({ [name]: 'true' })),
  tap('I do not know', saying({ [name]: 'unknown' })),
]

const offenceDayRow = (day: Day): AskedRow => ({
  id: 'offenceDate-1',
  ...deciding,
  name: 'The day of the offence',
  what: `before ${inWords(day)}, or not`,
  question: rowForm(`Was the offence before ${inWords(day)}?`, 'The law changed on that day.', [
    tap('Before', saying(inSentence(1, { offenceDate: isoDate(addDays(day, -1)) }))),
    tap('On or after', saying(inSentence(1, { offenceDate: isoDate(day) }))),
    tap('I do not know', saying(inSentence(1, { offenceDate: 'unknown' }))),
  ]),
  decides: 'the day of the offence',
  asked: `was the offence before ${inWords(day)}?`,
})

const terrorismRow: AskedRow = {
  id: 'terrorism-1',
  ...deciding,
  name: 'Terrorism',
  what: 'was it for that?',
  question: rowForm(
    'Was it for terrorism?',
    'Then the Parole Board may not look at it.',
    flags(placeOfSentence(1, 'terrorism')),
  ),
  decides: 'whether it was for terrorism',
  asked: 'was it for terrorism?',
}

const bornRow: AskedRow = {
  id: 'born',
  ...deciding,
  name: 'The date of birth',
  what: 'at 18 other rules begin',
  question: asking`<fieldset class="q"><legend class="leg">When was the person born?</legend>
${using(
  field({
    name: 'dateOfBirth',
    label: 'Date of birth',
    hint: 'At 18 other rules begin. We use it for this, and do not keep it.',
  }),
)}
<div class="opts in">${tap('I do not know', saying({ dateOfBirth: 'unknown' }))}</div></fieldset>`,
  decides: 'the date of birth',
  asked: 'when was the person born?',
}

const registerRow: AskedRow = {
  id: 'registeredSexOffender',
  ...deciding,
  name: 'Sex offender register',
  what: 'on it, or not',
  question: rowForm(
    'Is the person on the sex offender register?',
    'Then release on a tag is not possible.',
    flags('registeredSexOffender'),
  ),
  decides: 'the sex offender register',
  asked: 'is the person on the sex offender register?',
}

/** Life and IPP: whether the person is in prison for it still. */
const licenceRow = (isOut: boolean, isIpp: boolean): AskedRow => ({
  id: 'onLicence-1',
  group: isOut ? 'read' : 'assumed',
  flag: null,
  action: 'Change',
  ...(isOut
    ? { name: 'Out on licence from it', what: 'and not called back' }
    : { name: 'In prison for it', what: 'not out on licence from it' }),
  question: rowForm('Was the person let out on licence from it?', null, [
    tap('No', saying(inSentence(1, { onLicence: '' }))),
    isIpp
      ? opening(
          'Yes',
          asking`${unseen(placeOfSentence(1, 'onLicence'), 'true')}${using([
            field({
              name: placeOfSentence(1, 'firstReleaseDate'),
              label: 'When were they first let out?',
              hint: 'Leave it empty if you do not know it.',
            }),
            field({
              name: placeOfSentence(1, 'lastReleaseDate'),
              label: 'If they were called back: when were they let out again?',
            }),
          ])}`,
        )
      : tap('Yes, and not called back', saying(inSentence(1, { onLicence: 'true' }))),
  ]),
})

const saidOf = (value: Value | undefined, yes: string, no: string, name: string): string =>
  typeof value !== 'boolean' ? `${name}: not known` : value ? yes : no

/** A row of which the fact is told. */
const told = (row: AskedRow, name: string): AskedRow => ({
  ...row,
  group: 'read',
  flag: null,
  name,
  action: 'Change',
})

/** What was told and has no row of its own, as that of a link: it is said, and not changed here. */
function besidesRow(known: LiveCase, { sentences, ...person }: PageCase): readonly AskedRow[] {
  const ofSentences = sentences.flatMap((sentence) => [
    ...(sentence.offenceDate != null && dayThatDecides(sentence) === null
      ? [`offence ${offenceDayInWords(sentence)}`]
      : []),
    ...(sentence.sentenceType === 'terrorism'
      ? [extensionInWords(sentence, 'nothing extra on licence', (length) => `${length} more on licence`)]
      : []),
    ...otherFacts(sentence).flatMap(({ fact, text }) =>
      isShownOnly('sentence', fact) || isAskedAlone.has(fact) ? [text] : [],
    ),
  ])
  const ofPerson = factsInWords(personFacts, factWords.person, person, (fact) => isShownOnly('person', fact))
  const { recall } = person
  const ofRecall =
    recall === null
      ? []
      : factsInWords(recallFacts, factWords.recall, recall, (fact) => isShownOnly('recall', fact))
  const said = [
    ...new Set([
      ...(known.isByRows ? [...ofSentences, ...beforeInWords({ sentences, ...person, remand: [] })] : []),
      ...[...ofPerson, ...ofRecall].map(({ text }) => text),
      lawAsked(person) ?? '',
    ]),
  ].filter((text) => text !== '')
  return said.length === 0
    ? []
    : [
        {
          id: 'besides',
          group: 'read',
          flag: null,
          what: 'also told',
          action: 'See it',
          name: capital(said.join('; ')),
          question: html`<div class="q"><p>This is part of the answer. Start again to leave it out.</p></div>`,
        },
      ]
}
/** Asked by a row that says something else when it is closed. */
const isAskedAlone: ReadonlySet<string> = new Set(['firstReleaseDate', 'lastReleaseDate'])

/** The facts that are asked only where they decide, of the first sentence, where they are told. */
function toldRows(known: LiveCase, all: PageCase, day: Day | null): readonly AskedRow[] {
  const { person } = known
  const [fields = {}] = known.sentences
  const [sentence = {}] = all.sentences
  const rows: readonly (readonly [isTold: boolean, row: AskedRow | null, name: string])[] = [
    [
      isTold(fields, 'offenceDate'),
      day === null ? null : offenceDayRow(day),
      fields.offenceDate === 'unknown'
        ? 'Day of the offence: not known'
        : `Offence ${offenceDayInWords(sentence)}`,
    ],
    [
      isTold(fields, 'terrorism') && fields.offenceKey === 'unknown',
      terrorismRow,
      saidOf(fields.terrorism, 'For terrorism', 'Not for terrorism', 'Terrorism'),
    ],
    [
      isTold(person, 'dateOfBirth'),
      bornRow,
      person.dateOfBirth === 'unknown' ? 'Date of birth: not known' : `Born ${plainDay(person.dateOfBirth)}`,
    ],
    [
      isTold(person, 'registeredSexOffender'),
      registerRow,
      saidOf(
        person.registeredSexOffender,
        'On the sex offender register',
        'Not on the sex offender register',
        'Sex offender register',
      ),
    ],
  ]
  return rows.flatMap(([isSaid, row, name]) => (isSaid && row !== null ? [told(row, name)] : []))
}

/** What is asked only where it decides, of the first sentence; and of each that is no punishment for an offence. */
export function furtherRows(known: LiveCase, all: PageCase | null): readonly AskedRow[] {
  const [fields] = known.sentences
  const [sentence] = all?.sentences ?? []
  const committals = committalRows(known)
  if (fields === undefined || sentence === undefined || all === null) return committals
  const kind = kindOf(fields)
  const further = all.recall === null && isDayTold(fields) ? furtherFor(all, sentence) : null
  const day =
    further !== null || !isTold(fields, 'offenceDate') ? further?.offenceBefore : dayThatDecides(sentence)
  return [
    ...toldRows(known, all, day ?? null),
    ...besidesRow(known, all),
    ...(further?.offenceBefore != null && !isTold(fields, 'offenceDate')
      ? [offenceDayRow(further.offenceBefore)]
      : []),
    ...(further?.terrorism && fields.offenceKey === 'unknown' && !isTold(fields, 'terrorism')
      ? [terrorismRow]
      : []),
    ...(further?.born && !isTold(known.person, 'dateOfBirth') ? [bornRow] : []),
    ...(further?.register && !isTold(known.person, 'registeredSexOffender') ? [registerRow] : []),
    ...committals,
    ...(kind === 'life' || kind === 'ipp' ? [licenceRow(fields.onLicence === true, kind === 'ipp')] : []),
  ]
}
