import { type Day, inWords } from '../calendar/day.ts'
import { type KeyDateForm, type KeyDateType, type KeyDay, typeOfDate } from '../case/key-days.ts'
import { keyDaysOf } from '../case/one-sentence.ts'
import type { Calculation } from '../sentence/calculation.ts'
import { days } from '../tables/days.ts'
import { curfewLimitsOfToday, removalLimitsOfToday } from '../tables/early-leaving.ts'
import { sentencesInWords } from './en/grammar.ts'
import { joined } from './joined.ts'

/** A date in a sentence, in words. */
export interface KeyDate extends Omit<KeyDay, 'form'> {
  readonly type: KeyDateType
  readonly name: string
  readonly note: string
}

type Words = Pick<KeyDate, 'name' | 'note'>

const transferNote =
  'A child can be let out one or two months before the mid-term date if things go well, and a youth court can order one or two months more.'
const curfewEnd = inWords(days.adultCurfewEnded.day)

const curfew = { name: 'Home detention curfew eligibility date' } as const
const removal = { name: 'Early removal scheme eligibility date' } as const
const ofToday = (since: Day, most: string | undefined): string =>
  `By today’s limit: for every day before ${inWords(since)} the prison service counts up to ${most} before release.`
const curfewOfToday = ofToday(days.longerCurfew.day, `${curfewLimitsOfToday[0]?.mostDays} days`)
const removalOfToday = ofToday(days.earlierRemoval.day, removalLimitsOfToday[0]?.stretch)
const automatic = { name: 'Automatic release date' } as const

// biome-ignore format: a voice a line
const words: Readonly<Record<KeyDateForm, Words>> = {
  TARIFF: { name: 'End of the minimum term',
    note: 'The first day on which the Parole Board can let the person out. The sentence itself has no end date.' },
  'TARIFF, served': { name: 'End of the minimum term',
    note: 'The minimum term ended on this day, before the first release. It decides nothing after a recall.' },
  PED: { name: 'Parole eligibility date',
    note: 'The first day on which the Parole Board can let the person out. It may say no.' },
  'PED, of a fixed term': { name: 'Parole eligibility date (fixed term)',
    note: 'The first day on which the Parole Board can let the person go from the fixed term. It may say no.' },
  CRD: { name: 'Conditional release date',
    note: 'Release is due by this day. It is on licence and automatic.' },
  'CRD, end of the custodial term': { name: 'Conditional release date (end of the custodial term)',
    note: 'If the Parole Board has not let the person out before, release on licence is automatic on this date.' },
  'CRD, two-thirds': { name: 'Conditional release date (two-thirds)',
    note: 'If the Parole Board has not let the person out before, release on licence is automatic on this date, at two-thirds.' },
  ARD: { ...automatic,
    note: 'Release is due by this day, without a licence, because the person is under 18 on it and the term is under 12 months. Supervision for three months follows.' },
  'ARD, one day': { ...automatic,
    note: 'Release is due by this day, without a licence.' },
  'ARD, old offence': { ...automatic,
    note: joined`Release is due by this day, without a licence, because the offence was before ${inWords(days.licenceForShortTerms.day)} and the term is under 12 months.` },
  'ARD, committal': { ...automatic,
    note: 'Release is due by this day, without a licence, because prison for contempt of court is not a sentence.' },
  'ARD, licence over': { ...automatic,
    note: 'Release is due by this day, without a licence: that of the sentence is over by then, and prison for contempt of court or for a sum that was not paid has none.' },
  'ARD, default of payment': { ...automatic,
    note: 'Release is due by this day, without a licence, because prison for a sum that was not paid is not a sentence.' },
  'ARD, breach of supervision': { ...automatic,
    note: 'Release is due by this day. The whole term is served, and there is no licence.' },
  MTD: { name: 'Mid-term date',
    note: 'Half-way through the detention and training order. The second half is supervision in the community.' },
  ETD: { name: 'Early transfer date', note: transferNote },
  LTD: { name: 'Late transfer date', note: transferNote },
  PRRD: { name: 'Post-recall release date',
    note: 'Release after the recall is due by this day. It is on licence and automatic, unless it is decided otherwise.' },
  'PRRD, standard recall': { name: 'Post-recall release date (no later than)',
    note: 'The end of the sentence. Nothing is automatic before it: the Parole Board or the Justice Secretary can let the person out earlier.' },
  'PRRD, nothing left': { name: 'Post-recall release date',
    note: 'By our count nothing of the sentence was left on this day, on which the person came back. They should be let out at once.' },
  LIKELY_RELEASE: { name: 'Usual day of leaving prison',
    note: 'The release date falls on or just before a weekend or bank holiday. People are then usually let out on this day.' },
  LATEST_RELEASE: { name: 'Latest day of leaving prison',
    note: 'The release date falls on a weekend or bank holiday. The person must be let out by this day.' },
  HDCED: { ...curfew,
    note: joined`The first day on which release on a tag (home detention curfew) is possible. It depends on a risk assessment, and is not for people on the sex offender register. Since ${curfewEnd} only people serving section 250 detention can have it.` },
  'HDCED, ended': { ...curfew,
    note: joined`This day has passed, or is one of the law asked for. Release on a tag (home detention curfew) ended for adults on ${curfewEnd}, as the prison service works it out.` },
  'HDCED, of its day': { ...curfew,
    note: joined`The first day on which release on a tag (home detention curfew) was possible by the law of that day: at most {limit} before release. It ended for adults on ${curfewEnd}.` },
  'HDCED, by the limit of today alone': { ...curfew,
    note: joined`${curfewOfToday} By the law of that day there was none from such a sentence.` },
  ERSED: { ...removal,
    note: 'The first day on which a person who is to be deported could be removed from prison, as the prison works it out. The Sentencing Act 2026 lets the government remove people earlier; we have not seen the day on which that begins.' },
  'ERSED, of its day': { ...removal,
    note: 'The first day on which a person who was to be deported could be removed from prison by the law of that day: once half of the time to be served was over, and at most {limit} before release.' },
  TUSED: { name: 'Top-up supervision expiry date',
    note: joined`The end of supervision after the sentence under the law asked for; the person is taken to be 18 or over where no date of birth was given. Supervision after the sentence ended on ${inWords(days.noSupervisionAfterSentence.day)}, also for people who were on it.` },
  'TUSED, of the prison service alone': { name: 'Top-up supervision expiry date',
    note: joined`As the prison service works it out: it adds days at large after release, which the Act does not. By the Act supervision was over before the licence. It ended on ${inWords(days.noSupervisionAfterSentence.day)}, also for people who were on it.` },
  TWO_THIRDS: { name: 'Two-thirds point, when supervision eases',
    note: 'Supervision is closest until two-thirds of the sentence. After that the licence runs on with less supervision. The government describes the new rules so. No law that fixes the day was found.' },
  LED: { name: 'Licence expiry date',
    note: 'The last day of the licence. The sentence itself ends later.' },
  LICENCE_BOARD: { name: 'Parole Board decides about the licence',
    note: 'From this day the Parole Board is asked whether the licence ends. It must end, unless the public needs it to go on. It is not asked while the person is in prison on recall.' },
  LICENCE_REQUEST: { name: 'First day to ask that the licence ends',
    note: 'From this day the person can ask that the case goes to the Parole Board again, once in each time on licence without a recall.' },
  LICENCE_END: { name: 'End of the licence',
    note: 'The last day of the licence, if there is no recall before. It ends by itself, and nobody can be recalled after it.' },
  ESED: { name: 'Effective sentence end date',
    note: 'The end of the sentence as the court gave it. Days on remand or a tag are not taken off here. Nobody leaves by this date.' },
  SED: { name: 'Sentence expiry date',
    note: 'The last day of the sentence, less days on remand or a tag.' },
  SLED: { name: 'Sentence and licence expiry date',
    note: 'The last day of the sentence and of the licence, less days on remand or a tag.' },
}

/** Every other date of a sentence, in words. */
export const keyDatesOf = (calculation: Calculation): readonly KeyDate[] =>
  datesInWords(keyDaysOf(calculation))

/** Dates with their letters, in words. */
export const datesInWords = (days: readonly KeyDay[]): readonly KeyDate[] =>
  days.map((day) => {
    const { form, date, byTodaysLimit, law, of, heldUntil } = day
    const said = words[form]
    const note =
      day.begins !== undefined
        ? noteOfNext(form, day.begins)
        : of === undefined
          ? withLimit(day, said.note)
          : noteBeside(form, said.note, of)
    const held =
      heldUntil === undefined
        ? ''
        : joined` The detention and training order still holds until ${inWords(heldUntil)}.`
    return {
      type: typeOfDate(form),
      name: said.name,
      note: held === '' && day.recall === undefined ? note : joined`${note}${held}${pushedBy(day)}`,
      date,
      law,
      ...(byTodaysLimit !== undefined && { byTodaysLimit }),
    }
  })

/** Where another follows, what begins: nobody is let out. */
function noteOfNext(form: KeyDateForm, begins: NonNullable<KeyDay['begins']>): string {
  const next = begins === 'sentence' ? 'sentence that follows' : begins
  return form === 'HDCED' || form === 'ETD'
    ? joined`From this day the ${next} can begin earlier; nobody goes home.`
    : form === 'LTD'
      ? joined`If a youth court orders it, the ${next} begins by this day.`
      : joined`The ${next} begins.`
}

/** A note with the limit that applied on the day, and the day by that of today. */
function withLimit({ form, date, limit = '', byTodaysLimit = date }: KeyDay, note: string): string {
  if (form === 'TUSED' && byTodaysLimit !== date)
    return joined`${note} Days at large after release do not lengthen it by the Act. The prison service added them: ${inWords(byTodaysLimit)}.`
  const limitOfToday = form === 'ERSED, of its day' ? removalOfToday : curfewOfToday
  const said = note.includes('{limit}') ? note.split('{limit}').join(limit) : note
  if (byTodaysLimit === date) return said
  return joined`${said} ${limitOfToday} That gives ${inWords(byTodaysLimit)}.`
}

/** That a recall puts off a first day on a tag. */
function pushedBy({ recall }: KeyDay): string {
  if (recall === undefined) return ''
  return recall.isToTheEnd
    ? joined` The recall can last until this day. If it ends sooner: from ${inWords(recall.own)}.`
    : ' Not before the recall ends.'
}

/** A date of a recall, of life, or of a sentence beside it: which sentences it is of, and whether the person leaves on it. */
function noteBeside(form: KeyDateForm, note: string, of: NonNullable<KeyDay['of']>): string {
  const which = sentencesInWords(of.sentenceIds)
  if ('beside' in of)
    return form === 'TARIFF'
      ? joined`The minimum term of ${which} ends on this date. Another sentence keeps the person longer.`
      : form === 'PED, of a fixed term'
        ? joined`The first day on which the Parole Board can let the person go from ${which}. It may say no.`
        : joined`The date of ${which} alone. Nobody is let out on it before the Parole Board agrees.`
  if (of.decides) return joined`${note} It is the date of ${which}.`
  if (form === 'PRRD, nothing left')
    return joined`By our count nothing was left of ${which} on this day. Another sentence keeps the person longer.`
  if (form !== 'PRRD, standard recall' && of.isRecalled)
    return joined`The recall from ${which} ends on this date. Another sentence keeps the person longer.`
  if (form === 'PRRD, standard recall')
    return joined`The recall from ${which} ends by this date at the latest. Another sentence keeps the person longer.`
  return joined`The date of ${which} alone. The recall can keep the person longer.`
}

/** What the letters of a date stand for: "sentence and licence expiry date (SLED)". */
export function dateName(form: KeyDateForm): string {
  const [type, { name }] = [typeOfDate(form), words[form]]
  const said = `${name[0]?.toLowerCase()}${name.slice(1)}`
  return type.length > 5 ? said : `${said} (${type})`
}
