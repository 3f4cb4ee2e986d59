import { addDays, type Day, inWords, inWordsWithWeekday, isoDate, offenceByKey } from '@requisite/law'
import { monthInWords, searchOffences } from '@requisite/law/internal'
import { extensionUnits, isDayTold, isLengthTold, kindOf, type ToldSentence } from '../../told/case.ts'
import { countsIn, placeOfCounts } from '../../told/counts.ts'
import { courtLength, extensionTold, lengthOf } from '../../told/length.ts'
import { namesOfAmong, type PageSentence, startOf } from '../../told/told.ts'
import { isUnread, shownIn } from '../../told/value.ts'
import type { Outcome } from '../answer/outcome.ts'
import { type Content, html } from '../html.ts'
import { kindTold } from '../told/in-words.ts'
import { offenceInWords } from '../told/offence-in-words.ts'
import { listed, small } from '../told/text.ts'
import type { LiveCase } from './known.ts'
import {
  type AskedRow,
  asking,
  checkable,
  deciding,
  field,
  inSentence,
  opening,
  type Part,
  placeOfSentence,
  rowForm,
  saying,
  tap,
  unfolding,
  unseen,
  use,
  using,
} from './row.ts'
import { wordsOf } from './row-of.ts'

/** The length as the court said it; what cannot be read stays as it was typed. */
const lengthShown = (fields: ToldSentence): string =>
  courtLength(lengthOf(fields)) || shownIn(fields.sentenceYears)

function extensionShown(fields: ToldSentence): string {
  const { years, months } = extensionTold(fields)
  if (years + months === 0) return ''
  return ` and ${months === 0 ? years : courtLength({ years, months, weeks: 0, days: 0 })} on licence`
}

/** The offence of a sentence, where it is told. */
const offenceOf = ({ offenceKey, offenceAmong }: ToldSentence): ReturnType<typeof offenceInWords> =>
  offenceInWords({
    offenceKey: shownIn(offenceKey),
    ...(typeof offenceAmong === 'string' && { offenceAmong }),
  })
const offenceTitle = (fields: ToldSentence): string | null => offenceOf(fields)?.name ?? null

/** "Robbery, 3 years", "Murder, life, minimum 18 years". */
export function sentenceShown(fields: ToldSentence): string {
  const kind = kindOf(fields)
  const length = lengthShown(fields)
  const term =
    kind === 'whole_life'
      ? 'whole life order'
      : kind === 'life' || kind === 'ipp'
        ? `${kind === 'life' ? 'life' : 'IPP'}${length === '' ? '' : `, minimum ${length}`}`
        : `${length}${kind === 'eds' ? extensionShown(fields) : ''}`
  const offence = offenceTitle(fields)
  const all = offence === null ? term : `${offence}, ${term}`
  return all.slice(0, 1).toUpperCase() + all.slice(1)
}

/** The kind, where it is not in the name already. */
function kindShown(fields: ToldSentence, told: PageSentence | undefined): string {
  const kind = kindOf(fields)
  if (kind === 'life' || kind === 'ipp' || kind === 'whole_life') return ''
  if (fields.activated !== undefined)
    return fields.activated === true ? 'suspended sentence put into effect' : 'suspended sentence'
  if (kind === 'sds' && told?.sentenceType !== 'section_250') return 'standard sentence'
  return small(kindTold(told ?? { sentenceType: kind }))
}

const passedShown = (told: PageSentence | undefined, fields: ToldSentence): string =>
  !isDayTold(fields) || told === undefined
    ? ''
    : told.startMonth != null
      ? `passed in ${monthInWords(told.startMonth)}`
      : `passed ${inWordsWithWeekday(startOf(told))}`

function runsShown(fields: ToldSentence, at: number, follows: number, outcome: Outcome | null): Content {
  // Beside a recall a sentence that does not decide the last day can decide the first.
  const isIdle =
    outcome !== null &&
    outcome.answer.recalled === null &&
    !outcome.answer.decidedBy.release.includes(String(at))
  if (at === 1) return isIdle && html`<b>Adds nothing</b>`
  const nothing = isIdle && html`. <b>Adds nothing</b>`
  if (fields.howItRuns === 'unknown') return 'how it runs: not known'
  return fields.consecutiveTo !== undefined
    ? html`after sentence ${follows}${nothing}`
    : html`at the same time${nothing}`
}

/** Sentences that are the same, one right after the other, stand in one row. */
const sameAs = (a: ToldSentence, b: ToldSentence): boolean => {
  const plain = ({ howItRuns: _, ...rest }: ToldSentence): string =>
    JSON.stringify(Object.entries(rest).sort())
  return plain(a) === plain(b) && b.howItRuns !== 'unknown' && a.consecutiveTo === undefined
}

const kinds = [
  ['Standard', { sentenceType: 'sds' }],
  ['Extended', { sentenceType: 'eds' }],
  ['Life', { sentenceType: 'life' }],
  ['Suspended', { sentenceType: 'sds', activated: 'no' }],
] as const

/** The kinds that are chosen from a list, with what the papers call them. */
const otherKinds = {
  ipp: 'IPP or DPP, for public protection',
  sds_plus: 'SDS+, a standard sentence for a serious offence',
  sopc: 'Special sentence, “offender of particular concern”',
  terrorism: 'A sentence for a terrorism offence, not for life',
  dto: 'Detention and training order',
  fine_default: 'Prison for not paying',
  contempt: 'Prison for contempt of court',
  supervision_default: 'Back in prison for breaking supervision',
  whole_life: 'Whole life order',
} as const

/** What stands of a sentence besides what is tapped: a tap changes one thing. */
const kept = (fields: ToldSentence, ...names: readonly (keyof ToldSentence)[]): Record<string, string> =>
  Object.fromEntries(
    names.flatMap((name) => (fields[name] === undefined ? [] : [[name, shownIn(fields[name])]])),
  )

/** Its kind, and how it runs, as a row sends them. */
function keptKind({ sentenceType, wholeLife, activated }: ToldSentence): Record<string, string> {
  if (activated !== undefined) return { sentenceType: 'sds', activated: activated === true ? 'yes' : 'no' }
  if (wholeLife === true) return { sentenceType: 'life', wholeLife: 'true' }
  return sentenceType === undefined ? {} : { sentenceType: shownIn(sentenceType) }
}
const keptRuns = (fields: ToldSentence): Record<string, string> =>
  fields.howItRuns === 'unknown' ? { howItRuns: 'unknown' } : kept(fields, 'consecutiveTo')

/** On how many more counts it is the same, and how these run. It is sent with all else of its row. */
function sameCounts(at: number, { counts, countsRun }: ToldSentence): Part {
  const label = 'How many more counts are exactly the same?'
  const radio = (value: string, how: string, isChosen: boolean): Part =>
    checkable('radio', placeOfSentence(at, 'countsRun'), value, how, counts !== undefined && isChosen)
  const isAfter = countsRun === 'consecutive'
  return asking`${field({ name: placeOfSentence(at, 'counts'), label, value: shownIn(counts), isNumber: true })}
<fieldset><legend class="leg">How do they run?</legend>
${radio('concurrent', 'At the same time (concurrent)', !isAfter)}
${radio('consecutive', 'One after the other (consecutive)', isAfter)}</fieldset>
<div class="and">${use()}</div>`
}

function sentenceQuestion(fields: ToldSentence, at: number, count: number): Part {
  const isExtended = kindOf(fields) === 'eds'
  // What stands in no box of the row, and is taken back by another choice.
  const rest = isExtended ? {} : kept(fields, ...extensionUnits)
  const ofKind = (kind: Readonly<Record<string, string>>): string =>
    saying(inSentence(at, { activated: '', wholeLife: '', ...rest, ...kind }))
  const running = (runs: Readonly<Record<string, string>>): string =>
    saying(inSentence(at, { consecutiveTo: '', howItRuns: '', ...rest, ...runs }))
  const hiddenFields = Object.entries(inSentence(at, { ...keptKind(fields), ...keptRuns(fields) })).map(
    ([name, value]) => unseen(name, value),
  )
  const hasMinimum = kindOf(fields) === 'life' || kindOf(fields) === 'ipp'
  return asking`<div class="q">${hiddenFields}
${field({
  name: placeOfSentence(at, 'sentenceYears'),
  label: hasMinimum ? 'What is the minimum term?' : 'How long is it?',
  value: lengthShown(fields),
  hint: 'For example: 3 years, or 18 months.',
})}
${
  isExtended &&
  field({
    name: placeOfSentence(at, 'extensionYears'),
    label: 'How long is the extra time on licence?',
    value: extensionShown(fields)
      .replace(/^ and (\d+) on licence$/, '$1 years')
      .replace(/^ and (.*) on licence$/, '$1'),
  })
}<div class="and">${use()}</div></div>${rowForm(
    'What kind is it?',
    null,
    kinds.map(([label, kind]) => tap(label, ofKind(kind))),
    unfolding('Another kind', [
      ...Object.entries(otherKinds).map(([kind, label]) =>
        tap(
          label,
          ofKind(
            kind === 'whole_life' ? { sentenceType: 'life', wholeLife: 'true' } : { sentenceType: kind },
          ),
        ),
      ),
      tap('I am not sure', ofKind({ sentenceType: 'unknown' })),
    ]),
  )}${
    at > 1 &&
    rowForm('How does it run?', null, [
      tap('After the one before it (consecutive)', running({ consecutiveTo: String(at - 1) })),
      tap('At the same time (concurrent)', running({})),
      tap('I am not sure', running({ howItRuns: 'unknown' })),
    ])
  }${unfolding('Same on other counts', sameCounts(at, fields))}
${count > 1 && asking`<div class="more">${tap('Take it out', saying({ [`sentences[${at - 1}]`]: '' }))}</div>`}`
}

/** The question of one sentence by itself, where nothing of it is told yet. */
export const sentenceRow = (known: LiveCase, at: number): AskedRow => ({
  ...lengthRow(known),
  question: sentenceQuestion(known.sentences[at - 1] ?? {}, at, 1),
})

/** A row for each sentence, in the order of the court. */
export function sentenceRows(
  known: LiveCase,
  told: readonly PageSentence[],
  outcome: Outcome | null,
): readonly AskedRow[] {
  const { sentences, reading } = known
  const rows: AskedRow[] = []
  for (let i = 0; i < sentences.length; i++) {
    const fields = sentences[i] as ToldSentence
    if (!isLengthTold(fields) && kindOf(fields) === 'sds') continue
    let last = i
    const isCopied = countsIn(fields) > 1
    while (!isCopied && last + 1 < sentences.length && sameAs(fields, sentences[last + 1] as ToldSentence))
      last++
    const id = `sentence-${i + 1}`
    const isSame = last > i || isCopied
    const isOne = sentences.length === 1 && !isSame
    const [from] = placeOfCounts(sentences, i)
    const [, to] = placeOfCounts(sentences, last)
    const follows = placeOfCounts(sentences, Number(fields.consecutiveTo ?? 0) - 1)[1]
    const passed = isOne ? passedShown(told[from - 1], fields) : ''
    const kind = kindShown(fields, told[from - 1])
    const isStandard = kind === 'standard sentence'
    const what = isSame
      ? `${to - from + 1} counts, ${fields.countsRun === 'consecutive' ? 'one after the other' : 'all at the same time'}`
      : isOne
        ? [kind, passed].filter((part) => part !== '').join(', ')
        : html`${!isStandard && kind !== '' && html`${kind}${i > 0 && ', '}`}${runsShown(fields, from, follows, outcome)}`
    rows.push({
      id,
      group: 'read',
      flag: null,
      ...(!isOne && { number: isSame ? `${from}–${to}` : String(from) }),
      name: isSame ? `${sentenceShown(fields)} each` : sentenceShown(fields),
      what,
      action: 'Change',
      question: sentenceQuestion(fields, i + 1, sentences.length),
      about: wordsOf(id, reading),
    })
    i = last
  }
  return rows
}

/** The length, where none was read. */
export const lengthRow = ({ reading }: LiveCase): AskedRow => ({
  id: 'sentence-1',
  ...deciding,
  name: 'The sentence',
  what: 'how long it is',
  question: asking`<div class="q">
${field({
  name: placeOfSentence(1, 'sentenceYears'),
  label: 'How long is the sentence?',
  hint: 'For example: 3 years, or 18 months.',
})}
${unseen(placeOfSentence(1, 'sentenceType'), 'sds')}
<div class="and">${use()}</div></div>`,
  about: wordsOf('sentence-1', reading),
  decides: 'the length',
  asked: 'how long is the sentence?',
})

const dayField = (label: string, value: string): Part =>
  field({
    name: placeOfSentence(null, 'startDate'),
    label,
    value,
    hint: 'For example, 16 November 2026 or 16/11/26.',
  })
const monthBox = (label: string): Part =>
  field({ name: placeOfSentence(null, 'startMonth'), part: `-${label}`, label, isNumber: true })
const onlyMonth = asking`<div class="and">${monthBox('Month')}${monthBox('Year')}${use()}</div>`

/** The day where it is asked of everybody, whatever day it is. */
export const dayInForm = (value: string): Pick<AskedRow, 'id' | 'question'> => ({
  id: 'day',
  question: asking`<div class="q">${dayField('Which day did the court say it?', value)}${unfolding('Only the month', onlyMonth)}</div>`,
})

/** The day, in three ways: today, yesterday, another. */
function dayQuestion(today: Day, value: string, about: string, days: readonly string[], asked: string): Part {
  const isAnyOf = (iso: string): string => saying(inSentence(null, { startDate: iso }))
  const isSaid = about !== '' && days.length === 1
  const told = days.map((iso) =>
    tap(isSaid ? `Yes, ${inWords(parse(iso))}` : inWords(parse(iso)), isAnyOf(iso)),
  )
  return asking`${rowForm(
    about === '' ? asked : isSaid ? `“${about}”: is it the day of the sentence?` : `“${about}”: which day?`,
    'The day of the sentence. Not the arrest or the trial.',
    [
      ...(told.length > 0
        ? told
        : [tap('Today', isAnyOf(isoDate(today))), tap('Yesterday', isAnyOf(isoDate(addDays(today, -1))))]),
      opening('Another day', using(dayField('The day of the sentence', value))),
      opening('Only the month', onlyMonth),
    ],
  )}`
}

const parse = (iso: string): Day => startOf({ startDate: iso })

/** The day of the sentence, where it is not told, or has a row of its own. */
export function dayRow(known: LiveCase, told: readonly PageSentence[]): AskedRow | null {
  const { today, sentences, reading } = known
  const [fields] = sentences
  if (fields === undefined) return null
  const questions = reading.questions.filter(({ ask, days }) => ask === 'date' && days.length > 0)
  const [first] = told
  const isTold = sentences.every(isDayTold)
  const isOne = countsIn(...sentences) === 1
  // Of some sentences it is told: the others are named.
  const missing = sentences.flatMap((one, i) => (isDayTold(one) ? [] : [String(i + 1)]))
  const isSome = !isTold && missing.length < sentences.length
  const several = isSome
    ? `${missing.length === 1 ? 'sentence' : 'sentences'} ${listed(missing)}`
    : isOne
      ? 'the sentence'
      : 'the sentences'
  // Each day once; counts of one sentence have one.
  const days = [
    ...new Set(
      told.map((one) =>
        one.startMonth != null ? monthInWords(one.startMonth) : inWordsWithWeekday(startOf(one)),
      ),
    ),
  ]
  const shown = listed(days)
  const isOneDay = days.length < 2
  const asked = isTold
    ? (['', []] as const)
    : ([
        questions.length === 1 && !isSome ? (questions[0]?.about ?? '') : '',
        [
          ...new Set(
            isSome
              ? sentences.flatMap(({ startDate }) => (typeof startDate === 'string' ? [startDate] : []))
              : questions.flatMap(({ days }) => days),
          ),
        ],
      ] as const)
  const question = isSome
    ? `Which day did the court pass ${several}?`
    : isOneDay
      ? 'Which day did the court say it?'
      : 'Did the court say all of it on one day? Which?'
  const row = {
    id: 'day',
    question: dayQuestion(
      today,
      isTold && first?.startMonth == null && isOneDay ? shown.replace(/^\w+ /, '') : '',
      asked[0],
      asked[1],
      question,
    ),
    about: wordsOf('day', reading),
    decides: isSome ? `the day of ${several}` : 'the day',
    asked: isSome
      ? small(question)
      : asked[0] !== '' && asked[1].length === 1
        ? `is “${asked[0]}” the day of the sentence?`
        : 'which day did the court say it?',
  }
  if (!isTold)
    return {
      ...row,
      group: 'marked',
      flag: 'Decides the date',
      name: asked[0] === '' ? 'The day' : `“${asked[0]}”`,
      what: `day of ${several}`,
      action: 'Add it',
    }
  // Where there are no words that can be changed, the row changes it.
  if (isOne && first?.startMonth == null && !known.isByRows) return null
  return {
    ...row,
    group: 'read',
    flag: null,
    name: shown || 'The day',
    what: `${isOneDay ? 'day' : 'days'} of ${several}`,
    action: first?.startMonth == null ? 'Change' : 'Add the day',
  }
}

/** So many names are offered. */
const mostNames = 5

/** The offence of a sentence: a search, and "I do not know". */
export function offenceRow(known: LiveCase, at: number, isMarked: boolean): AskedRow {
  const { sentences, reading } = known
  const fields = sentences[at - 1] as ToldSentence
  const id = `offence-${at}`
  const typed = isUnread(fields.offenceKey) ? fields.offenceKey.typed : ''
  const among = namesOfAmong({ offenceAmong: shownIn(fields.offenceAmong) }).map((key) => offenceByKey(key))
  const found =
    among.length > 0
      ? among.filter((one) => one !== undefined)
      : typed === ''
        ? []
        : searchOffences(typed).offences.slice(0, mostNames)
  const which = sentences.length > 1 ? ` of sentence ${at}` : ''
  const question = rowForm(
    found.length > 1
      ? `Which is it?${typed === '' ? '' : ` “${typed}” can be:`}`
      : `What was the offence${which}?`,
    found.length > 1
      ? 'It is on the charge sheet and the court’s letter.'
      : typed !== '' && found.length === 0
        ? `“${typed}” is not in our list. Try another word.`
        : 'Type any part of its name.',
    [
      ...found.map(({ key, title }) => tap(title, saying(inSentence(at, { offenceKey: key })))),
      using(
        field({
          name: placeOfSentence(at, 'offenceKey'),
          label: found.length > 1 ? 'Another offence' : 'Offence',
          value: typed,
          isLabelHidden: found.length < 2,
        }),
      ),
      tap('I do not know', saying(inSentence(at, { offenceKey: 'unknown' }))),
    ],
    null,
    false,
  )
  const isUnknown = fields.offenceKey === 'unknown'
  return {
    id,
    question,
    about: wordsOf(id, reading),
    decides: `the offence${which}`,
    asked: `what was the offence${which}?`,
    group: isMarked ? 'marked' : 'read',
    flag: isMarked ? 'Decides the date' : null,
    name: isUnknown
      ? `Offence${which}: not known`
      : isMarked
        ? `The offence${which}`
        : (offenceTitle(fields) ?? 'Offence'),
    what: isUnknown
      ? 'it decides the date'
      : isMarked
        ? 'what it was for'
        : offenceOf(fields)?.which || 'the offence',
    action: isMarked || isUnknown ? 'Add it' : 'Change',
  }
}

/** Whether the court said "extended", of an offence that is not known. */
export const extendedRow = (at: number): AskedRow => ({
  id: `extended-${at}`,
  group: 'assumed',
  flag: null,
  name: 'Extended: not known',
  what: 'it decides the date',
  action: 'Change',
  question: rowForm('Did the court call it extended, or speak of extra time on licence?', null, [
    tap('No', saying(inSentence(at, { saidExtended: 'no' }))),
    opening(
      'Yes',
      asking`${unseen(placeOfSentence(at, 'saidExtended'), 'yes')}
${using(
  field({
    name: placeOfSentence(at, 'extensionYears'),
    label: 'How long?',
    hint: 'For example: 3 years. Leave it empty if you do not know it.',
  }),
)}`,
    ),
    tap('I do not know', saying(inSentence(at, { saidExtended: 'unknown' }))),
  ]),
})
