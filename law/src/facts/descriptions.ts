import { inWords, isoDate } from '../calendar/day.ts'
import { days } from '../tables/days.ts'
import { mostAddedDays } from '../tables/limits.ts'
import { pleaBounds } from '../tables/pleas.ts'
import { bounds } from './bounds.ts'
import type { calculationFacts } from './calculation.ts'
import { examples } from './messages.ts'
import type { atLargeFacts, awardFacts, personFacts } from './person.ts'
import type { recallFacts } from './recall.ts'
import type { otherCustodyFacts, remandFacts } from './remand.ts'
import { type CreditName, creditFacts, type sentenceFacts } from './sentence.ts'
import type { whatIfFacts, whatIfRemandFacts } from './what-if.ts'

/** What a fact is, for people who build on it; with what a schema says of it beside that. Nothing that works a case out reads it. */
export type Description =
  | string
  | { readonly description: string; readonly default?: unknown; readonly examples?: readonly unknown[] }

type Of<Table> = Readonly<Record<keyof Table, Description>>

const regime = 'An id from GET /regimes. It overrides the kind of sentence and the offence.'
const notSuspended =
  'true: the court did not suspend it, and the answer no longer says that it may have. ' +
  'Days on remand, added days, a recall or the date that the prison gave say so too, where ' +
  'this is left out. false: it may have been.'
const firstOnRemand = {
  description: 'The first day in custody by order of a court: not the day of arrest.',
  examples: [examples.remanded],
}
const halved = 'already halved, as the court states them'

const sentence: Of<typeof sentenceFacts> = {
  id: 'A name by which another sentence can say that it follows this one. Its number when left out.',
  startDate:
    'The day the court passed it, which is day 1, also where the sentence is consecutive. It is needed, or startMonth in its place.',
  startMonth: {
    description:
      'The month in which the court passed it, in place of startDate, where nobody knows the ' +
      'day: of one sentence at most. The answer is the latest that a day in the month gives, ' +
      'and the earliest stands beside it.',
    examples: [examples.month],
  },
  sentenceYears: 'Years, in the words of the court.',
  sentenceMonths: 'Months, in the words of the court: 18 months are 18 months.',
  sentenceWeeks: 'Weeks, in the words of the court.',
  sentenceDays: 'Days, in the words of the court.',
  extensionYears: 'Years of the extension period of an extended sentence. 0 says that there is none.',
  extensionMonths: 'Months of the extension period.',
  extensionWeeks: 'Weeks of the extension period.',
  extensionDays: 'Days of the extension period.',
  sentenceType:
    'The kind that the court passed. eds, sopc, life, ipp, terrorism, section_250, contempt, ' +
    'dto (detention and training order), fine_default (prison for a sum that was not paid) ' +
    'and supervision_default (prison for breach of supervision after a sentence) stand ' +
    'whatever the offence; otherwise the offence decides. A standard sentence when left out, ' +
    'or unknown; the answer then says what else it could be.',
  offenceKey: 'A key from GET /offences.',
  regimeId: regime,
  ageAtConviction:
    'The age class when convicted: child is under 18. When left out: child with section_250 ' +
    'and dto; else what dateOfBirth settles, or adult.',
  offenceDate:
    'The day of the offence, or the last of its days. It matters before ' +
    `${inWords(days.licenceForShortTerms.day)} for short terms, before ` +
    `${inWords(days.releaseUnder2003Act.day)}, where the maximum rose to life on a day, and ` +
    'for special sentences.',
  terrorism:
    'With eds, where the offence is not given: whether it was for terrorism. Then there is ' +
    'no early release, unless the offence does not carry life. Refused with another kind, or ' +
    'with an offence.',
  consecutiveTo: 'The id of the sentence after which this one runs. Null: it runs from its own day.',
  howItRuns:
    'How it runs beside the others: concurrent, or consecutive to the sentence that ' +
    'consecutiveTo names. unknown: side by side stands first, and the date if it runs after ' +
    'the others beside it.',
  wholeLife:
    'With life: the court made a whole life order. There is no minimum term then, so leave the length out.',
  onLicence:
    'With life or ipp: the person was let out on licence from it, and has not been recalled. ' +
    'A later sentence is then released on its own day. Of ipp alone the answer is when the ' +
    'licence ends.',
  firstReleaseDate:
    'With ipp and onLicence: the day of the first release, whatever came after. The end of ' +
    'the licence is counted from it; ageAtConviction or dateOfBirth tells detention for ' +
    'public protection (DPP) of a person under 18.',
  lastReleaseDate:
    'With firstReleaseDate: the day of the release after the last recall. Null: there was no recall.',
  licenceUnbroken:
    'With lastReleaseDate: the person was told that the licence counts as never revoked by ' +
    'the recall (Crime (Sentences) Act 1997, sections 32(5C) and 32ZZA(4)).',
  notSuspended,
  remandCreditDays:
    'Days on remand recorded against this sentence. Days held abroad before extradition, as ' +
    'the court states them (Sentencing Code, section 327), go in here too. unknown: none are ' +
    'counted, and the answer says so.',
  remandCreditMonths:
    'Months on remand, in place of remandCreditDays, where only those are known: the answer ' +
    'is for the fewest days that so many calendar months can have, and the most stand beside it.',
  taggedBailCreditDays: `Days credited for tagged bail against this sentence: ${halved}.`,
  creditTakenOffMinimum:
    'With life or ipp: whether the court took days on remand or a tag off the minimum term ' +
    'when it set it, as the law obliges it to. true: they are not taken off again. false: ' +
    'they are, also days given with another sentence that was passed by then. unknown, or ' +
    'left out: the answer has both dates.',
  fineAmount:
    'With fine_default: the sum in pounds for which the person was committed. Of a ' +
    'confiscation order of more than 10 million the whole term is served.',
  civilDebt:
    'With fine_default: council tax, maintenance or another civil order. Days on remand do not count then.',
  supervisionEndDate:
    'With supervision_default: the end of supervision as it was recorded. It is given back ' +
    `under a law before ${inWords(days.noSupervisionAfterSentence.day)}.`,
}

/** What counts as served with a sentence counts with one that is not passed yet. */
const credits = Object.fromEntries(creditFacts.map((name) => [name, sentence[name]])) as Of<
  Record<CreditName, unknown>
>

export const descriptions: {
  readonly sentence: Of<typeof sentenceFacts>
  readonly recall: Of<typeof recallFacts>
  readonly person: Of<typeof personFacts>
  readonly award: Of<typeof awardFacts>
  readonly atLarge: Of<typeof atLargeFacts>
  readonly remand: Of<typeof remandFacts>
  readonly whatIfRemand: Of<typeof whatIfRemandFacts>
  readonly otherCustody: Of<typeof otherCustodyFacts>
  readonly calculation: Of<typeof calculationFacts>
  readonly whatIf: Of<typeof whatIfFacts>
} = {
  sentence,
  recall: {
    type:
      'The kind that the recall papers name: standard; a fixed term of 14, 28 or 56 days; or ' +
      'curfew, where a curfew with a tag was broken or could not be monitored (section 255). ' +
      'Where the law rules it out, the answer is for the kind that the law gives, and what was told ' +
      'stands beside it. unknown, where nobody knows, gives the date of a standard recall, ' +
      'and beside it that of each other kind that it can be, unless charge and what follows leave one.',
    sentenceIds:
      'The ids of the sentences that the recall is from, as the recall papers name them. Left ' +
      'out beside others: every sentence on licence on the day of the recall, which must then be given.',
    charge:
      'Whether the recall was for a new charge: none, not_convicted, or convicted since. With ' +
      'type unknown, it and the next three say which kind the law leaves.',
    seriousCharge: 'Whether it is murder or of Schedule 18 to the Sentencing Code.',
    mappaLevel: 'The level of MAPPA.',
    terrorismOrState:
      'Whether it is about a terrorist or national security offence, MAPPA category 4, or foreign power threat activity.',
    recallDate: 'The day the licence was revoked, on the recall papers.',
    returnToCustodyDate:
      'The first day back in custody, which is day 1 of a fixed term: the day of arrest for ' +
      'the recall, also at a police station. If the person was in prison before the recall, ' +
      'the day of the recall counts. A fixed term needs it.',
    unlawfullyAtLargeDays:
      'Days at large between recall and return, in place of the count between those two days.',
    lastDayUnlawfullyAtLarge: 'The last of those days, where the day of return is not known.',
    addedDaysAfterReturn:
      'Days added by prison adjudications since the return, less days given back. Beside ' +
      'sentences that were not recalled, give each award with its day in addedDays.',
    unlawfullyAtLargeAfterReturnDays:
      'Days at large since the return. Beside sentences that were not recalled, give them with their dates in unlawfullyAtLarge.',
  },
  person: {
    law: {
      description:
        'in_force: each sentence by the law of its own day, and the stages. before_act, ' +
        'after_act: the published fractions, whatever the day, without stages. A date from ' +
        `${isoDate(days.releaseUnder2003Act.day)} on: only what had begun by then.`,
      default: 'in_force',
      examples: ['in_force', examples.ofLaw],
    },
    dateOfBirth:
      'The day on which the person was born. Under 18 on the day of sentence is under 18 when ' +
      'convicted, where ageAtConviction is left out or unknown. It matters too for special ' +
      'custodial sentences (the age when the offence was committed), for section 250 detention ' +
      'under 12 months and for the usual day of leaving (the age at release).',
    registeredSexOffender:
      'The person must register as a sex offender: there is no release on a curfew with a tag.',
    liableToRemoval:
      'The person is liable to removal from the United Kingdom: the first day on which that ' +
      'could be is then given, and there is no release on a curfew with a tag.',
    otherSentences:
      'unknown, where nobody knows whether there are other sentences beside these: the answer then says that they could change it.',
    statedReleaseDate:
      'The release date that the prison gave. The answer then says which changes to the case would give exactly that date.',
    statedDates: 'The dates of the prison’s paper by their letters. A reason that explains all comes first.',
    reference:
      'A text of your own, by which you know the case again. It comes back in inputs as it is, ' +
      'and beside the errors where the case is refused. Nothing is worked out from it, and it ' +
      'is never kept or logged.',
  },
  award: { days: 'Days of the award; less than 0 for days given back.', date: 'The day of the award.' },
  atLarge: {
    fromDate: 'The first day at large.',
    toDate: 'The last day at large.',
    why:
      'removal, where the person had been removed from prison to be deported: from the day ' +
      'after it to the day before the return. The sentence stands still since ' +
      `${inWords(days.removalStandsStill.day)}; tell an older removal as otherCustody, up to ` +
      'its day. Left out: any other reason.',
  },
  remand: {
    fromDate: firstOnRemand,
    toDate: {
      description:
        'The last day, which counts too. What is given from the day of sentence on is cut off: that day is day 1 of the sentence.',
      examples: [examples.eveOfSentence],
    },
    sentenceIds:
      'The ids of the sentences in which the charge ended, or a charge that took its place on the same facts. Left out: all the sentences.',
    outcome:
      'Where the charge ended in no sentence: no_sentence (acquitted, dropped, fined), or not_concluded. The days then count for nobody.',
  },
  whatIfRemand: {
    fromDate: firstOnRemand,
    toDate: 'The last day, which counts too. Left out: it goes on until the sentence, whatever day that is.',
    outcome: 'As in POST /release-dates: the days then count for nobody.',
  },
  otherCustody: {
    fromDate: 'The first day of it.',
    toDate: 'The day of release from it.',
    why:
      'What was served. Under a sentence, a recall, prison for a sum that was not paid, ' +
      'contempt or other, no day on remand counts. Under immigration powers or an extradition ' +
      'warrant it counts, with a warning and the date without.',
    how:
      'With why sentence: how the person left it on the last day, and fromDate is the day of ' +
      'the first sentence that was then served. curfew: on a tag. parole: by the Parole Board. ' +
      'compassionate: on compassionate grounds, as in end of custody supervised licence. Left ' +
      'out: on the release date, or nobody knows.',
  },
  calculation: {
    startDate:
      `The day of sentence, which is day 1. A real day from ${bounds.firstStart} to ` +
      `${bounds.lastStart}. It stands for the date of conviction too.`,
    sentenceYears: 'Years of the sentence.',
    sentenceMonths: { description: 'Months on top of the years.', default: 0 },
    sentenceDays: { description: 'Days on top of the years and months.', default: 0 },
    remandCreditDays: 'Days on remand that count towards the sentence.',
    taggedBailCreditDays: `Days credited for tagged bail: ${halved}. They are not halved again.`,
    addedDays:
      'Days added by prison adjudications, all together. One award can be up to ' +
      `${mostAddedDays.since} days since ${isoDate(mostAddedDays.from.day)}, ` +
      `${mostAddedDays.before} before. Release is later only through added days: behaviour ` +
      'moves no date in any other way.',
    sentenceType: {
      description: 'The kind of sentence. Not used when an offence or a regime is given.',
      default: 'sds',
    },
    ageAtSentence: {
      description:
        'The age class when convicted, whatever the name of the field: section 250 detention is ' +
        'for a person under 18 when convicted (Sentencing Code, section 249). Somebody convicted ' +
        'at 17 and sentenced at 18 is child.',
      default: 'adult',
    },
    notSuspended,
    regimeId: { description: regime, examples: ['sds_adult'] },
    postCommencement:
      'Use the release point from after the commencement of section 23 of the Sentencing Act 2026.',
    offenceKey: {
      description: 'A key from GET /offences. With the length, it decides the regime.',
      examples: ['robbery'],
    },
  },
  whatIf: {
    ...credits,
    lengthIs: {
      description: 'Whether a plea is still to be taken off. After it, pleaReductions must be left out.',
      default: 'before_plea',
    },
    pleaReductions: {
      description:
        'What guilty pleas take off, each applied to each length: "0", or a fraction up to ' +
        `${pleaBounds.most.numerator}/${pleaBounds.most.denominator}, such as "1/3".`,
      default: ['0'],
      examples: [['0', '1/3']],
    },
    sentenceType: {
      description: 'The kind of sentence: standard, extended, special or section 250 detention.',
      default: 'sds',
    },
    extensionYears: 'Years of the extension period of an extended sentence.',
    extensionMonths: 'Months of the extension period.',
    offenceKey: 'A key from GET /offences.',
    offenceDate: 'The day of the offence.',
    ageAtConviction:
      'The age class when convicted: child is under 18. adult when left out; with section_250, child.',
    sentenceDate: 'The day of sentence, if known. Today in London when left out.',
    remandedSince:
      'The first day in prison on remand: every day from it to the day before the sentence counts.',
    remandCreditDays: 'Days on remand, in place of remandedSince.',
    taggedBailCreditDays: `Days credited for tagged bail: ${halved}.`,
    addCliffRows: 'Whether lengths on both sides of a change of the release point are added.',
  },
}
