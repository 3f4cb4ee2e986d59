import { personFacts, recallFacts, sentenceFacts } from '@requisite/law/internal'
import { guideLinks } from '../../service/src/page/guide-links.ts'
import { recallNames } from '../../service/src/told/query.ts'
import { linkIn, several } from './told.ts'

/** The facts of a link, with these changes. */
export const factsQuery = (changes: Readonly<Record<string, string>> = {}): string =>
  new URLSearchParams({
    ...{ startDate: '2026-11-16', sentenceYears: '3', sentenceType: 'sds', offenceKey: 'robbery' },
    ageAtConviction: 'adult',
    ...changes,
  }).toString()

/** The names of all facts of a link. */
export const namesOfFacts: readonly string[] = [
  ...Object.keys({ ...sentenceFacts, ...personFacts }),
  ...Object.keys(recallFacts).map((name) => recallNames[name] ?? name),
  ...['sentence', 'activated', 'unpaid', 'partPaid', 'onTag', 'remand', 'otherCustody', 'addedDays'],
  'unlawfullyAtLarge',
]

/** One sentence served while the person waits for another. */
const servedInBetween = linkIn(
  '2026-12-01 0y9m sds theft; 2027-05-10 2y sds theft & remand=2026-11-10..1&remand=2026-10-05..2',
)

/** Answers of every kind, as lines. */
const told = {
  'a fixed sentence': '2026-11-16 3y robbery sds remandCreditDays=40',
  'days on remand by their dates': '2026-11-16 3y robbery sds & remand=2026-03-20',
  'remand and a recall in between':
    '2027-02-01 3y sds theft & remand=2026-10-20.2027-01-31&otherCustody=2026-10-22.2026-12-16.recall',
  'a sentence of one day': '2026-11-16 0y1d',
  'a sentence with more credit than custody': '2026-11-16 3y remandCreditDays=999',
  'a sentence held until its stage': '2025-06-16 5y remandCreditDays=35 sds theft',
  'days added and times away':
    '2026-11-16 3y sds robbery & addedDays=7.2027-01-05&addedDays=14&unlawfullyAtLarge=2027-02-01.2027-02-03&unlawfullyAtLarge=2027-03-01.2027-03-02',
  'a sentence from before the change of 2024': '2023-06-16 4y ageAtConviction=child',
  'a serious violent offence': '2026-11-13 8y wounding_with_intent addedDays=10',
  'an offence that is left out': '2026-11-16 6y rape',
  'section 250 detention': '2026-11-16 3y ageAtConviction=child',
  'an extended sentence': '2025-04-16 7y eds',
  'an old extended sentence': '2014-04-16 7y eds ageAtConviction=unknown',
  'a special sentence': '2026-11-17 5y7m regimeId=sopc',
  'a terrorism sentence': '2026-11-16 3y terrorism',
  'a terrorism sentence without extra time on licence': '2026-11-16 3y terrorism +0y',
  'a life sentence': '2026-11-16 20y life remandCreditDays=10 addedDays=5',
  'a life sentence, and the court took the days off':
    '2026-11-16 20y life remandCreditDays=10 creditTakenOffMinimum',
  'an offence before the day of a law':
    '2026-11-16 8y causing_death_by_dangerous_driving offenceDate=2022-06-27',
  'a date that has passed': '2025-03-03 2y sds theft',
  'a burglary in doubt': '2024-12-10 5y sds burglary_dwelling',
  'an extended sentence with its extra time': '2026-11-02 7y +3y eds',
  'an extended sentence that the Parole Board can already end': '2021-11-02 7y +3y eds',
  'nothing sure':
    '2026-11-16 8y wounding_with_intent ageAtConviction=unknown remandCreditDays=unknown & otherSentences=unknown',
  'a recall of 56 days':
    '2025-06-02 3y sds & recallType=fixed_term_56&returnToCustodyDate=2026-10-09&recallDate=2026-10-05',
  'a recall of 56 days that the end cuts short':
    '2025-06-02 0y18m sds & recallType=fixed_term_56&returnToCustodyDate=2026-11-09&addedDaysAfterReturn=5',
  'a recall of 28 days that has passed':
    '2025-06-02 3y section_250 child & recallType=fixed_term_28&returnToCustodyDate=2026-10-09',
  'a standard recall':
    '2024-09-16 3y sds remandCreditDays=10 & recallType=standard&recallDate=2026-09-07&returnToCustodyDate=2026-09-14',
  'a standard recall, and the offence was told':
    '2024-09-16 3y sds theft & recallType=standard&recallDate=2026-09-07&returnToCustodyDate=2026-09-14',
  'an extended sentence beside one without an offence': '2026-10-05 5y +3y eds; 2026-10-05 9y sds',
  'a standard recall that a new sentence holds':
    '2020-11-09 8y sds theft; 2026-11-09 5y sds theft & recallType=standard&recallDate=2026-11-02&returnToCustodyDate=2026-11-02&recallSentenceIds=1',
  'a standard recall, and the return was not told': '2024-09-16 3y sds theft & recallType=standard',
  'life beside a sentence of which the offence was not told': '2020-11-16 2y life; 2020-11-16 8y sds',
  'a life sentence, less days on remand': '2026-11-16 18y life remandCreditDays=243',
  'the prison’s date beside two of ours':
    '2024-12-10 5y sds burglary_dwelling & statedReleaseDate=2027-03-01',
  'only the month is known': '2026-06 3y sds theft',
  'only the month, and the Parole Board decides': '2025-06 8y eds +2y robbery',
  'a short sentence that may have been suspended': '2026-11-02 6m sds theft',
  'a short sentence that was not suspended': '2026-11-02 6m sds theft notSuspended',
  'a recall of 28 days where the law gives 56':
    '2025-06-02 3y sds theft & recallType=fixed_term_28&returnToCustodyDate=2026-11-07&recallDate=2026-11-07',
  'a recall of which the kind is not known':
    '2024-09-16 3y sds ageAtConviction=unknown & recallType=unknown&returnToCustodyDate=2026-11-09&recallDate=2026-11-02',
  'a recall from an extended sentence, kind not known':
    '2020-09-16 5y +3y eds & recallType=unknown&returnToCustodyDate=2026-11-09',
  'the prison’s date, explained':
    '2026-11-16 3y sds robbery remandCreditDays=40 & statedReleaseDate=2027-11-16',
  'the prison’s date, not explained':
    '2026-11-16 3y sds robbery remandCreditDays=40 & statedReleaseDate=2027-10-24',
  'the prison’s date, the same':
    '2026-11-16 3y sds robbery remandCreditDays=40 & statedReleaseDate=2027-10-07',
  'the prison’s date after a recall':
    '2025-06-02 3y sds & recallType=fixed_term_56&returnToCustodyDate=2026-10-09&recallDate=2026-10-05&statedReleaseDate=2028-06-04',
  'it depends on the offence, a range': '2026-11-02 8y',
  'it depends on the offence, the usual day first': '2026-11-02 0y18m sds',
  'it depends on the offence, and the usual day has passed': '2025-06-10 3y sds',
  'a length above the maximum': '2026-11-02 9y sds common_assault',
  'a weekend': '2026-11-16 2y sds theft',
  'less than 28 days': '2026-11-16 0y12w sds theft',
  'the prison’s date, the day of leaving': '2026-11-16 2y sds theft & statedReleaseDate=2027-07-15',
  'an extended sentence that may be for terrorism, and it was said that it is':
    '2026-11-16 5y +3y eds & terrorism=true',
  'contempt of court': '2026-11-05 0y18m sds contempt_of_court',
  'a detention and training order': '2026-11-16 0y12m dto',
  'back in prison for breaking supervision': '2026-11-16 0y14d supervision_default',
  'prison for not paying': '2026-11-16 0y45d fine_default & unpaid=fine',
  'life beside a fixed term that the Parole Board waits for':
    '2026-11-16 5y life; 2026-11-16 18y sds supplying_class_a_drug',
  'a recall that finds nothing left of the sentence':
    '2026-06-01 0y20m sds theft remandCreditDays=500 & recallType=fixed_term_56&returnToCustodyDate=2026-11-05&recallDate=2026-11-05',
  IPP: '2008-11-16 4y ipp',
} as const

/** The links of these answers. */
export const answers = Object.fromEntries(
  Object.entries(told).map(([name, line]) => [name, linkIn(line)]),
) as Readonly<Record<keyof typeof told, string>>

/** Two sentences that follow each other, and one at the same time. */
export const threeSentences = linkIn(
  '2025-03-10 4y sds burglary_dwelling remandCreditDays=21; 2025-03-10 0y6m sds actual_bodily_harm after 1; 2025-03-10 0y18m sds dangerous_driving',
)

/** A standard sentence that is due later than the Parole Board could first release from the extended one beside it. */
export const besideExtended = (day: string): string =>
  linkIn(`${day} 10y sds handling_stolen_goods; ${day} 4y +2y eds`)

/** A second sentence, and nobody could say how it runs. */
const ippLicence = linkIn(
  '2008-03-03 2y ipp onLicence firstReleaseDate=2024-02-01 lastReleaseDate=2026-03-16',
)
const runsNotKnown = several(
  'startDate=2026-11-02&sentenceYears=3&sentenceType=sds&offenceKey=theft',
  'startDate=2026-11-02&sentenceYears=1&sentenceType=sds&offenceKey=theft&howItRuns=unknown',
)

/** A recall from the first of two sentences. */
const besideRecall = linkIn(
  '2025-01-10 4y sds theft; 2026-11-20 0y9m sds theft & recallType=standard&returnToCustodyDate=2026-11-02&recallDate=2026-11-02',
)

/** A sentence passed during the licence of another. */
const notTold = linkIn('2024-06-03 4y sds theft; 2026-10-19 2y sds theft')

/** Recalled from two sentences, back some days later, and a third passed since. */
const twoRecalled = linkIn(
  '2025-01-10 4y sds theft; 2025-02-20 0y21m sds theft; 2026-11-20 0y9m sds theft & recallType=fixed_term_56&recallDate=2026-11-02&returnToCustodyDate=2026-11-09&recallSentenceIds=1.2',
)

/** Called back while out on a tag. */
const onTag = factsQuery({
  ...{ recallType: 'fixed_term_56', returnToCustodyDate: '2027-11-09', onTag: 'yes' },
})

/** A recall from a tag. */
const fromTag = linkIn(
  '2026-07-06 2y sds theft & recallType=curfew&recallDate=2026-11-05&returnToCustodyDate=2026-11-09',
)

const wholeLife = linkIn('2026-11-16 0y life wholeLife')

/** A recall before the sentence. */
export const refused = linkIn(
  '2026-11-16 3y sds theft & recallType=standard&recallDate=2026-01-05&returnToCustodyDate=2026-01-06',
)

/** Every page, in every state it can be in. */
export const states: Readonly<Record<string, string>> = {
  'the question': '/questions',
  'the question, filled in': `/questions?${factsQuery({ sentenceType: 'eds', extensionYears: '3' })}`,
  'the question, every error': `/answer?${factsQuery({
    ...{ sentenceType: 'eds', startDate: '2026-02-31' },
    ...{ sentenceYears: 'x', sentenceMonths: '1.5', sentenceWeeks: '-1' },
  })}`,
  'the offence': `/answer?${factsQuery({ offenceKey: '', ageAtConviction: '' })}`,
  'the offence, of a life sentence': `/answer?${factsQuery({ sentenceType: 'life' })}`,
  'the offence, filled in': `/answer?${factsQuery({ remandCreditDays: '40', ageAtConviction: 'child' })}`,
  'the offence, every error': `/answer?${factsQuery({
    ...{ offenceKey: 'assault', ageAtConviction: 'x' },
    ...{ remandCreditDays: 'x', taggedBailCreditDays: 'x' },
  })}`,
  'the offence, of prison for not paying': `/answer?${factsQuery({ sentenceType: 'fine_default', sentenceYears: '8' })}`,
  'asked only where it decides, if it was for terrorism': `/answer?${factsQuery({ sentenceType: 'eds', extensionYears: '3', offenceKey: '' })}`,
  'asked only where it decides, if the court took the days off the minimum term': `/answer?${factsQuery({ sentenceType: 'life', sentenceYears: '18', remandCreditDays: '200' })}`,
  'asked only where it decides, the day of the offence': `/answer?${factsQuery({ sentenceYears: '8', offenceKey: 'causing_death_by_dangerous_driving' })}`,
  'asked only where it decides, every error': `/answer?${factsQuery({ ageAtConviction: 'child', sentenceType: 'section_250', sentenceYears: '', sentenceMonths: '10', offenceKey: 'rape' })}`,
  'anything else, every error': `/answer?${factsQuery({ addedDays: 'x', unlawfullyAtLarge: 'x', statedReleaseDate: 'x' })}`,
  'the recall questions': '/recall',
  'the recall': `/answer?${factsQuery({ recallDate: '2027-11-09' })}`,
  'the recall, every error': `/answer?${factsQuery({
    ...{ recallType: 'short', returnToCustodyDate: '2026-02-31' },
    ...{ addedDaysAfterReturn: 'x', statedReleaseDate: 'x' },
  })}`,
  'the recall, of several sentences': `/answer?${besideRecall}`,
  'the recall, of several sentences, none ticked': `/answer?${besideRecall}&recallSentenceIds=9`,
  'the answer: a recall beside a new sentence': `/answer?${besideRecall}&recallSentenceIds=1`,
  'the answer: two recalled sentences and a new one': `/answer?${twoRecalled}`,
  'the answer: a recall that was not told': `/answer?${notTold}`,
  'the answer: a recall on a tag': `/answer?${onTag}`,
  'the answer: a recall from a tag': `/answer?${fromTag}`,
  'the page to print, of a recall from a tag': `/answer/paper?${fromTag}`,
  'the answer: on licence from IPP': `/answer?${several('startDate=2008-03-03&sentenceYears=2&sentenceType=ipp&onLicence=true', 'startDate=2026-11-16&sentenceYears=3&sentenceType=sds&offenceKey=robbery')}`,
  'the answer: when an IPP licence ends': `/answer?${ippLicence}`,
  'the answer: an IPP licence that is over': `/answer?${linkIn('2008-03-03 2y ipp onLicence firstReleaseDate=2015-05-05')}`,
  'the answer: an IPP licence, first release not known': `/answer?${linkIn('2008-03-03 2y ipp onLicence')}`,
  'the answer: on licence for life': `/answer?${linkIn('1998-03-02 12y life onLicence')}`,
  'the page to print: when an IPP licence ends': `/answer/paper?${ippLicence}`,
  'easy read: when an IPP licence ends': `/answer/easy-read?${ippLicence}`,
  'the answer: a whole life order': `/answer?${wholeLife}`,
  'the page to print: a whole life order': `/answer/paper?${wholeLife}`,
  'a suspended sentence': `/answer?${factsQuery({ activated: 'no' })}`,
  'days on remand, counted': `/answer?${factsQuery({ remand: '2026-06-01.' })}`,
  'days on remand, wrong': `/answer?${factsQuery({ remand: '2026-11-16.', remandCreditDays: '7', otherCustody: '3.' })}&remand=40.`,
  'the answer: days on remand that do not count': `/answer?${servedInBetween}`,
  'the page to print, of days on remand': `/answer/paper?${servedInBetween}`,
  'the guides': '/guides',
  ...Object.fromEntries(guideLinks.map(({ name, title }) => [`guide: ${title}`, `/guides/${name}`])),
  'no such page': '/guides/nothing',
  ...Object.fromEntries(
    Object.entries(answers).map(([name, query]) => [`the answer: ${name}`, `/answer?${query}`]),
  ),
  'the answer: several sentences': `/answer?${threeSentences}`,
  'the answer: not known how a sentence runs': `/answer?${runsNotKnown}`,
  'the answer: life beside a fixed term': `/answer?${linkIn('2026-11-02 16y life; 2026-11-02 2y sds')}`,
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
  'the answer: several sentences that we cannot work out': `/answer?${linkIn('2020-01-06 2y sds theft; 2026-11-16 8y sds theft & recallType=standard&recallDate=2026-01-05&returnToCustodyDate=2026-01-06&recallSentenceIds=1')}`,
  'before the sentence': '/what-if',
}

/** Every answer among them, with what a link to it holds. */
export const answerStates: readonly (readonly [state: string, query: string])[] = Object.entries(
  states,
).flatMap(([state, path]) =>
  state.startsWith('the answer: ') ? [[state, path.slice('/answer?'.length)] as const] : [],
)
