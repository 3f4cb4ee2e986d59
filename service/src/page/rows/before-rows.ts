import { addDays, daysInWords, inWords, parseDay } from '@requisite/law'
import { creditFacts, dateOf, daysOfMonths, factWords, remandInBrief } from '@requisite/law/internal'
import { inUnits } from '../../court-words/length.ts'
import { offeredRemand } from '../../court-words/questions.ts'
import { isCreditTold, isDayTold, ticksOf } from '../../told/case.ts'
import { askedOf, type PageCase, startOf } from '../../told/told.ts'
import { isUnread, numberIn, shownIn, type Value } from '../../told/value.ts'
import { answerToCase } from '../ask.ts'
import { type Content, html } from '../html.ts'
import { dateBeside } from '../told/day-in-words.ts'
import { lostInWords } from '../told/remand-in-words.ts'
import { listed } from '../told/text.ts'
import type { LiveCase } from './known.ts'
import {
  type AskedRow,
  asking,
  field,
  inSentence,
  numberField,
  opening,
  type Part,
  placeOfSentence,
  rowForm,
  saying,
  tap,
  unfolding,
  using,
} from './row.ts'
import { wordsOf } from './row-of.ts'
import { sentenceTicks, timesAsked } from './times.ts'
import { isCreditHalfTold } from './told-of.ts'

/** Fewest and most days of the months on remand: "242 to 245 days". */
function daysOfMonthsSaid({ credit }: LiveCase): string {
  const [fewest, most] = daysOfMonths[numberIn(credit.remandCreditMonths)] ?? [0, 0]
  return fewest === most ? daysInWords(most) : `${fewest} to ${most} days`
}

/** "8 months is 242 to 245 days". */
export const monthsInDays = (known: LiveCase): string => {
  const months = inMonths(shownIn(known.credit.remandCreditMonths))
  return `${months} is ${daysOfMonthsSaid(known)}`
}

/** "242 days count: 20 March to 16 November 2026, the day before the sentence." */
function countSaid(told: PageCase | null, known: LiveCase): Content {
  if (told?.remand === undefined) return null
  const answer = answerToCase(askedOf(told))
  const brief = 'refusals' in answer ? null : remandInBrief(answer)
  if (brief === null || 'refusals' in answer) return null
  const [first] = told.remand
  const isTillSentence =
    told.remand.length === 1 &&
    first !== undefined &&
    first.toDate === undefined &&
    known.sentences.every(isDayTold)
  const from = parseDay(first?.fromDate ?? '')
  const last = told.sentences[0] === undefined ? null : addDays(startOf(told.sentences[0]), -1)
  const when =
    isTillSentence && from !== null && last !== null && brief.lost.length === 0
      ? ` ${dateBeside(from, last)} to ${inWords(last)}, the day before the sentence.`
      : ` ${lostInWords(brief)}`
  return html`<b>${daysInWords(brief.days)} ${brief.days === 1 ? 'counts' : 'count'}:</b>${when}`
}

/** The times on remand: from, to where it ended earlier and, beside other sentences, what each was for. */
export function timesOnRemand(known: Pick<LiveCase, 'remand' | 'sentences'>): Part {
  const { remand, sentences } = known
  const isForAsked = sentences.length > 1 || remand.some((time) => ticksOf(time).length > 0)
  return timesAsked(
    remand,
    (time, at, numbered) => {
      const to = field({
        name: `remand${at}.toDate`,
        label: numbered('What was the last day?'),
        value: shortFigures(time.toDate),
      })
      const from = field({
        name: `remand${at}.fromDate`,
        label: numbered('What was the first day?'),
        value: shortFigures(time.fromDate),
        hint: 'The day a court sent the person to prison. Not the day of arrest.',
      })
      return asking`${from}
${unfolding('It ended earlier', to, time.toDate !== undefined)}
${
  isForAsked &&
  sentenceTicks(
    known,
    {
      name: `remand${at}.sentenceIds`,
      legend: numbered('For which?'),
      hint: 'Also a charge that took its place, on the same facts. If you do not know, tick none: then we count it for all.',
    },
    ticksOf(time),
    [
      ['no_sentence', 'A charge that ended without prison'],
      ['not_concluded', 'A charge that is not decided yet'],
    ],
  )
}`
    },
    'If there are more, empty these and use “I know the number”: the prison or the solicitor has the number.',
  )
}

const askedFirst: ReadonlySet<string> = new Set(['remandCreditDays', 'taggedBailCreditDays'])
/** Other days that count as served. */
const otherCredits = creditFacts.filter((name) => !askedFirst.has(name))

/** The days before the sentence: on remand, or on a tag. */
export function remandRow(
  known: LiveCase,
  told: PageCase | null,
  group: 'marked' | 'read' | 'assumed',
  trying: PageCase | null = null,
): AskedRow {
  const { credit, remand, reading, by, lapsed, sentences } = known
  const row = 'remand'
  const { remandLength } = reading.credit
  const words = wordsOf(row, reading)
  const isByHand = by.has(row)
  const isMonths = credit.remandCreditMonths !== undefined
  const daysFrom = remand.flatMap(({ fromDate }) => parseDay(String(fromDate)) ?? [])
  const before = sentences.length > 1 ? 'before the sentences' : 'before the sentence'
  const days = /^(?:0|unknown)$/.test(shownIn(credit.remandCreditDays))
    ? ''
    : shownIn(credit.remandCreditDays)
  const [tag, onTag] = [shownIn(credit.taggedBailCreditDays), shownIn(credit.daysOnTag)]
  const open = reading.questions.find(({ ask }) => ask === 'remand_days')
  const offered = offeredRemand(open?.days ?? [], reading)
  const dates = asking`${timesOnRemand(known)}${using(null, countSaid(trying ?? told, known))}`
  const numberOf = numberField(placeOfSentence(1, 'remandCreditDays'), 'How many days on remand?', days)
  const isMonthsOpen = isMonths && !isByHand
  const asMonths = inSentence(1, { remandCreditMonths: shownIn(credit.remandCreditMonths) })
  const daysTakenOff = field({
    name: placeOfSentence(1, 'taggedBailCreditDays'),
    label: 'How many days did the court take off?',
    hint: 'It is about half of the days on tag.',
    value: onTag === '' ? tag : '',
    isNumber: true,
  })
  const daysOnTag = field({
    name: placeOfSentence(1, 'daysOnTag'),
    label: 'If you do not know it: how many days on the tag?',
    hint:
      'Count each day on bail with a curfew of 9 hours or more and an electronic tag. ' +
      'The court says how many of them count. Half of those are taken off.',
    value: onTag,
    isNumber: true,
  })
  const question = isMonthsOpen
    ? asking`<fieldset class="q"><legend class="leg">“${words.replace(/^did /, '')}”: what was the first day?</legend>
${dates}
<div class="more">${unfolding('I know the number', numberOf)}${tap('I do not know', saying(asMonths))}</div></fieldset>`
    : asking`${putBack(known, row)}${rowForm(
        'Was the person in prison before the sentence?',
        'On remand for this case. Each day comes off.',
        [
          ...offered.map(({ label, from }) => tap(`Since ${label}`, saying({ 'remand[0].fromDate': from }))),
          tap('No', saying(inSentence(1, { remandCreditDays: '0' }))),
          opening('Yes', asking`${dates}${unfolding('I know the number', numberOf)}`),
          tap('I do not know', saying(inSentence(1, { remandCreditDays: 'unknown' }))),
        ],
        asking`${unfolding(
          'On a tag instead',
          asking`${daysTakenOff}
${using(daysOnTag, tagSaid(onTag, tag))}`,
        )}${otherCredits.map((name) =>
          unfolding(
            factWords.sentence[name].name,
            using(
              field({
                name: placeOfSentence(1, name),
                label: factWords.sentence[name].name,
                value: shownIn(credit[name]),
                isNumber: true,
              }),
            ),
          ),
        )}`,
      )}`
  const shown = remandShown()
  return {
    id: row,
    question,
    about: words,
    decides: isMonthsOpen ? '' : 'days in prison before the sentence',
    asked: isMonthsOpen
      ? `${words}: what was the first day?`
      : 'was the person in prison before the sentence?',
    group,
    flag: group === 'marked' ? 'Decides the date' : null,
    ...shown,
    ...(lapsed.has(row) && {
      what: html`The words now say ${shown.name}. You said ${lapsed.get(row)}.`,
    }),
  }

  function remandShown(): Pick<AskedRow, 'name' | 'what' | 'action'> {
    if (isCreditHalfTold(known))
      return { name: `“${words}”`, what: 'we read only a part: which days, or how many?', action: 'Add them' }
    if (!isCreditTold(known) && group !== 'assumed')
      return words === ''
        ? { name: 'Days on remand', what: before, action: 'Add them' }
        : {
            name: `“${words}”`,
            what: group === 'read' ? 'it does not change the date' : 'since when, or how many?',
            action: 'Add them',
          }
    if (isMonths)
      return {
        name:
          remandLength === undefined
            ? `${inMonths(shownIn(credit.remandCreditMonths))} on remand`
            : `${inUnits(remandLength)} on remand`,
        what: daysOfMonthsSaid(known),
        action: 'Add the day',
      }
    if (credit.remandCreditDays === 'unknown')
      return { name: 'Days on remand: not known', what: before, action: 'Change' }
    if (daysFrom.length > 0) {
      const brief = told === null ? null : briefOf(told)
      return {
        name: `On remand from ${listed(daysFrom.map(inWords))}`,
        what: brief === null ? before : `${daysInWords(brief)} ${brief === 1 ? 'counts' : 'count'}`,
        action: 'Change',
      }
    }
    const both = [
      days === '' || days === '0' ? '' : `${plural(days)} on remand`,
      tag === '' || tag === '0' ? '' : `${plural(tag)} for a tag`,
      ...otherCredits.map((name) =>
        /[^0]/.test(shownIn(credit[name]))
          ? `${plural(shownIn(credit[name]))} ${factWords.sentence[name].said}`
          : '',
      ),
    ].filter((part) => part !== '')
    return both.length === 0
      ? { name: 'No days on remand', what: before, action: 'Change' }
      : { name: both.join(', '), what: before, action: 'Change' }
  }
}

/** What the days on a tag give, where they were told. */
const tagSaid = (onTag: string, tag: string): string | null =>
  onTag === ''
    ? null
    : `${plural(onTag)} on tag give ${plural(tag)} of credit: half of them, and half a day counts as a day.`

const plural = (days: string): string => (/^\d+$/.test(days) ? daysInWords(Number(days)) : `${days} days`)
const inMonths = (months: string): string => `${months} ${months === '1' ? 'month' : 'months'}`

/** A day as it is typed, "16/11/2026"; what cannot be read as it was. */
function shortFigures(told: Value | undefined): string {
  const day = told === undefined || isUnread(told) ? null : parseDay(String(told))
  if (day === null) return shownIn(told)
  const { year, month, date } = dateOf(day)
  return `${date}/${month}/${year}`
}

const briefOf = (told: PageCase): number | null => {
  const answer = answerToCase(askedOf(told))
  return 'refusals' in answer ? null : (remandInBrief(answer)?.days ?? null)
}

/** Where row and words differ: the way back to the words, or to what was answered. */
export function putBack({ by, lapsed, reading }: LiveCase, row: string): Part {
  const words = wordsOf(row, reading)
  const old = lapsed.get(row)
  if (old !== undefined) return asking`<div class="more">${tap(`Keep ${old}`, 'keep=yes')}</div>`
  if (by.get(row) !== 'row' || words === '') return null
  const said = /\d+/.exec(words)?.[0]
  return asking`<div class="more">${tap(said === undefined ? 'Put it back' : `Put it back to ${said}`, 'back=yes')}</div>`
}

/** Whether the court took the days off a minimum term already. */
export function minimumRow(known: LiveCase, days: number, isMarked: boolean): AskedRow {
  const isTaken = known.sentences[0]?.creditTakenOffMinimum
  const isTold = isTaken !== undefined
  const took = isTaken === true ? 'took' : isTaken === false ? 'did not take' : 'may have taken'
  return {
    id: 'minimum-1',
    group: isMarked ? 'marked' : 'read',
    flag: isMarked ? 'Decides the date' : null,
    name: `${daysInWords(days)} on remand`,
    told: `the court ${took} the days on remand off`,
    what: isTaken === true ? 'taken off by the court' : 'taken off by us. Did the court do it already?',
    action: isTold ? 'Change' : 'Add it',
    question: rowForm(`Did the court take the ${daysInWords(days)} off the minimum term already?`, null, [
      tap('Yes', saying(inSentence(1, { creditTakenOffMinimum: 'true' }))),
      tap('No', saying(inSentence(1, { creditTakenOffMinimum: 'false' }))),
      tap('I do not know', saying(inSentence(1, { creditTakenOffMinimum: 'unknown' }))),
    ]),
    decides: 'did the court take the days off already?',
    asked: 'did the court take the days off the minimum term already?',
  }
}

/** Whether it was suspended, of a sentence that a court suspends as a rule. */
export function suspendedRow(known: LiveCase, isMarked: boolean): AskedRow {
  const told = known.sentences[0]?.notSuspended
  return {
    id: 'suspended',
    group: isMarked ? 'marked' : 'read',
    flag: isMarked ? 'Decides the date' : null,
    ...(isMarked
      ? { name: 'Suspended?', what: 'or sent to prison', action: 'Add it' }
      : told === true
        ? { name: 'It was not suspended', what: 'the person went to prison', action: 'Change' }
        : told === 'no'
          ? { name: 'It was suspended', what: 'nobody goes to prison for it now', action: 'Change' }
          : { name: 'Suspended: not known', what: 'it decides the date', action: 'Change' }),
    question: rowForm(
      'Was the sentence suspended?',
      'A court must suspend 12 months or less for an adult, unless an exception applies.',
      [
        tap('No, it was not', saying(inSentence(null, { notSuspended: 'true' }))),
        tap('Yes', saying(inSentence(null, { notSuspended: 'no' }))),
        tap('I do not know', saying(inSentence(null, { notSuspended: 'unknown' }))),
      ],
    ),
    decides: 'was it suspended? If it was, nobody goes to prison for it now',
    asked: 'was the sentence suspended?',
  }
}

/** A suspended sentence that nobody is in prison for. */
export const activatedRow = (known: LiveCase): AskedRow => ({
  id: 'activated-1',
  group: 'read',
  flag: null,
  ...(known.sentences[0]?.activated === true
    ? { name: 'Put into effect', what: 'a court has sent the person to prison for it' }
    : { name: 'Not put into effect', what: 'no court has sent the person to prison for it' }),
  action: 'Change',
  question: rowForm('Has a court since sent the person to prison for it?', null, [
    tap('Yes', saying(inSentence(1, { activated: 'yes' }))),
    tap('No', saying(inSentence(1, { activated: 'no' }))),
  ]),
})
