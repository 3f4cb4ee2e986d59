import {
  type CaseSentence,
  type Day,
  datesInWords,
  daysInWords,
  type FieldChange,
  inWords,
  parseDay,
  type ReasonCode,
  type RecallType,
  type RegimeId,
  reasonDays,
  recallKinds,
  type Stated,
  type StatedReason,
} from '@requisite/law'
import { type Html, html } from '../html.ts'
import { rulesInWords } from '../rules-in-words.ts'
import { type Line, line, type Screen } from './lines.ts'
import { dueDays, type Outcome, type Rival, wayOutOf } from './outcome.ts'
import { listed, sentencesNamed } from './text.ts'

type Fact = Exclude<
  ReasonCode,
  'S_DAY_OF_LEAVING' | 'S_OTHER_DATE' | 'S_ONE_RUN' | 'S_ADDED_DAYS' | 'S_AT_LARGE_DAYS' | 'S_CREDIT_DAYS'
>

/** What would have to be so, after "if", and the question that settles it. */
interface Words {
  readonly clause: (reason: StatedReason, outcome: Outcome) => string
  readonly ask: (reason: StatedReason, outcome: Outcome) => string
}

const first = ({ changes }: StatedReason): FieldChange => changes[0] as FieldChange
const dayIn = (reason: StatedReason): string => inWords(parseDay(first(reason).value as string) as Day)
const kindIn = (reason: StatedReason): string => recallKinds[first(reason).value as RecallType].phrase

/** "sentences 1 and 2", or "the sentence" where there is one. */
const which = (ids: readonly string[], { told }: Outcome): string =>
  told.sentences.length === 1 ? 'the sentence' : sentencesNamed(ids)

/** "the 40 days on remand", and of which sentence where there are several. */
const credits = ({ changes }: StatedReason, outcome: Outcome): string =>
  listed(
    changes.map(({ place }) => {
      const { at, field } = place as { at: number; field: 'remandCredit' | 'taggedBailCredit' }
      const sentence = outcome.answer.case.sentences[at] as CaseSentence
      const of = outcome.told.sentences.length === 1 ? '' : ` of sentence ${sentence.id}`
      return `the ${daysInWords(sentence[field])} ${field === 'remandCredit' ? 'on remand' : 'for tagged bail'}${of}`
    }),
  )

const runsAfter = ({ changes }: StatedReason, { answer }: Outcome): string =>
  listed(
    changes.map(({ place, value }) => {
      const { id } = answer.case.sentences[(place as { at: number }).at] as CaseSentence
      return `sentence ${id} runs after sentence ${value}`
    }),
  )

const facts: Readonly<Record<Fact, Words>> = {
  S_CREDIT_NOT_COUNTED: {
    clause: (reason, outcome) => `${credits(reason, outcome)} are left out`,
    ask: (reason, outcome) => `Were ${credits(reason, outcome)} taken off?`,
  },
  S_CREDIT_TWICE: {
    clause: (reason, outcome) => `${credits(reason, outcome)} are counted twice`,
    ask: (reason, outcome) => `How often were ${credits(reason, outcome)} taken off?`,
  },
  S_CREDIT_HALVED: {
    clause: (reason, outcome) => `half of ${credits(reason, outcome)} is counted`,
    ask: (reason, outcome) => `How many of ${credits(reason, outcome)} were taken off?`,
  },
  S_ADDED_NOT_COUNTED: {
    clause: () => 'the added days are not counted, or were given back',
    ask: () => 'How many added days were counted?',
  },
  S_AT_LARGE_NOT_COUNTED: {
    clause: () => 'the days away are not counted',
    ask: () => 'Which days away were counted?',
  },
  S_FIRST_DAY: {
    clause: (reason) => `the count begins on ${dayIn(reason)}`,
    ask: () => 'On which day does the count begin?',
  },
  S_RECALL_KIND: {
    clause: (reason) => `it is ${kindIn(reason)}`,
    ask: () => 'Which kind of recall is it?',
  },
  S_NO_RECALL: {
    clause: () => 'the recall is left out, and it is the first release date',
    ask: () => 'Is this the date after the recall?',
  },
  S_BEFORE_ACT: {
    clause: () => 'the rules from before the 2026 Act are used',
    ask: () => 'Were the rules of the 2026 Act used?',
  },
  S_WITHOUT_STAGE: {
    clause: () => 'the new rules are used without their stages',
    ask: () => 'Which stage of the new rules applies?',
  },
  S_EARLIER_LAW: {
    clause: (reason) => `the law is taken as it was on ${dayIn(reason)}`,
    ask: () => 'Which rules were used?',
  },
  S_CONCURRENT: {
    clause: ({ sentenceIds }) =>
      `${sentencesNamed(sentenceIds)} ${sentenceIds.length === 1 ? 'runs' : 'run'} at the same time as the others`,
    ask: ({ sentenceIds }) => `How do you run ${sentencesNamed(sentenceIds)}?`,
  },
  S_CONSECUTIVE: {
    clause: runsAfter,
    ask: ({ sentenceIds }) => `How do you run ${sentencesNamed(sentenceIds)}?`,
  },
  S_KIND: {
    clause: (reason, outcome) =>
      `${which(reason.sentenceIds, outcome)} is under other rules (${rulesInWords[first(reason).value as RegimeId]})`,
    ask: (reason, outcome) => `Which part of ${which(reason.sentenceIds, outcome)} is served in prison?`,
  },
}

const isFact = (code: ReasonCode): code is Fact => Object.hasOwn(facts, code)

/** A fact that gives the prison's date. It claims no more than that. */
function factText(reason: StatedReason, outcome: Outcome): string {
  const { code, form, sentenceIds } = reason
  if (code === 'S_DAY_OF_LEAVING') return 'It is the day on which the person is likely to leave prison.'
  if (code === 'S_ONE_RUN') return `It is the release date of ${sentencesNamed(sentenceIds)} alone.`
  const named = datesInWords(outcome.answer.dates.filter((date) => date.form === form))
  if (code === 'S_OTHER_DATE') return `It is another date of this case: ${named[0]?.name}.`
  return isFact(code) ? `You get that date if ${facts[code].clause(reason, outcome)}.` : ''
}

const numbers: Readonly<Partial<Record<ReasonCode, string>>> = {
  S_ADDED_DAYS: 'added in prison',
  S_AT_LARGE_DAYS: 'away without permission',
  S_CREDIT_DAYS: 'on remand',
}

/** A bare number of days that would do: never called the reason. */
const numberText = (reason: StatedReason, { answer }: Outcome): string =>
  `A further ${daysInWords(reasonDays(reason, answer))} ${numbers[reason.code]} would give it.`

const byKind = ({ reasons }: Stated, kind: StatedReason['kind']): readonly StatedReason[] =>
  reasons.filter((reason) => reason.kind === kind)

/** The rival answer whose day the prison gave. */
const rivalOf = ({ rivals, stated }: Outcome): Rival | undefined =>
  rivals.find(
    ({ answer }) => stated !== null && answer.release === stated.date && wayOutOf(answer) === 'automatic',
  )

const mayBe = 'That may be right. It may be a mistake.'
const unexplained = 'We found no single fact that gives it.'
const itsOwn = 'The prison knows more than we do. Its date stands unless it is changed.'

/** What to ask for, where nothing explains the date. */
export const workingAskedFor =
  'the working: the sentences that were counted, the part served, the days on remand or tag, and any days added or away'

/** "The prison’s date is 40 days later". */
function difference(outcome: Outcome, { differenceDays }: Stated): string {
  const days = differenceDays as number
  const { answer } = outcome
  // Where two days stand above, it has to be said from which it is counted.
  const isOne = dueDays(outcome).length === 1 && wayOutOf(answer) !== 'Parole Board first'
  const than = isOne ? '' : ` than ${inWords(answer.release as Day)}`
  return `The prison’s date is ${daysInWords(Math.abs(days))} ${days > 0 ? 'later' : 'earlier'}${than}`
}

/** As many facts as have room at the top; all of them are below. */
const mostAtTop = 2

function linesOf(outcome: Outcome, stated: Stated): readonly Line[] {
  const day = `${inWords(stated.date)}.`
  const said = byKind(stated, 'fact').map((reason) => factText(reason, outcome))
  const top = said.slice(0, mostAtTop).join(' ')
  if (stated.differenceDays === 0) return [line('The prison’s date', 'the same day.')]
  if (stated.differenceDays === null)
    return [line('The prison’s date', `${day} ${top || 'We have no release date to compare it with.'}`)]
  const rival = rivalOf(outcome)
  if (rival !== undefined)
    return [line('The prison’s date', `${day} It is the date ${rival.words.condition}.`)]
  if (said.length > 0) return [line(difference(outcome, stated), `${day} ${top} ${mayBe}`)]
  const [number] = byKind(stated, 'number')
  const only = number === undefined ? '' : ` ${numberText(number, outcome)} So would other things.`
  return [line(difference(outcome, stated), `${day} ${unexplained}${only} ${itsOwn}`)]
}

/** What to do about a date that is not ours. */
function nextOf(outcome: Outcome, stated: Stated): Line | null {
  if (stated.differenceDays === null) return null
  if (stated.differenceDays === 0) return line('Next', 'keep this page. Ask again if anything changes.')
  const rival = rivalOf(outcome)
  if (rival !== undefined) return line('Next', `ask the prison, “${rival.words.ask}”`)
  const [reason] = byKind(stated, 'fact')
  if (reason === undefined) return line('Next', 'print the page, and ask the prison for its working.')
  return isFact(reason.code)
    ? line('Next', `ask the prison, “${facts[reason.code].ask(reason, outcome)}”`)
    : line('Next', 'ask the prison, “What are the letters of this date?”')
}

/** The screen with the prison's date: after our own, and before how sure it is. */
export function withPrisonDate(screen: Screen, outcome: Outcome): Screen {
  const { stated } = outcome
  if (stated === null) return screen
  const next = nextOf(outcome, stated)
  const lines = screen.lines.map((own) => (own.label === 'Next' && next !== null ? next : own))
  const at = lines.findIndex(({ label }) => label === 'How sure' || label === 'Next')
  const place = at === -1 ? lines.length : at
  return { ...screen, lines: [...lines.slice(0, place), ...linesOf(outcome, stated), ...lines.slice(place)] }
}

/** Everything that was found about the prison's date, in sentences; facts first. */
function allTexts(outcome: Outcome, stated: Stated): readonly string[] {
  const found = byKind(stated, 'fact').map((reason) => factText(reason, outcome))
  const days = byKind(stated, 'number').map((reason) => numberText(reason, outcome))
  const rival = rivalOf(outcome)
  return [
    ...(rival === undefined
      ? []
      : [`${rival.words.why} The prison’s date is the one ${rival.words.condition}.`]),
    ...(found.length > 0 || rival !== undefined ? found : [unexplained]),
    ...(days.length === 0
      ? []
      : [`${days.join(' ')} That is only possible: some number of days always fits.`]),
    ...(stated.complete ? [] : ['There was more to try than we had room for.']),
  ]
}

/** The part of the page about the prison's date; null where it is ours, or none was told. */
export function prisonDateFold(outcome: Outcome): Html | null {
  const { stated } = outcome
  if (stated === null || stated.differenceDays === 0) return null
  return html`<ul class="govuk-list govuk-list--bullet">${allTexts(outcome, stated).map((text) => html`<li>${text}</li>`)}</ul>
<p>We say only what would give that date. We cannot say what the prison did. ${itsOwn}</p>
<p>Ask the prison for ${workingAskedFor}.</p>`
}

/** The same for the sheet that is handed in. */
export function prisonDateOnPaper(outcome: Outcome): Html | null {
  const { stated } = outcome
  if (stated === null || stated.differenceDays === 0) return null
  const how = stated.differenceDays === null ? 'The date I was given is' : `${difference(outcome, stated)}:`
  return html`<div class="paper__doubt"><p>${how} ${inWords(stated.date)}. ${allTexts(outcome, stated).join(' ')} Please show ${workingAskedFor}.</p></div>`
}
