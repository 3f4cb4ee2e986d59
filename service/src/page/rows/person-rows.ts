import { type Day, inWords, inWordsWithWeekday, parseDay } from '@requisite/law'
import { asksWhyAway, custodyReasons } from '@requisite/law/internal'
import { recalledIn } from '../../told/asked.ts'
import { type ToldTime, ticksIn } from '../../told/case.ts'
import { countsIn } from '../../told/counts.ts'
import type { PageCase } from '../../told/told.ts'
import { isUnread, shownIn, type Value } from '../../told/value.ts'
import { html } from '../html.ts'
import { paths } from '../link.ts'
import { recallInWords, sinceInWords } from '../told/in-words.ts'
import { beforeInWords, custodyWords, wayOutWords } from '../told/remand-in-words.ts'
import { capital, small } from '../told/text.ts'
import { putBack } from './before-rows.ts'
import type { LiveCase } from './known.ts'
import {
  type AskedRow,
  asking,
  button,
  checkable,
  deciding,
  field,
  inSentence,
  opening,
  type Part,
  rowForm,
  saying,
  selection,
  tap,
  unseen,
  use,
  using,
} from './row.ts'
import { wordsOf } from './row-of.ts'
import { sentenceShown } from './sentence-rows.ts'
import { sentenceTicks, timesAsked } from './times.ts'
import { isForLife } from './told-of.ts'

/** Whether the sentences do not all follow one another: then a recall can be for some of them. */
const isAnyBeside = ({ sentences }: LiveCase): boolean =>
  sentences.filter(({ consecutiveTo }) => consecutiveTo === undefined).length > 1

/** A day that was told, in words; what cannot be read as it was typed, and nothing where nobody knows it. */
export function plainDay(told: Value | undefined, said: (day: Day) => string = inWords): string {
  const day = told === undefined || isUnread(told) ? null : parseDay(String(told))
  return day !== null ? said(day) : told === 'unknown' ? '' : shownIn(told)
}

/** What was told of the case before: it may be another person, and stays out until somebody says that it is not. */
export function overRows({ over }: LiveCase): readonly AskedRow[] {
  const said = [...new Set(over.flatMap(({ said: told = '' }) => (told === '' ? [] : [told])))]
  return over.length === 0
    ? []
    : [
        {
          id: 'over',
          group: 'assumed',
          flag: null,
          action: 'Say which',
          name: `You had also told us: ${small(said.join('; ')) || 'something else'}`,
          what: 'for the words before these. It is left out',
          question: rowForm('Is it of this person and this case, too?', null, [
            tap('Keep it', 'keep=yes'),
            tap('Leave it out', 'nothing=yes'),
          ]),
        },
      ]
}

/** How old the person was when found guilty. */
export function ageRow(known: LiveCase): AskedRow {
  const { sentences, reading, by } = known
  const age = sentences[0]?.ageAtConviction ?? 'adult'
  const words = wordsOf('age', reading)
  const isTold = by.has('age') || age !== 'adult' || reading.age !== null
  const adult = { name: '18 or over', what: 'when found guilty' }
  return {
    id: 'age',
    group: isTold ? 'read' : 'assumed',
    flag: null,
    ...(age === 'child'
      ? {
          name: 'Under 18',
          what: words === '' ? 'when found guilty' : `“${ageWords(known)}”: when found guilty`,
        }
      : age === 'unknown'
        ? { name: 'Age: not known', what: 'when found guilty' }
        : adult),
    action: 'Change',
    about: words,
    question: rowForm('How old was the person when found guilty?', 'Also if they pleaded guilty.', [
      tap('18 or over', saying(inSentence(null, { ageAtConviction: 'adult' }))),
      opening(
        'Under 18',
        rowForm('What did the court call it?', null, [
          tap(
            'Section 250 detention',
            saying(inSentence(null, { ageAtConviction: 'child', called: 'section_250' })),
          ),
          tap(
            'Detention and training order',
            saying(inSentence(null, { ageAtConviction: 'child', called: 'dto' })),
          ),
          tap('I am not sure', saying(inSentence(null, { ageAtConviction: 'child', called: 'unsure' }))),
        ]),
      ),
      tap('I do not know', saying(inSentence(null, { ageAtConviction: 'unknown' }))),
    ]),
  }
}

/** "he is 17": with the word before it, where it is one of those that stand for a person. */
function ageWords({ reading }: LiveCase): string {
  const piece = reading.pieces.find(({ what }) => what === 'age')
  if (piece === undefined) return ''
  const before = /\b(?:he|she|they|who)\s+$/i.exec(reading.text.slice(0, piece.from))?.[0] ?? ''
  return `${before}${reading.text.slice(piece.from, piece.to)}`
}

/** Whether there is another sentence. */
export function othersRow(known: LiveCase, isHeld: boolean, trying: LiveCase | undefined): AskedRow {
  const count = countsIn(...known.sentences)
  // A sentence that is told beside a recall is the new one.
  const isRecall = known.recall !== null && !isAnyBeside(known)
  const isUnknown = known.person.otherSentences === 'unknown'
  const shown = isHeld
    ? { name: 'Another sentence', what: null, action: 'Add it' }
    : isUnknown
      ? { name: 'Another sentence: not known', what: 'it could make the date later', action: 'Change' }
      : isRecall
        ? { name: 'No new sentence', what: 'since the recall', action: 'Add one' }
        : {
            name: count > 1 ? `Only these ${count}` : 'Only this sentence',
            what: 'no other one still running',
            action: 'Add one',
          }
  const unread = new URLSearchParams(known.unread.at(-1)?.say).get('line') ?? ''
  const read = trying?.isTrying === true ? trying.sentences.at(-1) : undefined
  const radio = (value: string, label: string): Part => checkable('radio', 'runs', value, label)
  return {
    id: 'others',
    flag: null,
    isLine: true,
    ...shown,
    group: isHeld ? 'held' : isUnknown ? 'read' : 'assumed',
    question: asking`<div class="q">
${field({
  name: 'line',
  label: 'What else did the court say?',
  value: unread,
  hint: 'Its own words, or short. It goes into the box as a line of its own.',
})}
${read !== undefined && html`<p class="live"><b>We read:</b> ${small(sentenceShown(read))}.</p>`}
${field({ name: 'on', label: 'Which day, if not the same?' })}
<fieldset><legend class="leg">How does it run?</legend>
${radio('consecutive', 'After the first (consecutive)')}
${radio('concurrent', 'At the same time (concurrent)')}
${radio('', 'I am not sure')}</fieldset>
<div class="and">${use('Add it')}${button('Not now', html`type="button" class="btn" data-close`)}</div>
<div class="more">${tap('There is one, but I do not know it', saying({ otherSentences: 'unknown' }))}</div></div>`,
  }
}

const recallNames: Readonly<Record<string, string>> = {
  fixed_term_56: 'Recall, 56 days',
  fixed_term_28: 'Recall, 28 days',
  fixed_term_14: 'Recall, 14 days',
  standard: 'Standard recall',
  curfew: 'Recall from a tag',
}

const recallKinds = [
  ['fixed_term_56', '56 days'],
  ['fixed_term_28', '28 days'],
  ['fixed_term_14', '14 days'],
  ['standard', 'Standard'],
  ['curfew', 'From a tag'],
  ['unknown', 'I am not sure'],
] as const

/** A recall: its kind, the day of the return, and the day on which it was decided. */
export function recallRow(known: LiveCase, isHeld: boolean): AskedRow {
  const { recall, reading } = known
  const isRecalled = recall !== null
  const kind = shownIn(recall?.type)
  const returned = recall?.returnToCustodyDate
  const back =
    typeof returned === 'string' && parseDay(returned) !== null
      ? plainDay(returned, inWordsWithWeekday)
      : null
  const details = asking`${unseen('recall', 'true')}<fieldset><legend class="leg">Which kind do the papers say?</legend>${recallKinds.map(
    ([value, label]) => checkable('radio', 'recall.type', value, label, value === kind),
  )}</fieldset>
${field({
  name: 'recall.returnToCustodyDate',
  label: 'Which day were they back in prison?',
  value: plainDay(returned),
  hint: 'For example, 9 November 2026.',
})}
${field({
  name: 'recall.recallDate',
  label: 'Which day was the recall?',
  value: plainDay(recall?.recallDate),
  hint: 'It is on the recall papers. Leave it empty if you do not know it.',
})}${
  isAnyBeside(known) &&
  sentenceTicks(
    known,
    {
      name: 'recall.sentenceIds',
      legend: 'Which sentences is the recall for?',
      hint: 'They are named on the recall papers. If none is ticked, we take those passed before it.',
    },
    ticksIn(shownIn(recall?.sentenceIds) || (recall === null ? '' : recalledIn(known.sentences, recall))),
  )
}<div class="and">${use()}</div>`
  return {
    id: 'recall',
    flag: null,
    about: wordsOf('recall', reading),
    group: isRecalled ? 'read' : isHeld ? 'held' : 'assumed',
    ...(isRecalled
      ? {
          name: recallNames[kind] ?? (isForLife(known) ? 'Recall' : 'Recall, kind not known'),
          what: back === null ? 'the day of the return is not told' : `back in prison ${back}`,
          action: 'Change',
        }
      : isHeld
        ? { name: 'Called back (recall)', what: null, action: 'Add it' }
        : { name: 'No recall', what: 'not called back to prison after being let out', action: 'Change' }),
    question: asking`${putBack(known, 'recall')}${rowForm('Was the person let out, and called back?', null, [
      tap('No', saying({ recall: '' })),
      opening('Yes', details),
    ])}`,
  }
}

/** The day of the return or of the recall, where it is not told. */
export function recallDayRow(
  known: LiveCase,
  name: 'returnToCustodyDate' | 'recallDate',
  flag: string,
): AskedRow {
  const isReturn = name === 'returnToCustodyDate'
  const other = isReturn ? 'recallDate' : 'returnToCustodyDate'
  const told = plainDay(known.recall?.[other])
  return {
    id: 'recallDay',
    group: 'marked',
    flag,
    name: isReturn ? 'The day of the return' : 'The day of the recall',
    what: 'after the recall',
    action: 'Add it',
    question: asking`<div class="q">${told !== '' && unseen(`recall.${other}`, told)}${using(
      field({
        name: `recall.${name}`,
        label: isReturn ? 'Which day were they back in prison?' : 'On what day was the recall decided?',
        hint: 'It is on the recall papers.',
      }),
    )}${!isReturn && asking`<div class="more">${tap('I do not know it', saying({ 'recall.recallDate': 'unknown' }))}</div>`}</div>`,
    decides: isReturn ? 'the day of the return' : 'the day of the recall',
    asked: isReturn ? 'which day were they back in prison?' : 'on what day was the recall decided?',
  }
}

/** Whether every sentence that is told was passed after the recall: it is none of them that was recalled. */
export function isRecallBefore({ recall, sentences }: LiveCase): boolean {
  const dayOf = (value: Value | undefined): Day | null => (typeof value === 'string' ? parseDay(value) : null)
  const [called, back] = [dayOf(recall?.recallDate), dayOf(recall?.returnToCustodyDate)]
  const day = called ?? back
  const starts = sentences.map(({ startDate }) => dayOf(startDate))
  return day !== null && starts.length > 0 && starts.every((start) => start !== null && start >= day)
}

/** A recall before the sentences: it has ended, or the sentence that it is for is not told. */
export const recallBeforeRow = (known: LiveCase): AskedRow => ({
  id: 'recall',
  ...deciding,
  name: recallNames[shownIn(known.recall?.type)] ?? 'The recall',
  what: 'it was before this sentence',
  action: 'Say which',
  about: wordsOf('recall', known.reading),
  question: rowForm(
    'The recall was before this sentence. Has it ended?',
    null,
    [
      tap('Yes, only this sentence counts now', saying({ recall: '' })),
      opening(
        'No, or I do not know',
        html`<p>Then the older sentence counts too. Add it above, or under “Only this sentence”: how long it was, and its day.</p>`,
      ),
    ],
    null,
    false,
  ),
  decides: 'whether the recall has ended',
  asked: 'has the recall ended, that was before this sentence?',
})

/** The kind of a recall, where it is not told. */
export function kindOfRecallRow(known: LiveCase): AskedRow {
  const { recallDate, returnToCustodyDate, sentenceIds } = known.recall ?? {}
  const rest = Object.fromEntries(
    Object.entries({
      recall: 'true',
      'recall.recallDate': recallDate === 'unknown' ? recallDate : plainDay(recallDate),
      'recall.sentenceIds': shownIn(sentenceIds),
      'recall.returnToCustodyDate': plainDay(returnToCustodyDate),
    }).filter(([, value]) => value !== ''),
  )
  return {
    id: 'recall',
    ...deciding,
    name: 'The kind of recall',
    told: 'called back to prison',
    what: 'it is on the recall papers',
    about: wordsOf('recall', known.reading),
    question: rowForm(
      'Which kind do the papers say?',
      null,
      recallKinds.map(([value, label]) => tap(label, saying({ ...rest, 'recall.type': value }))),
    ),
    decides: 'the kind of recall',
    asked: 'which kind of recall do the papers say?',
  }
}

/** Whether they were out on a tag when they were called back. */
export function tagRow({ recall }: LiveCase): AskedRow {
  const onTag = recall?.onTag
  return {
    id: 'tag',
    group: onTag === undefined ? 'assumed' : 'read',
    flag: null,
    action: 'Change',
    what: 'when called back',
    name: onTag === true ? 'On a tag' : onTag === 'unknown' ? 'On a tag: not known' : 'Not on a tag',
    question: rowForm('Were they out on a tag when called back?', null, [
      tap('No', saying({ 'recall.onTag': 'no' })),
      tap('Yes', saying({ 'recall.onTag': 'yes' })),
      tap('I do not know', saying({ 'recall.onTag': 'unknown' })),
    ]),
  }
}

/** What has happened since the sentence. */
export function sinceRow(known: LiveCase, told: PageCase | null, isHeld: boolean): AskedRow {
  const { recall, addedDays, unlawfullyAtLarge, otherCustody } = known
  const row = 'since'
  const added = told?.recall?.addedDaysAfterReturn
  const said =
    told === null
      ? []
      : [
          sinceInWords({ ...told, recall: null, statedReleaseDate: null, statedDates: null }),
          added == null ? '' : recallInWords({ addedDaysAfterReturn: added } as never),
          ...beforeInWords({ ...told, remand: [] }),
        ].filter((part) => part !== '')
  const days = (name: string, told: Value | undefined, label: string): Part =>
    field({ name, label, value: shownIn(told), isNumber: true })
  const day = (name: string, told: Value | undefined, label: string, hint?: string): Part =>
    field({ name, label, value: plainDay(told), ...(hint && { hint }) })
  return {
    id: row,
    flag: null,
    about: wordsOf(row, known.reading),
    group: said.length > 0 ? 'read' : isHeld ? 'held' : 'assumed',
    ...(said.length > 0
      ? { name: capital(said.join('; ')), what: 'since the sentence', action: 'Change' }
      : isHeld
        ? { name: 'Days added in prison', what: null, action: 'Add them' }
        : { name: 'Nothing since then', what: 'no added days, not away', action: 'Change' }),
    question: asking`${putBack(known, row)}<fieldset class="q"><legend class="leg">What has happened since?</legend>
<div class="opts">${opening(
      'Days were added in prison',
      asking`${timesAsked(
        addedDays,
        (award, at, numbered) =>
          asking`${days(`addedDays${at}.days`, award.days, numbered('How many days were added?'))}
${day(`addedDays${at}.date`, award.date, numbered('On what day?'), 'Leave it empty if you do not know.')}`,
        'If there are more, add their days to the last.',
      )}${using(null)}`,
    )}${
      // Beside other sentences each award has its day, and is asked for with it.
      recall !== null &&
      !isAnyBeside(known) &&
      opening(
        'Days were added in prison since the return',
        using(
          days('recall.addedDaysAfterReturn', recall.addedDaysAfterReturn, 'How many, less any given back?'),
        ),
      )
    }${opening(
      'The person was away without permission',
      asking`${timesAsked(
        unlawfullyAtLarge,
        (time, at, numbered) =>
          asking`${day(`unlawfullyAtLarge${at}.fromDate`, time.fromDate, numbered('From which day?'))}
${day(`unlawfullyAtLarge${at}.toDate`, time.toDate, numbered('To which day?'))}
${removalTick(time, at)}`,
        'If there are more, the prison must count: our date is too early.',
      )}${using(null)}`,
    )}${opening(
      'Days were served for something else',
      asking`<p>For example on recall from an older sentence. Those days do not count again.
Leave out the sentences that you tell us here.</p>
${timesAsked(
  otherCustody,
  (time, at, numbered) =>
    asking`${day(`otherCustody${at}.fromDate`, time.fromDate, numbered('First day'))}
${day(`otherCustody${at}.toDate`, time.toDate, numbered('Day of release'))}
${whySelect(time, at, numbered('What was it?'))}
${time.why === 'sentence' && howSelect(time, at)}`,
  'If there is more, the prison must count: our date may be too early.',
)}${using(null)}`,
    )}${said.length > 0 && tap('Nothing has happened', 'nothing=yes')}</div></fieldset>`,
  }
}

const whySelect = (time: ToldTime, at: string, label: string): Part =>
  selection(
    `otherCustody${at}.why`,
    label,
    [['', ''], ...custodyReasons.map((why) => [why, capital(custodyWords[why])] as const)],
    time.why,
  )

/** How the person left a sentence. */
export const howSelect = (time: ToldTime, at: string): Part =>
  selection(
    `otherCustody${at}.how`,
    'How?',
    [
      ['', 'On the release date, or do not know'],
      ...Object.entries(wayOutWords).map(([how, words]) => [how, capital(words)] as const),
    ],
    time.how,
  )

/** Where it can matter: whether a time away came after a removal. */
function removalTick({ fromDate, toDate, why }: ToldTime, at: string): Part {
  const [first, last] = [parseDay(String(fromDate)), parseDay(String(toDate))]
  if (first === null || last === null || !asksWhyAway({ fromDate: first, toDate: last })) return null
  const name = `unlawfullyAtLarge${at}.why`
  return checkable('checkbox', name, 'removal', 'They had been removed to be deported', why === 'removal')
}

/** The day of a recall of which the words did not tell the year, and no row has told it. */
export function dayOfYearTaken({
  recall,
  reading,
  by,
}: LiveCase): 'returnToCustodyDate' | 'recallDate' | null {
  const { yearTaken, ...read } = reading.recall ?? {}
  if (yearTaken === undefined || by.has('recall') || by.has('year')) return null
  const name = yearTaken === 'returned' ? 'returnToCustodyDate' : 'recallDate'
  return recall?.[name] === read[yearTaken] ? name : null
}

/** The year of the return, or of the recall, where the words did not tell it. */
export function yearRows(known: LiveCase): readonly AskedRow[] {
  const name = dayOfYearTaken(known)
  return name === null
    ? []
    : [
        {
          ...recallDayRow(known, name, ''),
          id: 'year',
          group: 'assumed',
          flag: null,
          action: 'Change',
          name: plainDay(known.recall?.[name]),
          what: 'the year was not told: we took the last one',
        },
      ]
}

/** No sentence is passed yet: there is another page for that. */
export const noSentenceRow: AskedRow = {
  id: 'no-sentence',
  group: 'held',
  flag: null,
  action: 'See it',
  name: 'There is no sentence yet',
  what: 'what a sentence would mean',
  question: html`<div class="q"><p><a class="govuk-link" href="${paths.whatIf}">If the court gives this, when is release?</a></p></div>`,
}

/** On remand for a new case: it holds the person, and is no part of this sentence. */
export const newCaseRow: AskedRow = {
  id: 'new-case',
  group: 'held',
  flag: null,
  action: 'Add it',
  name: 'On remand for a new case',
  what: null,
  question: html`<div class="q">
<p>Then a court decides about the new case. Until it does, the person can be kept in prison.
This date is for the old sentence only.</p></div>`,
}
