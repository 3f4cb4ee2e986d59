/** Several sentences, a recall, and the questions of the rarer kinds, through to the answer, as a browser without script sends
 *  them: each step is the form of the page before it, filled in. What a real browser makes of a form is held by `journeys.test.ts`. */
import { afterAll, describe, expect, test } from 'vitest'
import { http, type Response } from '../support/http.ts'
import { startPage } from './browser.ts'

const service = await startPage()
afterAll(() => service.close())

type Fields = Readonly<Record<string, string>>

const unescaped = (text: string): string =>
  text.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')

const attribute = (tag: string, name: string): string =>
  unescaped(new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? '')

/** The form of a step: where it leads, what it would send as it stands, and the names that it asks for. */
function formOf({ text }: Response) {
  const [form = ''] = /<form id="step"[\s\S]*?<\/form>/.exec(text) ?? []
  const boxes = [...form.matchAll(/<(?:input|select)\b[^>]*>/g)].map(([tag]) => tag)
  const isSent = (tag: string): boolean => !/type="(?:radio|checkbox)"/.test(tag) || / checked\b/.test(tag)
  return {
    action: attribute(form, 'action'),
    sent: boxes.filter(isSent).map((tag) => [attribute(tag, 'name'), attribute(tag, 'value')] as const),
    buttons: [...form.matchAll(/<button\b[^>]*>/g)].map(([tag]) => tag),
    asked: new Set(
      boxes.filter((tag) => !tag.includes('type="hidden"')).map((tag) => attribute(tag, 'name')),
    ),
  }
}

async function send(path: string, body: string): Promise<Response> {
  const response = await http(service, path, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body,
  })
  return response.status === 307 ? send(String(response.headers.location), body) : response
}

/** Fills in a step and sends it. A field that the step does not ask for is a fault of the journey. */
function answering(page: Response, fields: Fields): Promise<Response> {
  const { action, sent, asked } = formOf(page)
  expect([...asked]).toEqual(expect.arrayContaining(Object.keys(fields)))
  const others = sent.filter(([name]) => fields[name] === undefined)
  return send(
    action,
    new URLSearchParams([...others, ...Object.entries(fields)].map((pair) => [...pair])).toString(),
  )
}

/** Sends a step by one of its buttons that has a name. */
function pressing(page: Response, name: string, value: string): Promise<Response> {
  const { sent, buttons } = formOf(page)
  const button = buttons.find((tag) => attribute(tag, 'name') === name && attribute(tag, 'value') === value)
  return send(
    attribute(button ?? '', 'formaction'),
    new URLSearchParams([...sent.map(([...pair]) => pair), [name, value]]).toString(),
  )
}

const heading = ({ text }: Response): string =>
  unescaped(
    /<h1[^>]*>([\s\S]*?)<\/h1>/
      .exec(text)?.[1]
      ?.replace(/<[^>]*>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim() ?? '',
  )

const asksFor = (page: Response, ...names: readonly string[]): readonly boolean[] =>
  names.map((name) => formOf(page).asked.has(name))

const court = (kind: Fields, day: string): Fields => {
  const [year = '', month = '', date = ''] = day.split('-')
  return { ...kind, 'startDate-day': date, 'startDate-month': month, 'startDate-year': year }
}

const first = (): Promise<Response> => http(service, '/')
const onlyThis: Fields = { another: 'no' }

describe('Several sentences', () => {
  test('are told, listed, changed, worked out and removed', async () => {
    const burglary = court({ kind: 'sds', sentenceYears: '4' }, '2025-03-10')
    const offence = await answering(await first(), burglary)
    const about = { offenceKey: 'burglary_dwelling', ageAtConviction: 'adult', remandCreditDays: '21' }
    const more = await answering(offence, { ...about, creditRemand: 'yes' })
    const second = await answering(more, { another: 'yes' })
    expect(heading(second)).toBe('Sentence 2: what the court said')
    expect(formOf(second).sent).toContainEqual(['sameDay', 'yes'])
    const two = await answering(second, {
      ...{ kind: 'sds', sentenceMonths: '6', offenceKey: 'actual_bodily_harm', runs: 'consecutive' },
    })
    expect(heading(two)).toBe('Check the 2 sentences')
    expect(two.text).toContain('Counted once, with sentence 1')
    expect([two.text.includes('A number of days, above'), two.text.includes('No dates told')]).toEqual([
      true,
      false,
    ])
    const third = await pressing(two, 'add', 'yes')
    const three = await answering(third, {
      ...{ kind: 'sds', sentenceMonths: '24', offenceKey: 'dangerous_driving', runs: 'concurrent' },
    })
    expect(heading(three)).toBe('Check the 3 sentences')
    const change = await pressing(three, 'change', '3')
    expect(formOf(change).sent).toContainEqual(['sentenceMonths', '24'])
    const changed = await answering(change, {
      kind: 'sds',
      sentenceMonths: '18',
      offenceKey: 'dangerous_driving',
    })
    expect(changed.text).toContain('18 months')
    const answer = await answering(changed, {})
    expect(heading(answer)).toContain('3 December 2026')
    expect(answer.text).toContain('Tuesday 12 January 2027')
    expect(answer.text).toContain('Sentence 3 adds nothing.')
    const without = await pressing(await pressing(changed, 'remove', '3'), 'remove', '2')
    expect(heading(without)).toBe('Check the sentence')
  })
})

describe('A recall of 56 days', () => {
  test('has its own questions, no offence and no age, and is checked', async () => {
    const second = await answering(
      await http(service, '/recall'),
      court({ kind: 'sds', sentenceYears: '3' }, '2025-06-02'),
    )
    expect(asksFor(second, 'offenceKey', 'ageAtConviction', 'creditNone')).toEqual([false, false, true])
    const third = await answering(second, { creditNone: 'yes' })
    const none = await answering(third, {})
    expect(none.status).toBe(422)
    for (const message of [
      'Choose the kind of recall, or “I am not sure”.',
      'Enter the day. A fixed term is counted from it.',
      'Enter the day of the recall, or say that you do not know it.',
      'Say if the person was out on a tag, or “I do not know”.',
    ])
      expect(none.text).toContain(message)
    const recall = {
      ...{ recallType: 'fixed_term_56', 'returnToCustodyDate-day': '9', 'returnToCustodyDate-month': '10' },
      ...{ 'returnToCustodyDate-year': '2026', 'recallDate-day': '5', 'recallDate-month': 'Oct' },
      'recallDate-year': '2026',
    }
    const onTag = await answering(third, { ...recall, onTag: 'yes' })
    expect([onTag.status, ...asksFor(onTag, 'offenceKey', 'ageAtConviction')]).toEqual([200, true, true])
    const checked = await answering(third, { ...recall, onTag: 'no' })
    expect(checked.text).toContain(
      'A fixed-term recall of 56 days, decided on 5 October 2026, back in prison on 9 October 2026',
    )
    const answer = await answering(checked, {})
    expect(heading(answer)).toBe('Release after recall. Out on Thursday 3 December 2026')
    expect(answer.text).toContain('4 June 2028')
  })
})

describe('The questions of the rarer kinds, through to the answer', () => {
  test('a detention and training order: no offence, no age; days before it since 28 June 2022', async () => {
    const order = (day: string): Fields =>
      court({ kind: 'other', otherKind: 'dto', sentenceMonths: '12' }, day)
    const second = await answering(await first(), order('2026-11-16'))
    expect(asksFor(second, 'offenceKey', 'ageAtConviction', 'creditNone')).toEqual([false, false, true])
    const third = await answering(second, { creditNone: 'yes' })
    expect(heading(await answering(third, onlyThis))).toBe('Half-way. Out on Monday 17 May 2027')
    const before = await answering(await first(), order('2022-06-27'))
    expect(asksFor(before, 'creditNone')).toEqual([false])
    expect(before.text).toContain('the court has already taken it into account')
    const long = await answering(await first(), { ...order('2026-11-16'), sentenceMonths: '25' })
    expect([long.status, long.text]).toEqual([422, expect.stringContaining('An order is 24 months at most.')])
  })

  test('prison for not paying: what was not paid, and whether part has been paid since', async () => {
    const term = court({ kind: 'other', otherKind: 'fine_default', sentenceDays: '45' }, '2026-11-16')
    const second = await answering(await first(), term)
    expect(asksFor(second, 'unpaid', 'partPaid', 'fineAmount', 'offenceKey')).toEqual([
      true,
      true,
      false,
      false,
    ])
    const missing = await answering(second, { creditNone: 'yes' })
    expect([missing.status, missing.text]).toEqual([422, expect.stringContaining('Say what was not paid.')])
    const third = await answering(second, { unpaid: 'fine', creditNone: 'yes' })
    expect(heading(await answering(third, onlyThis))).toBe(
      'Release, with no licence. Out on Tuesday 8 December 2026',
    )
    // Said to have been paid in part, it is not forgotten.
    const part = await answering(second, { unpaid: 'fine', partPaid: 'yes', creditNone: 'yes' })
    expect((await answering(part, onlyThis)).text).toContain('Part has been paid.')
    // Of a debt that is not a crime no days come off, and none are missed.
    const civil = await answering(second, { unpaid: 'civil' })
    expect(heading(await answering(civil, onlyThis))).toBe(
      'Release, with no licence. Out on Tuesday 8 December 2026',
    )
  })

  test('confiscation of 7 years or more: all of it is served if more than £10 million are unpaid', async () => {
    const term = court({ kind: 'other', otherKind: 'fine_default', sentenceYears: '10' }, '2026-11-16')
    const second = await answering(await first(), term)
    const unpaid = { unpaid: 'confiscation', creditNone: 'yes' }
    const half = await answering(await answering(second, unpaid), onlyThis)
    const whole = await answering(await answering(second, { ...unpaid, fineAmount: '10000001' }), onlyThis)
    expect(heading(half)).toContain('November 2031')
    expect(heading(whole)).toContain('November 2036')
  })

  test('contempt of court: the days held for it', async () => {
    const term = court({ kind: 'other', otherKind: 'contempt', sentenceMonths: '18' }, '2026-11-05')
    const second = await answering(await first(), term)
    expect(second.text).toContain('Was the person held before it for the same contempt?')
    expect(asksFor(second, 'offenceKey', 'ageAtConviction', 'taggedBailCreditDays')).toEqual([
      false,
      false,
      false,
    ])
    const third = await answering(second, { creditNone: 'yes' })
    expect(heading(await answering(third, onlyThis))).toBe(
      'Release, with no licence. Out on Thursday 5 August 2027',
    )
  })

  test('breaking supervision: only if it began before 11 May 2026, and nothing comes off', async () => {
    const term = court({ kind: 'other', otherKind: 'supervision_default', sentenceDays: '14' }, '2026-11-16')
    const second = await answering(await first(), term)
    expect(asksFor(second, 'beganBefore', 'creditNone')).toEqual([true, false])
    const late = await answering(second, { beganBefore: 'no' })
    expect([late.status, late.text]).toEqual([
      422,
      expect.stringContaining('That supervision ended on 11 May 2026. Check the paper.'),
    ])
    const third = await answering(second, { beganBefore: 'yes' })
    const answer = await answering(third, onlyThis)
    expect(heading(answer)).toBe('Release, with no licence. Out on Friday 27 November 2026')
    expect(answer.text).toContain('Sunday 29 November')
    // Nothing is offered to be tried that would change nothing.
    expect(answer.text).not.toContain('Days on remand')
  })

  test('extended, the offence not known: whether it was for terrorism', async () => {
    const extended = (day: string): Fields =>
      court({ kind: 'eds', extensionYears: '3', sentenceYears: '5' }, day)
    const about = { offenceUnknown: 'yes', ageAtConviction: 'adult', creditNone: 'yes' }
    const second = await answering(await first(), extended('2026-11-16'))
    const detail = await answering(second, about)
    expect(detail.text).toContain('Was it for terrorism?')
    const headings = await Promise.all(
      ['no', 'yes', 'unknown'].map(async (terrorism) =>
        heading(await answering(await answering(detail, { terrorism }), onlyThis)),
      ),
    )
    const board = 'The Parole Board decides first. Release will be between 17 March 2030 and 13 November 2031'
    expect(headings).toEqual([
      board,
      'Release at the end of the time in prison. Usually out on Thursday 13 November 2031',
      board,
    ])
    const named = await answering(second, { ...about, offenceUnknown: '', offenceKey: 'robbery' })
    expect(heading(named)).toBe('Anything else')
    const old = await answering(await answering(await first(), extended('2021-06-28')), about)
    expect(heading(old)).toBe('Anything else')
  })

  test('a whole life order has no length, and an answer without a date', async () => {
    const page = await first()
    expect(page.text).toContain('<option value="whole_life">Whole life order</option>')
    const day = { 'startDate-day': '16', 'startDate-month': '11', 'startDate-year': '2026' }
    const second = await answering(page, { kind: 'other', otherKind: 'whole_life', ...day })
    expect(second.text).toContain('A whole life order has no minimum term. So no days come off.')
    const last = await answering(await answering(second, {}), { another: 'no' })
    expect(last.text).toContain('There is no release date')
    expect(last.text).toContain('Life sentence with a whole life order')
  })

  test('on licence from life is asked of life and IPP alone, and carried to the answer', async () => {
    const day = { 'startDate-day': '3', 'startDate-month': '3', 'startDate-year': '2008' }
    const ipp = { kind: 'other', otherKind: 'ipp', sentenceYears: '2', ...day }
    const second = await answering(await first(), ipp)
    expect(second.text).toContain('Out on licence from it, and not called back')
    const more = await answering(second, { creditNone: 'yes', onLicence: 'yes' })
    const none = await answering(more, { another: 'no' })
    expect(none.text).toContain('An IPP licence ends by itself')
    const released = {
      'firstReleaseDate-day': '10',
      'firstReleaseDate-month': '3',
      'firstReleaseDate-year': '2025',
    }
    const dated = await answering(second, { creditNone: 'yes', onLicence: 'yes', ...released })
    const ends = await answering(dated, { another: 'no' })
    expect(ends.text).toContain('Friday 9 March 2029')
    expect(ends.text).toContain('First let out on 10 March 2025')
    const wrong = await answering(second, {
      creditNone: 'yes',
      onLicence: 'yes',
      ...released,
      'firstReleaseDate-day': '40',
    })
    expect(wrong.status).toBe(422)
    const ordinary = await answering(await first(), { ...ipp, kind: 'sds' })
    expect(ordinary.text).not.toContain('Out on licence from it')
  })

  test('a recall from a tag: the release date stays, so the offence and the age are asked after all', async () => {
    const second = await answering(
      await http(service, '/recall'),
      court({ kind: 'sds', sentenceYears: '2' }, '2026-07-06'),
    )
    const third = await answering(second, { creditNone: 'yes' })
    const tag = {
      ...{
        recallType: 'curfew',
        'returnToCustodyDate-day': '9',
        'returnToCustodyDate-month': '11',
        'returnToCustodyDate-year': '2026',
      },
      ...{ 'recallDate-day': '5', 'recallDate-month': '11', 'recallDate-year': '2026' },
    }
    const offence = await answering(third, tag)
    expect([offence.status, ...asksFor(offence, 'offenceKey', 'ageAtConviction')]).toEqual([200, true, true])
    const again = await answering(offence, { offenceKey: 'theft', ageAtConviction: 'adult' })
    const checked = await answering(again, {})
    expect(checked.text).toContain('A recall from a curfew (section 255), decided on 5 November 2026')
    const answer = await answering(checked, {})
    expect(heading(answer)).toContain('9 March 2027')
    expect(answer.text).toContain('The release date stays as it was before the tag, with 3 days added')
  })
})
