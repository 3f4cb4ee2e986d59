import { daysInWords, inWords, parseDay } from '@requisite/law'
import { daysOf, inUnits, lengthIn, monthsOf } from './length.ts'
import { shortly } from './quote.ts'
import type { Ask, Reading, WordsQuestion } from './reading.ts'

/** What a tap does besides giving an answer: it leads to the boxes, to other questions, or back to the words. */
type Leads = 'boxes' | 'words' | 'recall' | 'what-if' | 'not-prison' | 'day'

export interface QuestionChoice {
  readonly label: string
  readonly say: string
  readonly leads?: Leads
}

/** A question as it is shown: one tap answers it, or one box. */
export interface ShownQuestion extends Pick<WordsQuestion, 'ask' | 'from' | 'about'> {
  readonly words: string
  readonly choices: readonly QuestionChoice[]
  /** A box for a length, or for a number of days. */
  readonly box: { readonly label: string; readonly is: 'length' | 'days' } | null
}

type Titles = (key: string) => string | undefined
type QuestionKey =
  | Exclude<Ask, 'kind'>
  | `kind${WordsQuestion['of']}`
  | 'runsOfAll'
  | 'dateOfOne'
  | 'totalOfNone'
  | 'dateBeside'

/** What is asked, in one or two short lines: the question, then what can be tapped, as label, answer and where it leads, and the
 *  label of a box. "#" is what it is about, "+" where choices of its own stand. */
const asked: Readonly<Record<QuestionKey, string>> = {
  unit: `“#”: # what?|# years=years|# months=months|# weeks=weeks|# days=days|It is not the length=aside`,
  number: `What is “#”?|Part of the length=part|Days on remand=remand
    |Age, or something else that does not matter=aside`,
  minimum_term: `How long must they serve before they can ask for parole? The court calls it the minimum term.
    |I do not know=unknown>boxes|box length=For example: 18 years`,
  extension: `“#” extended: what is it?|All of it: prison and licence=all|The time in prison=custody
    |I am not sure=unknown>boxes`,
  kind: `“#”: which kind of sentence is it?|A standard sentence=standard|Suspended sentence=suspended
    |Extended sentence=extended|Another kind=unknown>boxes|I am not sure=unknown`,
  kindminimum: `“Minimum #”: is it a life sentence?|Yes, life=life|No=unknown>boxes
    |I am not sure=unknown>boxes`,
  kindyoung: `They were under 18. What did the court call it?|Detention and training order=dto
    |Section 250 detention=section_250|Neither, or not sure=unknown`,
  kindlicence: `“#” and time on licence: which is it?|Extended sentence=extended
    |Special sentence (offender of particular concern)=sopc|A standard sentence=standard
    |I am not sure=unknown>boxes`,
  kindcontempt: `“#”: is it for contempt of court?|Yes=contempt|No=standard|I am not sure=unknown>boxes`,
  runs: `Does “#” start with the other one, or after it?|After it (consecutive)=consecutive
    |At the same time (concurrent)=concurrent|I am not sure=unknown`,
  runsOfAll: `How do the sentences run?|All at the same time (concurrent)=concurrent
    |One after the other (consecutive)=consecutive|I am not sure=unknown`,
  other_sentence: `It follows another sentence. Which?|I will add it later=yes|I do not know it=unknown`,
  total: `The parts are %, but the total says #. Which is right?|The parts=parts|The total=total
    |I will check=unknown>words`,
  totalOfNone: `The parts do not make #. Which is right?|The parts=parts|The total=total
    |I will check=unknown>words`,
  remand_days: `“#” on remand: we need the days.|+|I do not know=unknown|box days=So many days`,
  remand_unit: `“#” on remand: # what?|# days=days|# weeks=weeks|# months=months`,
  tag_days: `“#” on the tag: did the court say how many days come off?|+|I do not know=unknown
    |box days=Yes: so many days`,
  date: `“#”: which day?|+|Another day=unknown>day`,
  dateOfOne: `Is “#” the day of the sentence?|+|No, another day=unknown>day`,
  dateBeside: `Was the sentence passed in “#”? Then change its day in the words.|No, it is something else=unknown`,
  offence: `Which is it? “#” can be:|+|Another offence=later|I do not know=unknown`,
  unpaid: `Is the money still unpaid, and is that why they are in prison?|Yes=yes|No, the other sentence is=no
    |I do not know=unknown`,
  activated: `Has a court since sent them to prison for it?|Yes=yes|No=no`,
  custody: `Has the court passed the sentence yet?|Yes=yes|Not yet=no>what-if`,
  added: `“#”: who added them?|The prison, for breaking its rules=prison
    |The court, after the first sentence (consecutive)=court|I do not know=unknown`,
  words: `We did not understand: “#”. Does it change the sentence?|No, it does not matter=aside
    |Yes, or not sure=unknown>boxes`,
  whose: `The words tell of more than one person. Whose sentence is it?|+|Both, for one person=both`,
  recall: `Were they let out, and called back to prison (recall)?|Yes=yes>recall|No=no`,
  length: `We could not find the length. What did the court say?|Use the boxes=unknown>boxes
    |It was not prison=unknown>not-prison|It is a recall=unknown>recall`,
}

/** What can be tapped because of the words themselves. */
function ownChoices({ ask, about, offences, days }: WordsQuestion, reading: Reading, titleOf: Titles) {
  if (ask === 'offence') return offences.map((key) => ({ label: titleOf(key) ?? key, say: key }))
  if (ask === 'date')
    return days.flatMap((say) => {
      const day = parseDay(say)
      return day === null ? [] : [{ label: days.length === 1 ? 'Yes' : inWords(day), say }]
    })
  if (ask === 'whose')
    return [...new Set(reading.people.map(({ number }) => number))].map((number) => {
      const its = reading.people.filter((one) => one.number === number).map(({ said }) => said)
      return { label: `“${shortly(its.join(' '))}”`, say: String(number) }
    })
  if (ask === 'remand_days')
    return offeredRemand(days, reading).map(({ label, from: say }) => ({ label, say }))
  const onTag = lengthIn(about)
  if (onTag === null || monthsOf(onTag) > 0) return []
  const half = String(Math.ceil(daysOf(onTag) / 2))
  return [{ label: `No, work it out: half of ${daysOf(onTag)} = ${half}`, say: half }]
}

/** The first days on remand that the words may mean, the likeliest first: "3 June 2026 (168 days count)". */
export function offeredRemand(
  days: readonly string[],
  { sentences }: Pick<Reading, 'sentences'>,
): readonly { readonly label: string; readonly from: string }[] {
  const last = parseDay(sentences[0]?.date ?? '')
  return days.slice(0, 1).flatMap((from) => {
    const first = parseDay(from)
    if (first === null) return []
    const count =
      last === null ? '' : ` (${daysInWords(last - first)} ${last - first === 1 ? 'counts' : 'count'})`
    return [{ label: `${inWords(first)}${count}`, from }]
  })
}

/** Whether the day of each sentence is told. */
export const areDaysTold = ({ sentences }: Pick<Reading, 'sentences'>): boolean =>
  sentences.length > 0 && sentences.every(({ date }) => date !== null)

/** A question in words. */
export function shownQuestion(question: WordsQuestion, reading: Reading, titleOf: Titles): ShownQuestion {
  const lengths = reading.sentences.flatMap(({ length }) => (length === null ? [] : [inUnits(length)]))
  const { ask, from, about, of, days } = question
  const isOfAll = reading.questions.filter((one) => one.ask === 'runs').length > 1
  const which =
    ask === 'kind'
      ? (`kind${of}` as const)
      : ask === 'runs' && isOfAll
        ? 'runsOfAll'
        : ask === 'date' && days.length === 1
          ? 'dateOfOne'
          : ask === 'date' && days.length === 0 && areDaysTold(reading)
            ? 'dateBeside'
            : ask === 'total' && lengths.length === 0
              ? 'totalOfNone'
              : ask
  const filled = (text: string): string =>
    text.replace('%', lengths.join(' and ')).replaceAll('#', () => about)
  const [words = '', ...rest] = asked[which].split('|').map((part) => part.trimEnd())
  const choices: QuestionChoice[] = []
  let box: ShownQuestion['box'] = null
  for (const part of rest) {
    const [choice = '', leads] = part.split('>')
    const [label, say] = [
      filled(choice.slice(0, choice.lastIndexOf('='))),
      filled(choice.slice(choice.lastIndexOf('=') + 1)),
    ]
    if (part === '+') choices.push(...ownChoices(question, reading, titleOf))
    else if (label.startsWith('box ')) box = { label: say, is: label === 'box days' ? 'days' : 'length' }
    else choices.push({ label, say, ...(leads !== undefined && { leads: leads as Leads }) })
  }
  return { words: filled(words), choices, box, ask, from, about }
}
