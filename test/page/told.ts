import { type Day, isoDate, type Question } from '@requisite/law'
import { creditFacts } from '@requisite/law/internal'
import { parametersOf } from '../../service/src/http/query.ts'
import { type Outcome, outcomeOf } from '../../service/src/page/answer/outcome.ts'
import type { PageContent } from '../../service/src/page/layout.ts'
import { plainPage } from '../../service/src/page/rows/plain-page.ts'
import { toldIn } from '../../service/src/told/link.ts'
import { toldQuery } from '../../service/src/told/query.ts'
import { nothingSince, type PageCase, unitsOf } from '../../service/src/told/told.ts'
import { sentencesIn } from '../support/case-in.ts'

/** What a link tells, or a line. */
export function toldBy(link: string): PageCase {
  const read = toldIn(parametersOf(linkIn(link)))
  if ('faults' in read) throw new Error(`${link}: ${JSON.stringify(read)}`)
  return read.told
}

/** What a link leads to, read on a day. */
export function outcomeBy(link: string, today: Day): Outcome {
  const outcome = outcomeOf(toldBy(link), today)
  if ('refusals' in outcome) throw new Error(`${link}: ${JSON.stringify(outcome.refusals)}`)
  return outcome
}

/** Whether a link to it says all that was told: what nobody can enter stands in none. */
export const isInLink = ({ told }: Outcome): boolean => {
  const read = toldIn(parametersOf(toldQuery(told)))
  return 'told' in read && toldQuery(read.told) === toldQuery(told)
}

/** The page of an answer, as a link to it opens without a script. */
export const answerPage = (outcome: Outcome): PageContent =>
  plainPage({ answers: [], link: toldQuery(outcome.told) }, outcome.today, '', false).page

/** Several sentences in one link. */
export const several = (...sentences: readonly string[]): string =>
  new URLSearchParams(sentences.map((sentence) => ['sentence', sentence])).toString()

/** The link of a line of sentences, with what is told in the words of links behind "&": "2025-06-02 3y sds & recallType=standard". A
 *  link stays what it is. Of an offence that stands for all of its name they are all told: "burglary_dwelling.burglary_non_dwelling". */
export function linkIn(line: string): string {
  if (!line.includes(' ')) return line
  const [told = '', ...more] = line.split(' & ')
  const among = told.split('; ').map((one) => /\b([a-z_]+)(?:\.[a-z_]+)+/.exec(one) ?? [])
  const plain = among.reduce((text, [all = '', first = '']) => text.replace(all, first), told)
  const each = sentencesIn(plain).map((sentence, i) => {
    const query = new URLSearchParams(Object.entries(sentence).map(([name, value]) => [name, String(value)]))
    const [all] = among[i] ?? []
    if (all !== undefined) query.set('offenceAmong', all)
    return query.toString()
  })
  return [each.length === 1 ? each[0] : several(...each), ...more].join('&')
}

/** What the page is told of one sentence. */
export const toldOf = ({
  sentenceType,
  start,
  term,
  age,
  regimeId,
  offence,
  addedDays,
  ...credits
}: Question): PageCase => ({
  ...nothingSince,
  sentences: [
    {
      startDate: isoDate(start),
      ...unitsOf('sentence', { ...term, weeks: 0 }),
      sentenceType,
      offenceKey: offence?.key ?? null,
      regimeId,
      ageAtConviction: age,
      ...Object.fromEntries(creditFacts.map((name) => [name, credits[name]])),
    },
  ],
  addedDays: addedDays === 0 ? [] : [{ days: addedDays }],
})
