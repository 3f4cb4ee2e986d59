import { guideLinks } from '../../service/src/page/guides/links.ts'
import { several } from './told.ts'

const sentence = 'startDate=2026-11-16&sentenceYears=3'

/** The form as it is sent, filled in. */
export const filledForm = {
  kind: 'sds',
  'startDate-day': '16',
  'startDate-month': '11',
  'startDate-year': '2026',
  sentenceYears: '3',
  sentenceMonths: '',
  sentenceWeeks: '',
  sentenceDays: '',
  offenceKey: 'robbery',
  ageAtConviction: 'adult',
  creditNone: 'yes',
  another: 'no',
}

/** A query for the form, with these changes. */
export const formQuery = (changes: Readonly<Record<string, string>> = {}): string =>
  new URLSearchParams({ ...filledForm, ...changes }).toString()

/** One sentence served while the person waits for another. */
const servedInBetween = `${several('startDate=2026-12-01&sentenceYears=0&sentenceMonths=9&sentenceType=sds&offenceKey=theft', 'startDate=2027-05-10&sentenceYears=2&sentenceType=sds&offenceKey=theft')}&remand=2026-11-10..1&remand=2026-10-05..2`

/** Answers of every kind. */
export const answers = {
  'a fixed sentence': `${sentence}&offenceKey=robbery&sentenceType=sds&remandCreditDays=40`,
  'days on remand by their dates': `${sentence}&offenceKey=robbery&sentenceType=sds&remand=2026-03-20.`,
  'remand and a recall in between':
    'startDate=2027-02-01&sentenceYears=3&sentenceType=sds&offenceKey=theft&remand=2026-10-20.2027-01-31&otherCustody=2026-10-22.2026-12-16.recall',
  'a sentence of one day': 'startDate=2026-11-16&sentenceYears=0&sentenceDays=1',
  'a sentence with more credit than custody': `${sentence}&remandCreditDays=999`,
  'a sentence held until its stage':
    'startDate=2025-06-16&sentenceYears=5&remandCreditDays=35&sentenceType=sds&offenceKey=theft',
  'days added and times away': `${sentence}&sentenceType=sds&offenceKey=robbery&addedDays=7.14&awardDate=2027-01-05.&fromDate=2027-02-01.2027-03-01&toDate=2027-02-03.2027-03-02`,
  'a sentence from before the change of 2024': 'startDate=2023-06-16&sentenceYears=4&ageAtSentence=child',
  'a serious violent offence':
    'startDate=2026-11-13&sentenceYears=8&offenceKey=wounding_with_intent&addedDays=10',
  'an offence that is left out': 'startDate=2026-11-16&sentenceYears=6&offenceKey=rape',
  'section 250 detention': `${sentence}&ageAtSentence=child`,
  'an extended sentence': 'startDate=2025-04-16&sentenceYears=7&sentenceType=eds',
  'an old extended sentence': 'startDate=2014-04-16&sentenceYears=7&sentenceType=eds&ageAtSentence=unknown',
  'a special sentence': 'startDate=2026-11-17&sentenceYears=5&sentenceMonths=7&regimeId=sopc',
  'a terrorism sentence': `${sentence}&sentenceType=terrorism`,
  'a terrorism sentence without extra time on licence': `${sentence}&sentenceType=terrorism&extensionYears=0`,
  'a life sentence':
    'startDate=2026-11-16&sentenceYears=20&sentenceType=life&remandCreditDays=10&addedDays=5',
  'a life sentence, and the court took the days off': `startDate=2026-11-16&sentenceYears=20&sentenceType=life&remandCreditDays=10&creditTakenOffMinimum=true`,
  'an offence before the day of a law': `startDate=2026-11-16&sentenceYears=8&offenceKey=causing_death_by_dangerous_driving&offenceDate=2022-06-27`,
  'a date that has passed': 'startDate=2025-03-03&sentenceYears=2&sentenceType=sds&offenceKey=theft',
  'a burglary in doubt': 'startDate=2024-12-10&sentenceYears=5&sentenceType=sds&offenceKey=burglary_dwelling',
  'an extended sentence with its extra time':
    'startDate=2026-11-02&sentenceYears=7&extensionYears=3&sentenceType=eds',
  'an extended sentence that the Parole Board can already end':
    'startDate=2021-11-02&sentenceYears=7&extensionYears=3&sentenceType=eds',
  'nothing sure':
    'startDate=2026-11-16&sentenceYears=8&offenceKey=wounding_with_intent&ageAtConviction=unknown&unsure=credit.others',
  'a recall of 56 days':
    'startDate=2025-06-02&sentenceYears=3&sentenceType=sds&recallType=fixed_term_56&returnToCustodyDate=2026-10-09&recallDate=2026-10-05',
  'a recall of 56 days that the end cuts short':
    'startDate=2025-06-02&sentenceYears=0&sentenceMonths=18&sentenceType=sds&recallType=fixed_term_56&returnToCustodyDate=2026-11-09&addedDaysAfterReturn=5',
  'a recall of 28 days that has passed':
    'startDate=2025-06-02&sentenceYears=3&sentenceType=section_250&ageAtConviction=child&recallType=fixed_term_28&returnToCustodyDate=2026-10-09',
  'a standard recall':
    'startDate=2024-09-16&sentenceYears=3&sentenceType=sds&remandCreditDays=10&recallType=standard&recallDate=2026-09-07&returnToCustodyDate=2026-09-14',
  'only the month is known': 'startMonth=2026-06&sentenceYears=3&sentenceType=sds&offenceKey=theft',
  'only the month, and the Parole Board decides':
    'startMonth=2025-06&sentenceYears=8&sentenceType=eds&extensionYears=2&offenceKey=robbery',
  'a short sentence that may have been suspended':
    'startDate=2026-11-02&sentenceMonths=6&sentenceType=sds&offenceKey=theft',
  'a short sentence that was not suspended':
    'startDate=2026-11-02&sentenceMonths=6&sentenceType=sds&offenceKey=theft&notSuspended=true',
  'a recall of 28 days where the law gives 56':
    'startDate=2025-06-02&sentenceYears=3&sentenceType=sds&offenceKey=theft&recallType=fixed_term_28&returnToCustodyDate=2026-11-07&recallDate=2026-11-07',
  'a recall of which the kind is not known':
    'startDate=2024-09-16&sentenceYears=3&sentenceType=sds&ageAtConviction=unknown&recallType=unsure&returnToCustodyDate=2026-11-09&recallDate=2026-11-02',
  'a recall from an extended sentence, kind not known':
    'startDate=2020-09-16&sentenceYears=5&extensionYears=3&sentenceType=eds&recallType=unsure&returnToCustodyDate=2026-11-09',
  'the prison’s date, explained': `${sentence}&sentenceType=sds&offenceKey=robbery&remandCreditDays=40&statedReleaseDate=2027-11-16`,
  'the prison’s date, not explained': `${sentence}&sentenceType=sds&offenceKey=robbery&remandCreditDays=40&statedReleaseDate=2027-10-24`,
  'the prison’s date, the same': `${sentence}&sentenceType=sds&offenceKey=robbery&remandCreditDays=40&statedReleaseDate=2027-10-07`,
  'the prison’s date after a recall':
    'startDate=2025-06-02&sentenceYears=3&sentenceType=sds&recallType=fixed_term_56&returnToCustodyDate=2026-10-09&recallDate=2026-10-05&statedReleaseDate=2028-06-04',
  'it depends on the offence, a range': 'startDate=2026-11-02&sentenceYears=8',
  'it depends on the offence, the usual day first':
    'startDate=2026-11-02&sentenceYears=0&sentenceMonths=18&sentenceType=sds',
  'it depends on the offence, and the usual day has passed':
    'startDate=2025-06-10&sentenceYears=3&sentenceType=sds',
  'a length above the maximum':
    'startDate=2026-11-02&sentenceYears=9&sentenceType=sds&offenceKey=common_assault',
  'a weekend': 'startDate=2026-11-16&sentenceYears=2&sentenceType=sds&offenceKey=theft',
  'less than 28 days':
    'startDate=2026-11-16&sentenceYears=0&sentenceWeeks=12&sentenceType=sds&offenceKey=theft',
  'the prison’s date, the day of leaving':
    'startDate=2026-11-16&sentenceYears=2&sentenceType=sds&offenceKey=theft&statedReleaseDate=2027-07-15',
  'an extended sentence that may be for terrorism, and it was said that it is':
    'startDate=2026-11-16&sentenceYears=5&extensionYears=3&sentenceType=eds&terrorism=yes',
  'contempt of court':
    'startDate=2026-11-05&sentenceYears=0&sentenceMonths=18&sentenceType=sds&offenceKey=contempt_of_court',
  'a detention and training order': 'startDate=2026-11-16&sentenceYears=0&sentenceMonths=12&sentenceType=dto',
  'back in prison for breaking supervision':
    'startDate=2026-11-16&sentenceYears=0&sentenceDays=14&sentenceType=supervision_default',
  'prison for not paying':
    'startDate=2026-11-16&sentenceYears=0&sentenceDays=45&sentenceType=fine_default&unpaid=fine',
  'life beside a fixed term that the Parole Board waits for': several(
    'startDate=2026-11-16&sentenceYears=5&sentenceType=life',
    'startDate=2026-11-16&sentenceYears=18&sentenceType=sds&offenceKey=supplying_class_a_drug',
  ),
  'a recall that finds nothing left of the sentence':
    'startDate=2026-06-01&sentenceYears=0&sentenceMonths=20&sentenceType=sds&offenceKey=theft&remandCreditDays=500&recallType=fixed_term_56&returnToCustodyDate=2026-11-05&recallDate=2026-11-05',
  IPP: 'startDate=2008-11-16&sentenceYears=4&sentenceType=ipp',
} as const

/** Two sentences that follow each other, and one at the same time. */
export const threeSentences = several(
  'startDate=2025-03-10&sentenceYears=4&sentenceType=sds&offenceKey=burglary_dwelling&remandCreditDays=21',
  'startDate=2025-03-10&sentenceYears=0&sentenceMonths=6&sentenceType=sds&offenceKey=actual_bodily_harm&consecutiveTo=1',
  'startDate=2025-03-10&sentenceYears=0&sentenceMonths=18&sentenceType=sds&offenceKey=dangerous_driving',
)

/** A second sentence, and nobody could say how it runs. */
const ippLicence =
  'startDate=2008-03-03&sentenceYears=2&sentenceType=ipp&onLicence=true&firstReleaseDate=2024-02-01&lastReleaseDate=2026-03-16'
const runsNotKnown = several(
  'startDate=2026-11-02&sentenceYears=3&sentenceType=sds&offenceKey=theft',
  'startDate=2026-11-02&sentenceYears=1&sentenceType=sds&offenceKey=theft&unsure=runs',
)

/** A recall from the first of two sentences. */
const besideRecall = `${several(
  'startDate=2025-01-10&sentenceYears=4&sentenceType=sds&offenceKey=theft',
  'startDate=2026-11-20&sentenceYears=0&sentenceMonths=9&sentenceType=sds&offenceKey=theft',
)}&recallType=standard&returnToCustodyDate=2026-11-02&recallDate=2026-11-02`

/** A sentence passed during the licence of another. */
const notTold = several(
  'startDate=2024-06-03&sentenceYears=4&sentenceType=sds&offenceKey=theft',
  'startDate=2026-10-19&sentenceYears=2&sentenceType=sds&offenceKey=theft',
)

/** Recalled from two sentences, back some days later, and a third passed since. */
const twoRecalled = `${several(
  'startDate=2025-01-10&sentenceYears=4&sentenceType=sds&offenceKey=theft',
  'startDate=2025-02-20&sentenceYears=0&sentenceMonths=21&sentenceType=sds&offenceKey=theft',
  'startDate=2026-11-20&sentenceYears=0&sentenceMonths=9&sentenceType=sds&offenceKey=theft',
)}&recallType=fixed_term_56&recallDate=2026-11-02&returnToCustodyDate=2026-11-09&recallSentenceIds=1.2`

/** A second sentence that is being asked about. */
const secondAsked = (changes: Readonly<Record<string, string>>): string =>
  `${several('startDate=2026-11-02&sentenceYears=3&sentenceType=sds&offenceKey=theft')}&${formQuery(changes)}`

/** Called back while out on a tag. */
const onTag = formQuery({
  recalled: 'way',
  recallType: 'fixed_term_56',
  'returnToCustodyDate-day': '9',
  'returnToCustodyDate-month': '11',
  'returnToCustodyDate-year': '2027',
  recallDateUnknown: 'yes',
  onTag: 'yes',
})

/** A recall before the sentence. */
export const refused =
  'startDate=2026-11-16&sentenceYears=3&sentenceType=sds&offenceKey=theft&recallType=standard&recallDate=2026-01-05&returnToCustodyDate=2026-01-06'

/** Every page, in every state it can be in. */
export const states: Readonly<Record<string, string>> = {
  'the question': '/',
  'the question, filled in': `/?${formQuery({ kind: 'eds', extensionYears: '3' })}`,
  'the question, every error': `/offence?${formQuery({
    kind: 'eds',
    'startDate-day': '31',
    'startDate-month': '2',
    sentenceYears: 'x',
    sentenceMonths: '1.5',
    sentenceWeeks: '-1',
  })}`,
  'the question, another kind not chosen': `/offence?${formQuery({ kind: 'other' })}`,
  'the question, suspended, not answered': `/offence?${formQuery({ kind: 'suspended' })}`,
  'the offence': `/offence?${formQuery({ offenceKey: '', creditNone: '', ageAtConviction: '' })}`,
  'the offence, of a life sentence': `/offence?${formQuery({ kind: 'life' })}`,
  'the offence, filled in': `/offence?${formQuery({ remandCreditDays: '40', ageAtConviction: 'child' })}`,
  'the offence, every error': `/anything-else?${formQuery({
    offenceKey: '',
    offenceTyped: 'assault',
    ageAtConviction: '',
    creditNone: '',
    remandCreditDays: 'x',
    taggedBailCreditDays: 'x',
  })}`,
  'the offence, of prison for not paying': `/offence?${formQuery({ kind: 'other', otherKind: 'fine_default', sentenceYears: '8', creditNone: '' })}`,
  'asked only where it decides, if it was for terrorism': `/anything-else?${formQuery({ kind: 'eds', extensionYears: '3', offenceKey: '', offenceUnknown: 'yes' })}`,
  'asked only where it decides, if the court took the days off the minimum term': `/anything-else?${formQuery({ kind: 'life', sentenceYears: '18', creditNone: '', creditRemand: 'yes', remandCreditDays: '200' })}`,
  'asked only where it decides, the day of the offence': `/anything-else?${formQuery({ sentenceYears: '8', offenceKey: 'causing_death_by_dangerous_driving' })}`,
  'asked only where it decides, every error': `/anything-else?${formQuery({ ageAtConviction: 'child', childSentence: 'section_250', sentenceYears: '', sentenceMonths: '10', offenceKey: 'rape' })}&question=further`,
  'one answer to change': `/change?${formQuery()}&question=sentence`,
  'one answer to change, wrong': `/answer?${formQuery({ 'startDate-day': 'x' })}&question=passed`,
  'the sentences': `/sentences?${threeSentences}&list=yes`,
  'the same on other counts': `/same-counts?${threeSentences}&same=1`,
  'the same on other counts, wrong': `/same-counts?${threeSentences}&same=1&counts=x`,
  'anything else': `/anything-else?${formQuery({ another: '' })}`,
  'anything else, every error': `/answer?${formQuery({ addedDays: 'x', away: 'yes', prisonSaid: 'yes' })}`,
  'the recall questions': '/recall',
  'before the sentence, with a recall': `/offence?${formQuery({ recalled: 'way' })}`,
  'the recall': `/anything-else?${formQuery({ recalled: 'way' })}`,
  'the recall, every error': `/answer?${formQuery({
    recalled: 'way',
    recallType: 'short',
    'returnToCustodyDate-day': '31',
    'returnToCustodyDate-month': '2',
    'returnToCustodyDate-year': '2026',
    addedDaysAfterReturn: 'x',
    prisonSaid: 'yes',
  })}`,
  'the recall, of several sentences': `/answer?${besideRecall}`,
  'the recall, of several sentences, none ticked': `/answer?${besideRecall}&recallSentenceIds=9`,
  'the answer: a recall beside a new sentence': `/answer?${besideRecall}&recallSentenceIds=1`,
  'the answer: two recalled sentences and a new one': `/answer?${twoRecalled}`,
  'the answer: a recall that was not told': `/answer?${notTold}`,
  'anything else, of several sentences': `/anything-else?${threeSentences}&addedDays=7.14&awardDate=2025-06-02.&fromDate=2025-07-01&toDate=2025-07-03&more=away`,
  'a second sentence, every error': `/offence?${secondAsked({ kind: '', sentenceYears: '', 'startDate-day': '', runs: 'consecutive' })}`,
  'a second sentence, how it runs not said': `/offence?${secondAsked({ runs: '' })}`,
  'the answer: a recall on a tag': `/answer?${onTag}`,
  'the answer: a recall from a tag': `/answer?startDate=2026-07-06&sentenceYears=2&sentenceType=sds&offenceKey=theft&recallType=curfew&recallDate=2026-11-05&returnToCustodyDate=2026-11-09`,
  'the page to print, of a recall from a tag': `/answer/paper?startDate=2026-07-06&sentenceYears=2&sentenceType=sds&offenceKey=theft&recallType=curfew&recallDate=2026-11-05&returnToCustodyDate=2026-11-09`,
  'the answer: on licence from IPP': `/answer?${several('startDate=2008-03-03&sentenceYears=2&sentenceType=ipp&onLicence=true', 'startDate=2026-11-16&sentenceYears=3&sentenceType=sds&offenceKey=robbery')}`,
  'the answer: when an IPP licence ends': `/answer?${ippLicence}`,
  'the answer: an IPP licence that is over':
    '/answer?startDate=2008-03-03&sentenceYears=2&sentenceType=ipp&onLicence=true&firstReleaseDate=2015-05-05',
  'the answer: an IPP licence, first release not known':
    '/answer?startDate=2008-03-03&sentenceYears=2&sentenceType=ipp&onLicence=true',
  'the answer: on licence for life':
    '/answer?startDate=1998-03-02&sentenceYears=12&sentenceType=life&onLicence=true',
  'the page to print: when an IPP licence ends': `/answer/paper?${ippLicence}`,
  'easy read: when an IPP licence ends': `/answer/easy-read?${ippLicence}`,
  'the answer: a whole life order':
    '/answer?startDate=2026-11-16&sentenceYears=0&sentenceType=life&wholeLife=true',
  'the page to print: a whole life order':
    '/answer/paper?startDate=2026-11-16&sentenceYears=0&sentenceType=life&wholeLife=true',
  'a suspended sentence': `/offence?${formQuery({ kind: 'suspended', activated: 'no' })}`,
  'days on remand': `/remand-days?${formQuery({ creditNone: '' })}`,
  'days on remand, counted': `/offence?${formQuery({ creditNone: '', 'remandFrom-day': '1', 'remandFrom-month': '6', 'remandFrom-year': '2026', remandMore: 'yes', servedMore: 'yes' })}`,
  'days on remand, wrong': `/anything-else?${formQuery({ creditNone: '', 'remandFrom-day': '16', 'remandFrom-month': '11', 'remandFrom-year': '2026', 'remandFrom2-day': '40', remandUntil2: 'date', remandCreditDays: '7', 'servedFrom-day': '3' })}`,
  'days on remand of several sentences': `/remand-days?${servedInBetween}`,
  'days on remand of several sentences, wrong': `/sentences?${several('startDate=2026-12-01&sentenceMonths=9&sentenceType=sds', 'startDate=2027-05-10&sentenceYears=2&sentenceType=sds')}&remand=2027-12-01..1%2Bnone&otherCustody=2026-12-01.2026-11-30.x&list=yes`,
  'the list, with times on remand': `/sentences?${servedInBetween}&list=yes`,
  'the answer: days on remand that do not count': `/answer?${servedInBetween}`,
  'the page to print, of days on remand': `/answer/paper?${servedInBetween}`,
  'tagged bail': `/tagged-bail-days?${formQuery()}`,
  'tagged bail, found': `/tagged-bail-days?${formQuery()}&daysOnTag=101`,
  'tagged bail, wrong': `/tagged-bail-days?${formQuery()}&daysOnTag=x`,
  'the guides': '/guides',
  ...Object.fromEntries(guideLinks.map(({ name, title }) => [`guide: ${title}`, `/guides/${name}`])),
  'no such page': '/guides/nothing',
  ...Object.fromEntries(
    Object.entries(answers).map(([name, query]) => [`the answer: ${name}`, `/answer?${query}`]),
  ),
  'the answer: several sentences': `/answer?${threeSentences}`,
  'the answer: not known how a sentence runs': `/answer?${runsNotKnown}`,
  'the answer: life beside a fixed term': `/answer?${several('startDate=2026-11-02&sentenceYears=16&sentenceType=life', 'startDate=2026-11-02&sentenceYears=2&sentenceType=sds')}`,
  'the page to print, of several sentences': `/answer/paper?${threeSentences}`,
  'the page to print, it depends on the offence': `/answer/paper?${answers['it depends on the offence, a range']}`,
  'the page to print, a recall beside a new sentence': `/answer/paper?${besideRecall}&recallSentenceIds=1`,
  'the page to print, a recall that was not told': `/answer/paper?${notTold}`,
  'the page to print, after a recall': `/answer/paper?${answers['the prison’s date after a recall']}`,
  'the page to print, kind of recall not known': `/answer/paper?${answers['a recall of which the kind is not known']}`,
  'the page to print': `/answer/paper?${answers['a fixed sentence']}`,
  'easy read': `/answer/easy-read?${answers['a fixed sentence']}`,
  'easy read, the Parole Board': `/answer/easy-read?${answers['an extended sentence with its extra time']}`,
  'easy read, kind of recall not known': `/answer/easy-read?${answers['a recall of which the kind is not known']}`,
  'the answer: what we cannot work out': `/answer?${refused}`,
  'before the sentence': '/what-if',
}

/** Every answer among them, with what a link to it holds. */
export const answerStates: readonly (readonly [state: string, query: string])[] = Object.entries(
  states,
).flatMap(([state, path]) =>
  state.startsWith('the answer: ') ? [[state, path.slice('/answer?'.length)] as const] : [],
)
