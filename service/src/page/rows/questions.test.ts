/** Questions that are typed alone, and texts that are none. Today is 18 November 2026. */
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { guideAnswerTo } from '../guides/guide-answer-to.ts'
import { guideAnswers } from '../guides/guide-answers.ts'
import { isForGuides, liveReply } from './live-reply.ts'
import type { LiveAsked } from './message.ts'

/** As the rules beside the page do it: the guides are there only where they are asked for. */
function replyTo(text: string, more: Partial<LiveAsked> = {}) {
  const asked = { live: 1, text, caret: null, today: '2026-11-18', answers: [], ...more }
  return liveReply({ ...asked, ...(isForGuides(asked) && { guideAnswerTo }) })
}
const shown = (text: string, more?: Partial<LiveAsked>) => {
  const { card: markup, rows } = replyTo(text, more)
  const card = markup.replace(/<[^>]*>/g, '')
  return {
    answers: guideAnswers.filter(({ says }) => card.includes(says.join(' '))).map(({ id }) => id),
    asks: rows.some(({ group }) => group === 'marked'),
  }
}

describe('A question alone has the answer of its guide', () => {
  for (const [text, id] of [
    ['tag', 'Tag'],
    ['when does he get tag?', 'Tag'],
    ['HDC', 'Tag'],
    ['parole', 'Parole'],
    ['when is his parole hearing', 'ParoleHearing'],
    ['licence', 'Licence'],
    ['who sets the licence conditions?', 'Licence'],
    ['can he go abroad on licence', 'Travel'],
    ['can I go on holiday', 'Travel'],
    ['hostel', 'Home'],
    ['will she have to go to approved premises', 'Home'],
    ['day release', 'DayRelease'],
    ['ROTL', 'DayRelease'],
    ['when can he go to open prison', 'OpenPrison'],
    ['mistake', 'Mistake'],
    ['the prison has got the date wrong', 'Mistake'],
    ['appeal', 'Appeal'],
    ['will he be deported', 'Deportation'],
    ['can he come out early, he is dying', 'Illness'],
    ['tags', 'Tag'],
    ['whats hdc', 'Tag'],
    ['can my son come home on tag', 'Tag'],
    ['does time on tag count', 'TaggedBail'],
    ['will he wear a tag when he gets out', 'LicenceTag'],
    ['GPS tags?', 'LicenceTag'],
    ['parole date?', 'Parole'],
    ['knocked back by the parole board', 'AfterNo'],
    ['parole refused, what now', 'AfterNo'],
    ['licences', 'Licence'],
    ['hostels', 'Home'],
    ['can he stay over at mine at weekends', 'Home'],
    ['nowhere to live when he gets out', 'Home'],
    ['can they change my licence conditions', 'ChangeCondition'],
    ['when does his licence end', 'LicenceEnd'],
    ['can she work on licence', 'Work'],
    ['RORs', 'DayRelease'],
    ['his dad is dying, can he get out for a day', 'DayRelease'],
    ['categorisation', 'OpenPrison'],
    ['OMU ignoring us', 'Mistake'],
    ['wrongly calculated', 'Mistake'],
    ['he should have been released already', 'Held'],
    ['appeals', 'Appeal'],
    ['is there a time limit for an appeal', 'AppealTime'],
    ['what happens at the parole hearing', 'ParoleHearing'],
    ['who decides on parole', 'Parole'],
    ['do they get a discharge grant', 'MoneyOut'],
    ['what time will he be let out', 'OnTheDay'],
    ['how many people have been recalled', 'HowMany'],
    ['what is the caseload', 'HowMany'],
    ['can they keep him in after his release date', 'Held'],
    ['is he allowed to see his kids on licence', 'Forbidden'],
    ['can he drink on licence', 'Forbidden'],
    ['what happens if he misses curfew', 'CurfewBroken'],
    ['does bail count', 'TaggedBail'],
    ['can i transfer to another prison', 'Transfer'],
    ['can he get out for christmas', 'DayRelease'],
    ['can he refuse deportation', 'AgainstRemoval'],
    ['who works out the release date', 'WhoSets'],
    ['who can complain for him', 'Complain'],
    ['how do i complain', 'Complain'],
    ['Ombudsman', 'Complain'],
    ['what happens on the day of release', 'OnTheDay'],
    ['what time of day are prisoners released', 'OnTheDay'],
    ['how is the release date calculated', 'Counted'],
    ['what is earned progression', 'AddedDays'],
    ['when does the sentence start', 'Counted'],
    ['no fixed abode', 'Home'],
    ['what is SDS+', 'Determinate'],
    ['can I find out someone’s release date', 'FindOut'],
    ['half the sentence?', 'Changed'],
    ['visits', 'Visits'],
    ['how do I book a visit', 'Visits'],
    ['how can I send money to him', 'Visits'],
    ['do you work out sentences from Scotland?', 'OtherCountry'],
    ['can a confiscation order be reduced if I cannot pay', 'OrderReduced'],
    ['how soon after release does he have to see probation', 'OnTheDay'],
    ['apeal', 'Appeal'],
    ['what is a hostle', 'Home'],
    ['compasionate release', 'Illness'],
    ['am I presumed unsuitable for tag', 'NoTag'],
    ['can they hold me after my sentence to be deported', 'Deportation'],
    ['what happens at two thirds of my sentence', 'TwoThirds'],
    ['can he get bail while he appeals', 'AppealBail'],
    ['what is the slip rule', 'SlipRule'],
    ['he was released by mistake', 'OutTooEarly'],
    ['can I work outside prison on ROTL', 'DayRelease'],
    ['do I get licence after a default sentence', 'NotPaying'],
    ['OMU have not replied', 'Complain'],
    ['why was rape excluded', 'Excluded'],
    ['my partner finished his recall but they will not let him out, no address', 'RecallKept'],
    ['will he be automatically deported', 'WhoDeported'],
    ['does UAL time get added', 'Away'],
    ['when is my next parole review', 'ParoleWhen'],
    ['can he do his sentence in his own country', 'OtherCountry'],
    ['will immigration keep him after the sentence', 'Deportation'],
    ['what if I commit another crime on licence', 'Recall'],
    ['how do i appeal', 'AppealTime'],
    ['ADA', 'AddedDays'],
    ['is his sentence too lenient', 'Lenient'],
    ['can he be transferred to Scotland', 'OtherCountry'],
    ['who is excluded from tag', 'NoTag'],
    ['how long for not paying a fine', 'LongestDefault'],
    ['my sentence is unduly lenient?', 'Lenient'],
    ['is there any way to get out early', 'Early'],
    ['can they stop his release', 'Stopped'],
    ['is he allowed to leave the county on licence', 'TravelHere'],
    ['what happens if he does not pay the confiscation order', 'StillOwed'],
    ['can i get my tag taken off early', 'ChangeCondition'],
    ['can he come home to me when he is out', 'Home'],
    ['how long can they keep someone on remand', 'RemandLong'],
    ['they forgot his remand days', 'Mistake'],
    ['does serving the default sentence clear a poca', 'StillOwed'],
    ['does appealing make it longer', 'AppealLonger'],
    ['early removal scheme', 'Deportation'],
    ['does good behaviour help', 'AddedDays'],
    ['adjudications', 'AddedDays'],
    ['supervision after release', 'Supervision'],
    ['early release', 'Changed'],
    ['the new rules', 'Changed'],
    ['bank holiday', 'Weekend'],
    ['when will my dad come home', 'HowLong'],
    ['I’ll be told when she is out?', 'Victim'],
    ['he raped me, when will he be out', 'Victim'],
    ['who can I ring', 'Help'],
    ['she wants to kill herself', 'Danger'],
    ['POCA', 'NotPaying'],
    ['what is SLED', 'Letters'],
    ['how long', 'HowLong'],
    ['how long will he serve', 'HowLong'],
    ['I am a victim, will I be told about his release', 'Victim'],
  ] as const)
    test(text, () => expect(shown(text)).toEqual({ answers: [id], asks: false }))
})

describe('What is a kind of case as well keeps its first question', () => {
  for (const [text, id] of [
    ['recall', 'Recall'],
    ['recalled', 'Recall'],
    ['recalls', 'Recall'],
    ['can they recall me for nothing', 'Recall'],
    ['how long is a recall', 'RecallKinds'],
    ['been recalled what do i do', 'RecallFirst'],
    ['do remand days count', 'Remand'],
    ['who takes remand off a life sentence', 'RemandLife'],
    ['does remand count towards a life tariff', 'RemandLife'],
    ['what is section 250', 'Section250'],
    ['what is a section 255 recall', 'RecallTag'],
    ['suspended sentence', 'Suspended'],
    ['EDS', 'Extended'],
    ['consecutive', 'Several'],
    ['can I appeal a recall?', 'AgainstRecall'],
    ['what happens after a fixed term recall', 'RecallOver'],
    ['how soon can he be released after recall', 'RecallKinds'],
    ['recalled but found not guilty', 'RecallCancelled'],
    ['his recall papers say standard what does that mean', 'RecallKinds'],
    ['my recall ended and then I got a new sentence', 'OtherCustody'],
    ['on remand while serving another sentence', 'OtherCustody'],
    ['remand while on recall, does it count', 'OtherCustody'],
    ['remand', 'Remand'],
    ['does remand count?', 'Remand'],
    ['IPP', 'Ipp'],
    ['when does an IPP licence end', 'IppLicence'],
    ['life sentence', 'Life'],
    ['life recall', 'LifeRecall'],
    ['IPP recalled, how do i get out', 'IppRecall'],
    ['IPP recalled for missing curfew, how do i get out', 'IppRecall'],
    ['what is SOPC', 'Special'],
    ['whats an ipp', 'Ipp'],
    ['whats a DTO', 'TrainingOrder'],
    ['whats a recall', 'Recall'],
  ] as const)
    test(text, () => expect(shown(text)).toEqual({ answers: [id], asks: true }))

  // What the question is put in is not asked about.
  for (const [text, id] of [
    ['when does the parole board look at a recall', 'AgainstRecall'],
    ['partner missed one probation appointment will they recall him', 'Recall'],
    ['who is excluded from a fixed term recall', 'RecallExcluded'],
    ['can he get executive release', 'RecallSooner'],
    ['can they turn a fixed term recall into a standard one', 'RecallKept'],
    ['what happens if he breaks his licence', 'Recall'],
    ['how long do lifers stay on licence', 'Life'],
    ['how long do I have to send representations against recall', 'AgainstRecall'],
    ['do days in the police cells come off', 'Remand'],
  ] as const)
    test(text, () => expect(shown(text)).toEqual({ answers: [id], asks: false }))

  test('what the words leave open is asked, and is no fault', () =>
    expect(replyTo('IPP').rows.filter(({ markup }) => markup.includes('error-message'))).toEqual([]))

  test('the answer stands first, and then what is asked', () =>
    expect(replyTo('recall').card).toMatch(
      /Recall.*A recall is decided.*For a date, one thing first: how long/s,
    ))
})

describe('When an IPP licence ends is said of the first release alone, whatever the minimum term is', () => {
  test.each([
    ['IPP released 1 June 2022, when does my licence end', 'the licence ended on Sunday 31 May 2026'],
    ['IPP first released 1 June 2025. When is my licence over?', 'the licence ends on Thursday 31 May 2029'],
  ])('%s', (text, says) =>
    expect(replyTo(text).card).toContain(`If that was the first release, and there is no recall: ${says}.`),
  )

  test.each([
    'IPP released 1 June 2022, recalled 1 June 2023, when does my licence end',
    'life sentence, released 1 June 2022, when does my licence end',
    'when does an IPP licence end',
  ])('%s: no day', (text) => expect(replyTo(text).card).not.toContain('If that was the first release'))
})

describe('A question that tells a figure or a day has its answer, and the case is asked about beside it', () => {
  for (const [text, id, asks] of [
    ['He was on remand for 7 weeks. Will that come off?', 'Remand', true],
    ['I got 14 added days. Can I get them back?', 'AddedDays', true],
    ['IPP released 1 June 2022, when does my licence end', 'IppLicence', true],
    ['His release date falls on a Saturday. When will they let him out?', 'Weekend', false],
    ['He has stage 4 cancer, can he come home early?', 'Illness', true],
    ['What did the Sentencing Act 2026 change?', 'Changed', false],
    ['How many months in default for a confiscation order of £60,000?', 'LongestDefault', true],
    ['recalled on 3 March, how long will he be in?', 'RecallKinds', true],
    ['4 years, recalled on 3 March 2028, can he appeal it?', 'AgainstRecall', true],
  ] as const)
    test(text, () => expect(shown(text)).toEqual({ answers: [id], asks }))
})

describe('A question beside a case leaves the card, and says where it is answered', () => {
  test.each([
    ['3 years for robbery on 2 November 2026, no remand. When can he go to open?', 'before-release#open'],
    ['4 months for theft on 2 November 2026, will the victim be told?', 'help#victims'],
    ['robbery, when is parole', 'how-release-works#parole'],
  ])('%s', (text, link) => expect(replyTo(text).card).toMatch(new RegExp(`You asked too: <a [^>]*${link}"`)))

  test.each([
    '3 years for robbery today, when will he be out?',
    'appeal dismissed, 3 years',
    '40 days on tag',
  ])('%s: nothing more', (text) => expect(replyTo(text).card).not.toContain('You asked too'))
})

describe('Nothing is said where a length or an offence is told, or a figure or a day without a question', () => {
  for (const text of [
    '40 days on tag',
    'forty days on tag',
    'one year on tag',
    'ten years licence',
    'recalled on 3 March',
    'appeal dismissed, 3 years',
    'three years, when is parole',
    'robbery, when is parole',
    'recalled today',
    '3 years for robbery on 2 November 2026, when can he go to open?',
    'IPP, minimum term 3 years, 1 March 2007, released 1 June 2022, when does it end?',
    '4 years for theft and out on licence',
    'my zork got 21 months today, when is he due out',
    'hello',
  ])
    test(text, () => expect(shown(text).answers).toEqual([]))

  test('nor while the word is unfinished, or where a tap or a link stands', () => {
    expect(shown('tag', { caret: 3 }).answers).toEqual([])
    expect(shown('tag', { answers: [{ row: 'remand', say: 'say=no' }] }).answers).toEqual([])
    expect(shown('tag', { link: 'startDate=2026-11-16&sentenceYears=3' }).answers).toEqual([])
  })
})

test('the answer of a guide is said aloud by its name, and is no open question', () =>
  expect(replyTo('when does he get tag?').speak).toBe('Release on a tag'))

test('the words that the guide of IPP gives to type lead to the row that it names', () => {
  const text = readFileSync(new URL('../guides/text/ipp-and-life.md', import.meta.url), 'utf8')
  const [, words = '', row = ''] = /type “(.+?)”.*tap “(.+?)”/.exec(text) ?? []
  expect(replyTo(words).rows.find(({ markup }) => markup.includes(row))?.id).toBe('onLicence-1')
})

test.each(guideAnswers)('$id: its guide has the heading', ({ guide, section }) => {
  const text = readFileSync(new URL(`../guides/text/${guide}.md`, import.meta.url), 'utf8')
  expect(text).toContain(`{#${section}}`)
})

describe('What nobody knows stays open: no date is sure of what was told and not used', () => {
  test.each([
    [
      '3 years for robbery today, no remand, 21 days added',
      'added',
      'It is not known who added them: “21 days”.',
    ],
    [
      '20 months for robbery today, 120 days on tagged curfew, no remand',
      'tag_days',
      'It is not known how many days on the tag come off: “120 days”. Until it is, count on the later day.',
    ],
    [
      "fined £800 or 21 days if he doesn't pay, today, no remand",
      'unpaid',
      'It is not known whether they are in prison for not paying: “21 days”.',
    ],
    [
      'total of 5 years, 3 years for robbery and 18 months consecutive for dangerous driving, today, no remand',
      'total',
      'It is not known which is right, the parts or the total: “5 years”. Until it is, count on the later day.',
    ],
    [
      '28 days for contempt today filming in court, no remand',
      'words',
      '“filming” may change the sentence, and we cannot read it. Say it in other words.',
    ],
  ])('“%s”, and who does not know: %s', (text, ask, says) => {
    const row = replyTo(text).rows.find(({ id }) => id.startsWith(`ask-${ask}-`))
    const hidden = (name: string): string =>
      new RegExp(`name="${name}" value="([^"]*)"`).exec(row?.markup ?? '')?.[1] ?? ''
    const say = new URLSearchParams({ anchor: hidden('anchor'), about: hidden('about'), say: 'unknown' })
    const { state, card, rows } = replyTo(text, { answers: [{ row: row?.id ?? '', say: say.toString() }] })
    expect(state).toBe('first')
    expect(card.replace(/<[^>]*>/g, '')).toContain(says)
    expect(rows.find(({ id }) => id === row?.id)?.markup).toContain('not known. Do you know now?')
  })
})
