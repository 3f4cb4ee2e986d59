import { type Day, inWords } from '../calendar/day.ts'
import { type Ahead, type AheadBeside, aheadOf } from '../case/ahead.ts'
import type { CaseAnswer } from '../case/answer.ts'
import { type AheadCode, type AheadReason, recallBoardDays } from '../tables/ahead.ts'
import { days } from '../tables/days.ts'
import { recallKinds } from '../tables/recall-types.ts'
import { equalRivals, type Rival } from './way-out.ts'

/** What lies ahead, in words: for programs, for people, and in easy words, in which `{day}` stands for its day. Where it has no easy
 *  words, it has no line of its own there. */
interface AheadWords {
  readonly text: string
  /** Where it is not the same. */
  readonly people?: string
  readonly easy?: string
}

const curfewEnd = inWords(days.adultCurfewEnded.day)
/** Joined: `JSON.stringify` takes twice as long for an answer in which one text was put together by adding. */
const ended = [
  'Release on a tag (home detention curfew) ended for adults on ',
  curfewEnd,
  ', as the prison service works it out.',
].join('')

const endedForPeople = {
  people: `Release on a tag ended for adults on ${curfewEnd}, as the prison service works it out. Old calculators still show it.`,
  easy: 'Adults can not leave prison sooner on a tag now.',
} as const

/** Why there is no release on a tag. */
// biome-ignore format: a voice a line
const noTag = {
  ended_for_adults: { text: ended, ...endedForPeople },
  kind_of_sentence: { text: 'There is no release on a tag (home detention curfew) from this kind of sentence.' },
  sex_offender_register: { text: 'There is no release on a tag (home detention curfew) for a person on the sex offender register.' },
  to_be_removed: { text: 'There is no release on a tag (home detention curfew) for a person who is to be deported.' },
  too_short: { text: 'The time left to serve is too short for release on a tag (home detention curfew).' },
  passed: { text: ['The first day for release on a tag has passed.', ended].join(' '), ...endedForPeople },
  beside_recall: { text: 'The recall keeps the person at least as long as the other sentence, so there is no tag (home detention curfew).' },
} as const satisfies Readonly<Partial<Record<AheadReason, AheadWords>>>

/** After a recall from a tag: whether it was broken is not asked. */
const afterCurfew: AheadWords = {
  text: 'Whoever broke the rules of a tag (home detention curfew) cannot be released on another for two years. Ask the prison.',
}

/** Before a training order that follows (section 264AA(1A)). */
const tagBeforeOrder: AheadWords = {
  text: 'From this day the training order can begin earlier; nobody goes home.',
  easy: 'From {day} the training order can begin. The person does not go home.',
}

/** The case goes to the Parole Board so long after a day that is not known. */
const noReturn: AheadWords = {
  text: `Within ${recallBoardDays} days of the return to prison the case goes to the Parole Board. We were not told the day of the return.`,
  easy: `The Parole Board gets the case in ${recallBoardDays} days or less.`,
}

// biome-ignore format: a voice a line
const words: Readonly<Record<AheadCode, AheadWords>> = {
  TAG: { text: 'The first day on which release on a tag (home detention curfew) is possible. The prison decides.',
    easy: 'The person may leave on a tag from {day}. The prison decides.' },
  REVIEW_CONTACT: { text: 'About then the prison first speaks with the person about the Parole Board, and about open prison.' },
  REVIEW_FILE: { text: 'About then the prison starts the file for the Parole Board. The person can read it and add to it. A solicitor can help, often free.',
    easy: 'From about {day} the prison makes a Parole Board file.' },
  REVIEW_AGAIN: { text: 'If the Parole Board said no, it looks again within two years of its last answer. We do not know the day of that answer.',
    easy: 'If they say no, they look again. That is in two years or less.' },
  RECALL_WRITE: { text: 'The person can write to the Justice Secretary (the recall team, PPCS) to say why they should be let out. Write at once. A solicitor can help, often free.',
    easy: 'The person can write to say why they should be let out. Do it soon.' },
  RECALL_BOARD: { text: 'By this day at the latest the case goes to the Parole Board.',
    easy: 'The Parole Board gets the case by {day}.' },
  RECALL_AGAIN: { text: 'If the Parole Board says no, it looks again about once a year. That is practice, and an old paper says so: ask the prison.' },
  LICENCE_BOARD: { text: 'From this day the Parole Board is asked whether the licence ends. It must end, unless the public needs it to go on.',
    easy: 'The Parole Board can look at the rules from {day}.' },
  LICENCE_REQUEST: { text: 'From this day the person can ask that the Parole Board looks at the licence again, once in each time on licence without a recall.',
    easy: 'From {day} the person can ask the Parole Board to look again.' },
  LICENCE_END: { text: 'The last day of the licence, if there is no recall before. It ends by itself.' },
  COMPLAIN: { text: 'Ask the prison’s offender management unit first. Then complain on form COMP1, then COMP1A. Then write to the Prisons and Probation Ombudsman: within three months of the last reply, or after six weeks without one. Only the person can do that, or a lawyer for them. If the date is close, a prison law solicitor can act fast.',
    easy: 'Do you think the date is wrong? Ask the prison to check it. If they say no, the person can complain.' },
  REMOVAL: { text: 'A person who is to be deported and is back on a recall can be removed from prison at any time.',
    easy: 'The person can be sent out of the country at any time.' },
  HELD_AFTER: { text: 'A person who is to be removed from the country can be held after the date under immigration powers (form IS91). Ask the prison and a solicitor.' },
}

/** What lies ahead, with its words. */
export interface AheadInWords extends Ahead, Readonly<Record<'text' | 'people' | 'short', string>> {
  readonly easy: string | null
}

function saidOf({ code, why }: Ahead, { case: { recall }, dates }: CaseAnswer): AheadWords {
  if (why === 'beside_recall' && recall !== null && recallKinds[recall.type].keepsRelease) return afterCurfew
  if (code === 'TAG' && why !== null) return noTag[why as keyof typeof noTag]
  if (code === 'TAG' && dates.some(({ form, begins }) => form === 'HDCED' && begins !== undefined))
    return tagBeforeOrder
  return code === 'RECALL_BOARD' && why !== null ? noReturn : words[code]
}

export const aheadInWords = (answer: CaseAnswer, beside?: AheadBeside): readonly AheadInWords[] =>
  aheadOf(answer, beside).map((ahead) => {
    const said = saidOf(ahead, answer)
    const { text, people = text, easy = null } = said
    // On paper, its first sentence.
    const short = people.replace(/\. .*/, '.')
    return { ...ahead, text, people, short, easy }
  })

/** What lies ahead with each of its days: ours, and those under rivals of the same weight. Where only the month of a sentence is
 *  known, the first of them and the last. */
export interface AheadInDoubt extends AheadInWords {
  readonly days: readonly Day[]
  readonly isSpan: boolean
}

/** "16 August 2027 or 2 March 2028". */
export const eitherDay = ({ days: each, isSpan }: Pick<AheadInDoubt, 'days' | 'isSpan'>): string =>
  each.map(inWords).join(isSpan ? ', or a day up to ' : ' or ')

/** Under a rival of the same weight there is none. */
const perhapsNone = 'But there may be no such day.'

/** The same, as sure as the release date: each day under every rival of the same weight. */
export function aheadInDoubt(
  answer: CaseAnswer,
  rivals: readonly Pick<Rival, 'answer' | 'code' | 'level'>[],
  beside?: AheadBeside,
): readonly AheadInDoubt[] {
  const equal = equalRivals(rivals)
  const others = equal.map((rival) => aheadInWords(rival.answer, beside))
  const isMonth = equal.some(({ code }) => code === 'A_DAY_IN_MONTH')
  return aheadInWords(answer, beside).map((ours) => {
    const all = [[ours], ...others].map((rows) => rows.find(({ code }) => code === ours.code))
    const dated = all.flatMap((one) => (one === undefined || one.date === null ? [] : [one]))
    const each = [...new Set(dated.map(({ date }) => date as Day))].sort((a, b) => a - b)
    const isSpan = isMonth && each.length > 1
    const said = {
      ...(ours.date === null ? (dated[0] ?? ours) : ours),
      days: isSpan ? [each[0] as Day, each.at(-1) as Day] : each,
      isSpan,
    }
    if (dated.length === 0 || dated.length === all.length) return said
    const also = (text: string): string => `${text} ${perhapsNone}`
    const { people, short, easy } = said
    return { ...said, people: also(people), short: also(short), easy: easy && also(easy) }
  })
}
