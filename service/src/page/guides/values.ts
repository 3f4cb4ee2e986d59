import {
  type AskedCase,
  type CaseAnswer,
  type Day,
  inWords,
  lawAsAt,
  lawVersion,
  offences,
  parseDay,
} from '@requisite/law'
import { days, progressionModel, recallKinds, regimes } from '@requisite/law/internal'
import { poweredBy } from '../../contract/notices.ts'
import { parse } from '../../contract/parse.ts'
import { present } from '../../contract/present.ts'
import { offenceRecord } from '../../contract/records.ts'
import { sources } from '../answer/sources.ts'
import { answerToCase } from '../ask.ts'
import { type Content, type Html, html } from '../html.ts'
import { paths } from '../link.ts'
import { embedLine, heightLines } from './embed-lines.ts'
import { type GuideAnswer, guideAnswers } from './guide-answers.ts'
import { partsSheet } from './parts-sheet.ts'
import { guideTables } from './tables.ts'
import { everyDate } from './word-lists.ts'

/** Where to write; the name of those who run the page stands at its foot. */
function contactLine(contact: string | null): Html {
  if (contact === null)
    return html`Tell the people who run this page. Their name is at the foot of each page.`
  const address = contact.includes('@') && !contact.includes('/') ? `mailto:${contact}` : contact
  return html`Write to <a class="govuk-link" href="${address}">${contact}</a>.`
}

/** The offences that keep the old rules, as far as that is known: how many, and which. */
const underOldRules = (
  name: string,
  keep: (scope: string | null, confidence: string) => boolean,
): Readonly<Record<string, () => Content>> => {
  const titles = (): readonly string[] =>
    offences
      .filter((offence) => {
        const { barredScope, barredConfidence } = offenceRecord(offence).classification
        return keep(barredScope, barredConfidence)
      })
      .map(({ title }) => title)
      .sort()
  return {
    [`${name}Count`]: () => titles().length,
    [name]: () =>
      html`<ul class="govuk-list govuk-list--bullet columns">${titles().map((title) => html`<li>${title}</li>`)}</ul>`,
  }
}

const startDate = '2026-11-02'

/** A day of an example that is worked out when the page is made, so that it cannot differ from an answer. */
function workedOut(sentences: AskedCase['sentences'], day: (answer: CaseAnswer) => Day | null): string {
  const answer = answerToCase({ sentences })
  return 'refusals' in answer ? '' : inWords(day(answer) as Day)
}
const extended = [{ startDate, sentenceYears: 7, extensionYears: 3, sentenceType: 'eds' }] as const
const two = (second: object): AskedCase['sentences'] => [
  { startDate, sentenceYears: 3 },
  { startDate, sentenceMonths: 18, ...second },
]

const request = {
  startDate: '2026-11-16',
  sentenceYears: 3,
  remandCreditDays: 40,
  offenceKey: 'robbery',
  postCommencement: true,
}

/** The answer as the API gives it. */
function answerToIt(): string {
  const parsed = parse(request)
  return 'errors' in parsed ? '' : JSON.stringify(present(parsed, poweredBy('Requisite'), []).data, null, 2)
}

const lineToAdd = (publicUrl: string): Html =>
  html`<pre tabindex="0" role="region" aria-label="The line to add"><code id="embed-line">${embedLine(publicUrl)}</code></pre>
<button type="button" class="govuk-button govuk-button--secondary needs-script" data-copy="embed-line">Copy the line</button>`

/** What can be sent, and what is counted: by a server of ours, or by a host of files. */
const privacyOf = {
  server: {
    whatIsSent:
      'Only without scripts are the answers sent to our server, to work out the date. They are not written down there, not in ' +
      'logs and not in a database. A link “For a phone without scripts” sends them too, and an assistant that you ask sends ' +
      'us the words.',
    whatIsCounted:
      'For programs that ask, the server counts requests for each address. It forgets the address within two minutes.',
  },
  files: {
    whatIsSent:
      'This copy is files alone. No program of ours runs behind it, and it has no form that sends anything.',
    whatIsCounted:
      'Whoever gives out the files can see which pages were asked for, and from which address. They cannot see what you entered.',
  },
} as const

/** What is said, and its provision. */
const inWordsOf = ({ says, law }: GuideAnswer): string =>
  [...says, ...(law === undefined ? [] : [`Law: ${law}.`])].join(' ')

/** What the texts of the guides name in braces: nothing of it is typed there. */
export const guideValues = (
  publicUrl: string,
  contact: string | null,
  isOfFiles = false,
): Readonly<Record<string, () => Content>> => ({
  ...guideTables,
  ...Object.fromEntries(guideAnswers.map((answer) => [`says${answer.id}`, () => inWordsOf(answer)])),
  partsSheet,
  everyDate,
  contactLine: () => contactLine(contact),
  whatIsSent: () => privacyOf[isOfFiles ? 'files' : 'server'].whatIsSent,
  whatIsCounted: () => privacyOf[isOfFiles ? 'files' : 'server'].whatIsCounted,
  publicUrl: () => publicUrl,
  recallPath: () => paths.recall,
  embedPath: () => paths.embed,
  lineToAdd: () => lineToAdd(publicUrl),
  heightLines: () => heightLines,
  requestToTry: () => JSON.stringify(request),
  answerToIt,
  lawAsAt: () => inWords(lawAsAt),
  lawVersion: () => lawVersion,
  newRulesDay: () => inWords(progressionModel.day),
  newRulesLaw: () => sources(progressionModel.law),
  act1991Day: () => inWords(days.act1991.day),
  recall1991Day: () => inWords(days.fixedTermRecalls.day),
  act2003Day: () => inWords(days.releaseUnder2003Act.day),
  adultCurfewEndedDay: () => inWords(days.adultCurfewEnded.day),
  ippLicenceDay: () => inWords(days.licenceQualifiesAfter2Years.day),
  fixedTerm56Day: () => inWords(days.fixedTermOf56Days.day),
  fixedTerm56: () => recallKinds.fixed_term_56.days,
  fixedTerm28: () => recallKinds.fixed_term_28.days,
  fixedTerm14: () => recallKinds.fixed_term_14.days,
  partOfOrdinary: () => regimes.sds_adult.after.fraction.phrase,
  partOfSerious: () => regimes.sds_plus_adult_7_plus.after.fraction.phrase,
  partOfOldSerious: () => regimes.sds_adult_pre_sds_plus.after.fraction.phrase,
  partMovedTo2024: () => regimes.sds_adult.before.fraction.phrase,
  partKept2024: () => regimes.sds_adult_sds40_excluded.before.fraction.phrase,
  keptCount2024: () => offences.filter(({ sds40Paragraphs }) => sds40Paragraphs.length > 0).length,
  ...underOldRules('always', (scope) => scope === 'all sentences'),
  ...underOldRules('older', (scope) => scope !== null && scope !== 'all sentences'),
  ...underOldRules('perhaps', (scope, confidence) => scope === null && confidence === 'unknown'),
  exampleStart: () => inWords(parseDay(startDate) as Day),
  extendedBoard: () => workedOut(extended, ({ paroleEligibility }) => paroleEligibility),
  extendedRelease: () => workedOut(extended, ({ release }) => release),
  extendedEnd: () => workedOut(extended, ({ end }) => end),
  releaseSideBySide: () => workedOut(two({}), ({ release }) => release),
  releaseOneAfterOther: () => workedOut(two({ consecutiveTo: '1' }), ({ release }) => release),
})
