/** The rows as forms send them, without a browser: what is rare comes to the card of a link with the same facts. Today
 *  is 15 November 2026. */
import { afterAll, describe, expect, test } from 'vitest'
import { mostCharacters } from '../../service/src/court-words/read.ts'
import { http, type Response } from '../support/http.ts'
import { startPage } from './browser.ts'

const service = await startPage()
afterAll(() => service.close())

type Filled = Readonly<Record<string, string>>
/** What is tapped or filled in, in one row. */
type Said = readonly [row: string, said: string | Filled]

const plain = (text: string): string =>
  text.replaceAll('&amp;', '&').replaceAll('&quot;', '"').replaceAll('&#39;', "'")
const post = (body: URLSearchParams | string): Promise<Response> =>
  http(service, '/answer', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: String(body),
  })
const hiddenIn = (form: string): readonly [string, string][] =>
  [...form.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)">/g)].map(
    ([, name = '', value = '']) => [name, plain(value)],
  )
const wordsIn = (markup: string): string =>
  plain(markup.replace(/<[^>]+>/g, ' '))
    .replace(/\s+/g, ' ')
    .trim()
const cardIn = ({ text }: Response): string =>
  wordsIn(/<section class="card.*?<\/section>/s.exec(text)?.[0] ?? '')

/** The questions, sent with what is filled in or chosen by its label. */
async function questions(filled: Filled): Promise<Response> {
  const { text } = await http(service, '/questions')
  const form = /<form class="one-form".*?<\/form>/s.exec(text)?.[0] ?? ''
  const sent = new URLSearchParams(hiddenIn(form).map((pair) => [...pair]))
  for (const [name, value] of Object.entries(filled)) {
    const choices = [
      ...form.matchAll(
        new RegExp(
          `<input type="radio" name="${name.replace(/[[\].]/g, '\\$&')}" value="([^"]*)"[^>]*>(.*?)</label>`,
          'g',
        ),
      ),
    ]
    const chosen = choices.find(([, , label = '']) => wordsIn(label) === value)
    if (!form.includes(`name="${name}"`) || (chosen === undefined && choices.length > 0))
      throw new Error(`no “${value}” in ${name}`)
    sent.append(name, chosen === undefined ? value : plain(chosen[1] ?? ''))
  }
  return post(sent)
}

/** One row of an answer, sent with what is tapped by its label, or filled in. */
function say({ text }: Response, [row, said]: Said): Promise<Response> {
  const form = new RegExp(`<form class="row-form" data-row="${row}".*?</form>`, 's').exec(text)?.[0]
  if (form === undefined) throw new Error(`no row ${row}`)
  const sent = new URLSearchParams(hiddenIn(form).map((pair) => [...pair]))
  if (typeof said !== 'string') {
    for (const [name, value] of Object.entries(said)) {
      if (!form.includes(` name="${name}"`)) throw new Error(`no ${name} in ${row}`)
      sent.append(name, value)
    }
    return post(sent)
  }
  const taps = form.matchAll(/<button type="submit" class="opt" name="say" value="([^"]*)">(.*?)<\/button>/g)
  const tap = [...taps].find(([, , label = '']) => wordsIn(label) === said)
  if (tap === undefined) throw new Error(`no “${said}” in ${row}: ${wordsIn(form)}`)
  sent.append('say', plain(tap[1] ?? ''))
  return post(sent)
}

const day = { 'day.sentences[].startDate': '2 November 2026' }
const none = { 'remand.say': 'No' }

describe('Kinds and facts that are rare', () => {
  test.each<readonly [kind: string, filled: Filled, said: readonly Said[], link: string]>([
    [
      'life, less days on remand that the court took off',
      {
        'sentence-1.sentences[0].sentenceYears': '18 years',
        'sentence-1.say': 'Life',
        'remand.sentences[0].remandCreditDays': '200',
        ...day,
      },
      [['minimum-1', 'Yes']],
      'sentenceYears=18&sentenceType=life&remandCreditDays=200&creditTakenOffMinimum=true',
    ],
    [
      'life, less days on remand that the court did not take off',
      {
        'sentence-1.sentences[0].sentenceYears': '18 years',
        'sentence-1.say': 'Life',
        'remand.sentences[0].remandCreditDays': '200',
        ...day,
      },
      [['minimum-1', 'No']],
      'sentenceYears=18&sentenceType=life&remandCreditDays=200&creditTakenOffMinimum=false',
    ],
    [
      'a whole life order',
      { 'sentence-1.say': 'Whole life order', ...day, ...none },
      [],
      'sentenceType=life&wholeLife=true',
    ],
    [
      'IPP',
      {
        'sentence-1.sentences[0].sentenceYears': '4 years',
        'sentence-1.say': 'IPP or DPP, for public protection',
        'day.sentences[].startDate': '17 November 2008',
        ...none,
      },
      [],
      'startDate=2008-11-17&sentenceYears=4&sentenceType=ipp',
    ],
    [
      'a detention and training order',
      {
        'sentence-1.sentences[0].sentenceYears': '12 months',
        'sentence-1.say': 'Detention and training order',
        ...day,
        ...none,
      },
      [],
      'sentenceMonths=12&sentenceType=dto',
    ],
    [
      'section 250',
      {
        'sentence-1.sentences[0].sentenceYears': '3 years',
        'age.say': 'Section 250 detention',
        ...day,
        ...none,
      },
      [['offence-1', { 'sentences[0].offenceKey': 'robbery' }]],
      'sentenceYears=3&sentenceType=section_250&offenceKey=robbery&ageAtConviction=child',
    ],
    [
      'suspended',
      {
        'sentence-1.sentences[0].sentenceYears': '18 months',
        'sentence-1.say': 'Suspended',
        ...day,
        ...none,
      },
      [],
      'sentenceMonths=18&sentenceType=sds&activated=no',
    ],
    [
      'suspended, and put into effect',
      {
        'sentence-1.sentences[0].sentenceYears': '18 months',
        'sentence-1.say': 'Suspended',
        ...day,
        ...none,
      },
      [
        ['activated-1', 'Yes'],
        ['offence-1', { 'sentences[0].offenceKey': 'robbery' }],
      ],
      'sentenceMonths=18&sentenceType=sds&offenceKey=robbery',
    ],
    [
      'prison for not paying',
      {
        'sentence-1.sentences[0].sentenceYears': '45 days',
        'sentence-1.say': 'Prison for not paying',
        ...day,
        ...none,
      },
      [],
      'sentenceDays=45&sentenceType=fine_default&unpaid=fine',
    ],
    [
      'contempt of court',
      {
        'sentence-1.sentences[0].sentenceYears': '6 months',
        'sentence-1.say': 'Prison for contempt of court',
        ...day,
        ...none,
      },
      [],
      'sentenceMonths=6&sentenceType=sds&offenceKey=contempt_of_court',
    ],
    [
      'an extended sentence',
      { 'sentence-1.sentences[0].sentenceYears': '7 years', 'sentence-1.say': 'Extended', ...day, ...none },
      [['sentence-1', { 'sentences[0].sentenceYears': '7 years', 'sentences[0].extensionYears': '3 years' }]],
      'sentenceYears=7&extensionYears=3&sentenceType=eds',
    ],
    [
      'a sentence for terrorism',
      {
        'sentence-1.sentences[0].sentenceYears': '3 years',
        'sentence-1.say': 'A sentence for a terrorism offence, not for life',
        ...day,
        ...none,
      },
      [],
      'sentenceYears=3&sentenceType=terrorism',
    ],
    [
      'the letters on the prison’s slip',
      { 'sentence-1.sentences[0].sentenceYears': '3 years', ...day, ...none },
      [
        ['offence-1', { 'sentences[0].offenceKey': 'robbery' }],
        ['prison', { 'statedDates.CRD': '3 December 2027', 'statedDates.SLED': '1 November 2029' }],
      ],
      'sentenceYears=3&sentenceType=sds&offenceKey=robbery&statedDates=CRD%3D2027-12-03+SLED%3D2029-11-01',
    ],
    [
      'a recall of which the kind is not known, by what says which it can be',
      {
        'sentence-1.sentences[0].sentenceYears': '3 years',
        'day.sentences[].startDate': '2 June 2025',
        'recall.recall.type': 'I am not sure',
        'recall.recall.returnToCustodyDate': '9 October 2026',
        'recall.recall.recallDate': '5 October 2026',
        ...none,
      },
      [
        ['charge', 'No'],
        ['mappaLevel', 'Level 1, or not at all'],
        ['terrorismOrState', 'No'],
      ],
      'startDate=2025-06-02&sentenceYears=3&sentenceType=sds&recallType=unknown&returnToCustodyDate=2026-10-09&recallDate=2026-10-05&charge=none&mappaLevel=1&terrorismOrState=false',
    ],
  ])('%s', async (_, filled, said, link) => {
    let shown = await questions(filled)
    for (const one of said) shown = await say(shown, one)
    const linked = await post(link.includes('startDate') ? link : `startDate=2026-11-02&${link}`)
    expect(shown.status).toBe(200)
    expect(cardIn(shown)).toBe(cardIn(linked))
    expect(cardIn(shown)).not.toBe('')
  })
})

test('a sentence that is too long to read is said to be, stays in its row, and stands in the way of no other', async () => {
  const length = { 'sentence-1.sentences[0].sentenceYears': '3 years', ...day, ...none }
  const long = 'the words of the judge '.repeat(mostCharacters / 20)
  const one = await say(await questions(length), ['offence-1', { 'sentences[0].offenceKey': 'robbery' }])
  for (const shown of [
    await say(one, ['others', { line: long }]),
    await questions({ ...length, 'others.line': long }),
  ]) {
    expect(shown.status).toBe(422)
    expect(cardIn(shown)).toContain('This is too long to read. Paste only the part with the sentence.')
    const row = /<details class="row" data-row="others" open>.*?<\/details>/s.exec(shown.text)?.[0] ?? ''
    expect(wordsIn(row)).toContain('Put this right')
    expect(row).toContain(`value="${long}"`)
    const right = await say(shown, ['others', { line: '6 months for theft', runs: 'consecutive' }])
    expect(right.status).toBe(200)
    expect(right.text).toContain('“6 months for theft, consecutive”')
  }
})
