/** Easy read: of every answer, one idea a line, in words that a child of eight reads. */
import { type Day, parseDay } from '@requisite/law'
import { describe, expect, test } from 'vitest'
import { queryOf } from '../../service/src/http/query.ts'
import { answerPages } from '../../service/src/page/routing/answer-pages.ts'
import { measure, sentencesOf } from './reading-grade.ts'
import { answerStates, answers, refused } from './states.ts'
import { linkIn } from './told.ts'

const today = parseDay('2026-11-17') as Day
const page = answerPages.find(({ path }) => path === '/answer/easy-read')

function markupOf(query: string): string {
  const fields = queryOf(`/answer/easy-read?${linkIn(query)}`)
  const shown = page?.shown({ method: 'GET', fields, linkStart: '', today })
  return shown !== undefined && 'page' in shown ? shown.page.main.markup : ''
}

/** What is said, without dates, the quoted question and the helplines. */
const proseOf = (markup: string) =>
  sentencesOf(
    `<main>${/<article class="easy">[\s\S]*<\/article>/.exec(markup)?.[0] ?? ''}</main>`.replace(
      /<b class="easy__day">[\s\S]*?<\/b>|<q>[^<]*<\/q>|<p class="easy__help">[\s\S]*?<\/p>/g,
      '',
    ),
  )

/** The lines as they are read. */
const linesOf = (query: string): readonly string[] =>
  [...markupOf(query).matchAll(/<li>[\s\S]*?<p[^>]*>([\s\S]*?)<\/p><\/li>/g)].map(([, text = '']) =>
    text
      .replace(/<[^>]*>/g, '')
      .replaceAll('&#39;', "'")
      .replaceAll(/\s+/g, ' '),
  )

const easyStates = answerStates.filter(([, query]) => markupOf(query).includes('class="easy"'))

describe('Easy read', () => {
  test('most states have it', () => expect(easyStates.length).toBeGreaterThan(40))

  for (const [state, query] of easyStates)
    test(`${state}: grade 3 at most, and no sentence over 12 words`, () => {
      const sentences = proseOf(markupOf(query))
      const long = sentences.filter((words) => words.length > 12).map((words) => words.join(' '))
      const { grade } = measure(sentences)
      expect([long, grade <= 3 ? 'grade 3' : grade]).toEqual([[], 'grade 3'])
    })

  test('every line has its picture, of which nobody is told who hears it', () => {
    for (const [state, query] of easyStates) {
      const lines = markupOf(query).match(/<li>[\s\S]*?<\/li>/g) ?? []
      const bare = lines.filter((line) => !line.startsWith('<li><svg class="easy__picture"'))
      expect([state, lines.length > 3, bare]).toEqual([state, true, []])
      expect(
        markupOf(query)
          .match(/<svg[^>]*>/g)
          ?.every((svg) => svg.includes('aria-hidden="true"')),
      ).toBe(true)
    }
  })

  const rows: readonly [string, string, readonly string[]][] = [
    [
      'a sentence with days on remand',
      '2026-11-16 3y robbery sds remandCreditDays=40',
      [
        'A court gave the person 3 years.',
        'The person should leave prison on Thursday 7 October 2027.',
        'The rule is clear. We are sure, if what you told us is right.',
        'The person does not spend all 3 years in prison. One-third is in prison.',
        '40 days in prison before the court day are taken off.',
        'After that the person lives outside prison and must follow rules. This is called being on licence. It lasts until 6 October 2029.',
        'The rules say where to live. Ask before you go abroad. Some people wear a tag at home.',
        'If the person breaks the rules, they can go back to prison. This is called recall.',
        'Some things can change the day. If a person breaks prison rules, days can be added.',
        'Adults can not leave prison sooner on a tag now.',
        'The prison decides the real day. Ask the prison: Please tell me the release date that you have, and how it was worked out.',
        'You can get help. Prisoners’ Families Helpline, free: 0808 808 2003. Samaritans, day and night, free: 116 123.',
      ],
    ],
    [
      'the licence of an IPP sentence: three days',
      '2008-03-03 2y ipp onLicence firstReleaseDate=2025-03-10',
      [
        'A court gave the person an IPP sentence. It has no end day. They must stay in for at least 2 years.',
        'The person is out of prison now.',
        'The rule is clear. We are sure, if what you told us is right.',
        'They must follow rules. This is called being on licence. It lasts until Friday 9 March 2029.',
        'If the person breaks the rules, they can go back to prison. This is called recall.',
        'The Parole Board can look at the rules from Wednesday 10 March 2027.',
        'From Friday 10 March 2028 the person can ask the Parole Board to look again.',
        'Probation knows more than we do. Ask probation: Please tell me the day on which the licence ends, and how it was worked out.',
        'You can get help. Prisoners’ Families Helpline, free: 0808 808 2003. Samaritans, day and night, free: 116 123.',
      ],
    ],
  ]
  for (const [name, query, expected] of rows) test(name, () => expect(linesOf(query)).toEqual(expected))

  // biome-ignore format: one row a line
  const says: readonly [string, string, string, string?][] = [
    ['only the days of the sentence that holds come off',
      '2020-02-03 9y +3y eds remandCreditDays=100; 2026-10-19 18m sds theft remandCreditDays=12 & otherCustody=2020-02-03.2026-03-02.sentence.parole',
      '12 days in prison before the court day are taken off.', '112 days'],
    ['so it is where the days are told by their dates',
      '2020-02-03 9y +3y eds; 2026-10-19 18m sds theft & otherCustody=2020-02-03.2026-03-02.sentence.parole&remand=2019-10-26.2020-02-02.1&remand=2026-10-07.2026-10-18.2',
      '12 days in prison before the court day are taken off.', '112 days'],
    ['a tag that may not have been stopped, where all days have passed',
      '2025-06-02 36m sds theft remandCreditDays=60; 2026-04-13 8w sds theft & otherCustody=2025-06-02.2025-12-15.sentence.curfew',
      'The tag may not have been stopped. Then it is Tuesday 5 May 2026.'],
    ['the same, where its day is to come',
      '2026-06-01 48m sds theft remandCreditDays=60; 2026-11-02 16w sds theft & otherCustody=2026-06-01.2026-09-01.sentence.curfew',
      'The tag may not have been stopped. Then it is Wednesday 9 December 2026.'],
  ]
  for (const [name, query, said, not = 'nothing'] of says)
    test(name, () => {
      expect(linesOf(query)).toContain(said)
      expect(linesOf(query).join()).not.toContain(not)
    })

  // biome-ignore format: one row a line
  const firsts: readonly [string, string, readonly string[]][] = [
    ['the Parole Board', '2026-11-16 5y +3y eds robbery', ['A court gave the person 5 years in prison. Then 3 years outside with rules.',
      'The person can leave prison when the Parole Board says so. They are people who decide if it is safe.']],
    ['what we cannot work out', refused, ['A court gave the person 3 years.',
      'The person was out of prison. Then they had to go back. This is called recall.', 'We can not work out the day to leave. A guess could be wrong.']],
    ['an extended sentence beside one without an offence', answers['an extended sentence beside one without an offence'] as string,
      ['A court gave the person 2 sentences.',
      'For most crimes the Parole Board can say yes from 3 February 2030. The last day is 4 October 2031. The Board are people who decide if it is safe.',
      'For some crimes it is 4 October 2032.',
      'For some crimes the Parole Board can say yes from 5 April 2031. The last day is 4 October 2031.',
      'For some crimes the Parole Board can say yes from 4 October 2032. The last day is 4 October 2035.',
      'No one leaves on a weekend or a holiday. They leave just before.']],
    ['the offence is not known: each day of the card', '2026-11-16 3y sds', ['A court gave the person 3 years.',
      'For most crimes the day to leave prison is Tuesday 16 November 2027.', 'For some crimes it is 16 May 2028.',
      'For some crimes the Parole Board can say yes from 15 November 2028. The last day is 15 November 2029. The Board are people who decide if it is safe.']],
    ['a standard recall that a new sentence holds', answers['a standard recall that a new sentence holds'] as string,
      ['A court gave the person 2 sentences.', 'The person was out of prison. Then they had to go back. This is called recall.',
      'There is no set day to leave. The last day is Wednesday 8 November 2028.',
      'The person can leave sooner if the Parole Board says so. They are people who decide if it is safe.',
      'They can not leave before Sunday 9 July 2028. One more sentence holds them till then.']],
    ['life, less days on remand', answers['a life sentence, less days on remand'] as string,
      ['A court gave the person a life sentence. They must stay in for at least 18 years, less 243 days.']],
    ['life', '2026-11-16 18y life', ['A court gave the person a life sentence. They must stay in for at least 18 years.']],
    ['an unpaid fine', '2026-11-16 0y45d fine_default & unpaid=fine', ['The person did not pay money. So a court gave them 45 days in prison.']],
    ['contempt, told as the offence of a sentence', '2026-11-05 0y18m sds contempt_of_court', ['The person broke a rule of a court. So it gave them 18 months in prison.']],
    ['contempt', '2026-11-05 0y18m contempt', ['The person broke a rule of a court. So it gave them 18 months in prison.']],
    ['a recall of unknown kind', answers['a recall of which the kind is not known'] as string, ['A court gave the person 3 years.',
      'The person was out of prison. Then they had to go back. This is called recall.',
      'The last day in prison is Tuesday 21 September 2027. It may be sooner.',
      'It depends on the kind of recall. The recall papers say which kind it is.',
      'If they say 56 days, it is Wednesday 30 December 2026.', 'If they say 28 days, it is Thursday 3 December 2026.']],
    ['a standard recall: the last day is the card’s', answers['a standard recall'] as string, ['A court gave the person 3 years.',
      'The person was out of prison. Then they had to go back. This is called recall.',
      'There is no set day to leave. The last day is usually Thursday 9 September 2027.']],
    ['the month alone', answers['only the month is known'] as string, ['A court gave the person 3 years.',
      'The person should leave prison between Tuesday 1 June 2027 and Wednesday 30 June 2027.',
      'It depends on the day in June 2026. Ask the court for the day.']],
    ['the prison’s date, which is another', answers['the prison’s date, explained'] as string, ['A court gave the person 3 years.',
      'The prison says Tuesday 16 November 2027. That day holds until it is changed. Plan for that day.',
      'By our count it is Thursday 7 October 2027.']],
    ['the prison’s date, and ours has passed', '2025-03-03 2y sds theft & statedReleaseDate=2026-12-16', ['A court gave the person 2 years.',
      'The prison says Wednesday 16 December 2026. That day holds until it is changed. Plan for that day.',
      'By our count it is not the same.']],
    ['the month alone, and nothing else is known',
      '2025-06 5y sentenceType=unknown adult remandCreditDays=unknown & otherSentences=unknown', ['A court gave the person 5 years.',
      'For most crimes it is 28 February 2027.',
      'It depends on the day in June 2025. Ask the court for the day.', 'For some crimes it is 29 December 2027 or 29 October 2028.',
      'For some crimes the Parole Board can say yes from 29 October 2028. The last day is 29 June 2030. The Board are people who decide if it is safe.',
      'No one leaves on a weekend or a holiday. They leave just before.',
      'We are not sure. It depends on the crime.', 'There may be one more sentence. That would make it later.',
      'Was the person in prison before the court day? Then it can be sooner.']],
    ['a short sentence that may have been suspended', answers['a short sentence that may have been suspended'] as string,
      ['A court gave the person 6 months.', 'The person should leave prison on Wednesday 30 December 2026.',
      'We are not sure. Was it suspended? Then the person does not go to prison if they follow rules.']],
  ]
  test('the licence has no last day where that hangs on the crime, and the day of release can be as late', () => {
    const [, after] = linesOf(answers['it depends on the offence, a range'] as string)
      .join(' ')
      .split('on licence')
    expect(after).not.toMatch(/lasts until/)
  })

  test('no days are added to a minimum term; an order can end sooner or later', () => {
    const changes = (query: string): string | undefined =>
      linesOf(query).find((line) => /added|sooner if/.test(line))
    expect(changes('startDate=2026-11-16&sentenceYears=18&sentenceType=life')).toBeUndefined()
    expect(changes(answers['a detention and training order'] as string)).toBe(
      'It can be sooner if things go well. A youth court can make it later.',
    )
  })

  for (const [name, query, expected] of firsts)
    test(name, () => expect(linesOf(query).slice(0, expected.length)).toEqual(expected))

  test('a button under the card leads there', () => {
    const fields = queryOf(`/answer?${answers['a fixed sentence']}`)
    const shown = answerPages[0]?.shown({ method: 'GET', fields, linkStart: '', today })
    const markup = shown !== undefined && 'page' in shown ? shown.page.main.markup : ''
    const box = markup.slice(markup.lastIndexOf('<div class="live__card">'))
    expect(box).toMatch(/action="\/answer\/easy-read"[\s\S]*>Easy read<\/button>/)
  })
})
