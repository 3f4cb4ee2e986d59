import { type Day, inWords, monthInWords, parseDay } from '../calendar/day.ts'
import { termInWords } from '../calendar/term.ts'
import type { Fact, Facts } from '../facts/fact.ts'
import type { atLargeFacts, awardFacts, personFacts } from '../facts/person.ts'
import type { recallFacts } from '../facts/recall.ts'
import type { sentenceFacts } from '../facts/sentence.ts'
import { type OrderType, orderKinds, orderTypes } from '../tables/order-kinds.ts'
import { recallKinds } from '../tables/recall-types.ts'
import { listed, sentencesInWords } from './en/grammar.ts'

/** What people call a fact, and how its value is said in the middle of a line. Nothing that works a case out reads it. */
type FactWords<F extends Fact = Fact> = { readonly name: string } & (F extends {
  readonly credit: unknown
}
  ? CreditWords
  : F extends { readonly kind: 'choice'; readonly values: readonly (infer V extends string)[] }
    ? { readonly said: Readonly<Record<V | (F extends { unknown: string } ? 'unknown' : never), string>> }
    : F['kind'] extends 'flag'
      ? /** What is said where it is so; and where it is not, if that is said at all. */
        { readonly said: string; readonly not?: string }
      : F['kind'] extends 'day' | 'month' | 'count' | 'ids' | 'dates'
        ? /** What stands before a day, a list or a level, and behind a number of days, or of months. */
          { readonly said: string; readonly in?: 'months' | 'level' }
        : unknown)

/** Days that count as served: "40 days on remand", and shorter where there is little room. */
interface CreditWords {
  readonly said: string
  readonly short: string
}

type Of<Table extends Facts> = { readonly [Name in keyof Table]: FactWords<Table[Name]> }

export const factWords: {
  readonly sentence: Of<typeof sentenceFacts>
  readonly recall: Of<typeof recallFacts>
  readonly person: Of<typeof personFacts>
  readonly award: Of<typeof awardFacts>
  readonly atLarge: Of<typeof atLargeFacts>
} = {
  sentence: {
    id: { name: 'Number' },
    startDate: { name: 'Passed', said: 'passed on' },
    startMonth: { name: 'Passed', said: 'passed in' },
    sentenceYears: { name: 'Years' },
    sentenceMonths: { name: 'Months' },
    sentenceWeeks: { name: 'Weeks' },
    sentenceDays: { name: 'Days' },
    extensionYears: { name: 'Years on licence' },
    extensionMonths: { name: 'Months on licence' },
    extensionWeeks: { name: 'Weeks on licence' },
    extensionDays: { name: 'Days on licence' },
    sentenceType: {
      name: 'Kind of sentence',
      said: {
        sds: 'standard sentence',
        sds_plus: 'standard sentence for a serious offence (SDS+)',
        section_250: 'detention under section 250',
        eds: 'extended sentence',
        sopc: 'special sentence',
        life: 'life sentence',
        ipp: 'IPP',
        terrorism: 'sentence for terrorism',
        ...(Object.fromEntries(orderTypes.map((kind) => [kind, orderKinds[kind].name])) as Readonly<
          Record<OrderType, string>
        >),
        unknown: 'kind not known',
      },
    },
    offenceKey: { name: 'Offence' },
    regimeId: { name: 'Rules' },
    ageAtConviction: {
      name: 'Age when found guilty',
      said: {
        adult: '18 or over when found guilty',
        child: 'under 18 when found guilty',
        unknown: 'age not known',
      },
    },
    offenceDate: { name: 'Day of the offence', said: 'on' },
    terrorism: { name: 'Terrorism', said: 'for terrorism', not: 'not for terrorism' },
    consecutiveTo: { name: 'Follows' },
    howItRuns: {
      name: 'Runs',
      said: {
        concurrent: 'at the same time (concurrent)',
        consecutive: 'after another (consecutive)',
        unknown: 'not known how it runs',
      },
    },
    wholeLife: { name: 'Whole life order', said: 'with a whole life order' },
    onLicence: { name: 'On licence', said: 'out on licence from it' },
    firstReleaseDate: { name: 'First let out', said: 'first let out on' },
    lastReleaseDate: { name: 'Let out again', said: 'let out again on' },
    licenceUnbroken: { name: 'Licence', said: 'the licence counts as never stopped' },
    notSuspended: { name: 'Suspended', said: 'not suspended' },
    remandCreditDays: { name: 'Days on remand', said: 'on remand', short: 'on remand' },
    remandCreditMonths: { name: 'Months on remand', said: 'on remand', in: 'months' },
    taggedBailCreditDays: { name: 'Days for the tag', said: 'for tagged bail', short: 'for a tag' },
    creditTakenOffMinimum: {
      name: 'Days off the minimum term',
      said: 'the court took the days off the minimum term',
      not: 'the court did not take the days off the minimum term',
    },
    fineAmount: { name: 'Sum not paid' },
    civilDebt: { name: 'Not a crime', said: 'for a debt that is not a crime' },
    supervisionEndDate: { name: 'End of supervision', said: 'supervision until' },
  },
  recall: {
    type: {
      name: 'Recall',
      said: {
        standard: recallKinds.standard.phrase,
        fixed_term_14: recallKinds.fixed_term_14.phrase,
        fixed_term_28: recallKinds.fixed_term_28.phrase,
        fixed_term_56: recallKinds.fixed_term_56.phrase,
        curfew: recallKinds.curfew.phrase,
        unknown: 'a recall, kind not known',
      },
    },
    sentenceIds: { name: 'Sentences recalled', said: 'for' },
    charge: {
      name: 'New charge',
      said: {
        none: 'no new charge',
        not_convicted: 'charged, not convicted',
        convicted: 'charged and convicted',
        unknown: 'new charge not known',
      },
    },
    seriousCharge: { name: 'Serious charge', said: 'a serious charge', not: 'not a serious charge' },
    mappaLevel: { name: 'MAPPA level', said: 'MAPPA level', in: 'level' },
    terrorismOrState: {
      name: 'Terrorism or state',
      said: 'about terrorism or a foreign power',
      not: 'not about terrorism or a foreign power',
    },
    recallDate: { name: 'Day of the recall', said: 'decided on' },
    returnToCustodyDate: { name: 'Day of the return', said: 'back in prison on' },
    unlawfullyAtLargeDays: { name: 'Days free after the recall', said: 'free between' },
    lastDayUnlawfullyAtLarge: { name: 'Last day free', said: 'free until' },
    addedDaysAfterReturn: { name: 'Days added since', said: 'added since' },
    unlawfullyAtLargeAfterReturnDays: { name: 'Days away since', said: 'away since' },
  },
  person: {
    law: { name: 'Law' },
    dateOfBirth: { name: 'Born', said: 'born on' },
    registeredSexOffender: { name: 'Sex offender register', said: 'on the sex offender register' },
    liableToRemoval: { name: 'Removal', said: 'liable to removal from the United Kingdom' },
    otherSentences: {
      name: 'Other sentences',
      said: { none: 'no other sentence', unknown: 'another sentence is possible' },
    },
    statedReleaseDate: { name: 'The prison’s date', said: 'the prison gave the date' },
    statedDates: { name: 'The prison’s paper', said: 'the prison’s paper says' },
    reference: { name: 'Reference' },
  },
  award: {
    days: { name: 'Days added in prison', said: 'added in prison' },
    date: { name: 'Day', said: 'on' },
  },
  atLarge: {
    fromDate: { name: 'First day away', said: 'from' },
    toDate: { name: 'Last day away', said: 'to' },
    why: { name: 'Why', said: { removal: 'removed to be deported' } },
  },
}

const noTerm = { years: 0, months: 0, days: 0 }

/** What was told of a fact, in the middle of a line; an empty text where nothing is to be said. */
function saidOf(fact: Fact, words: object, value: unknown): string {
  const {
    said,
    not = '',
    in: unit = 'days',
  } = words as Partial<Record<'not' | 'in', string>> & {
    readonly said?: unknown
  }
  if (typeof said === 'object') return (said as Readonly<Record<string, string>>)[value as string] ?? ''
  if (said === undefined || value === 'unknown') return ''
  switch (fact.kind) {
    case 'day':
      return `${said} ${inWords(parseDay(value as string) as Day)}`
    case 'month':
      return `${said} ${monthInWords(value as string)}`
    case 'dates':
      return `${said} ${listed(Object.entries(value as object).map(([letters, day]) => `${letters} ${inWords(parseDay(day as string) as Day)}`))}`
    case 'ids':
      return `${said} ${sentencesInWords(value as readonly string[])}`
    case 'flag':
      return value === true ? String(said) : not
    default:
      if (unit === 'level') return `${said} ${value}`
      return value === 0 ? '' : `${termInWords({ ...noTerm, [unit]: value })} ${said}`
  }
}

/** A fact that was told: what people call it, and what was told. */
export interface FactSaid {
  readonly fact: string
  readonly name: string
  readonly text: string
}

/** What was told of some facts of a table, each in words, in the order of the table. */
export const factsInWords = <Table extends Facts>(
  facts: Table,
  words: Of<Table>,
  told: object,
  isSaid: (fact: keyof Table & string) => boolean = () => true,
): readonly FactSaid[] =>
  Object.entries(facts).flatMap(([fact, row]) => {
    const value = (told as Readonly<Record<string, unknown>>)[fact] ?? null
    const { name } = words[fact] as FactWords
    const text = value === null || !isSaid(fact) ? '' : saidOf(row, words[fact] as FactWords, value)
    return text === '' ? [] : [{ fact, name, text }]
  })
