import type { Day } from '../../calendar/day.ts'
import { isListInferred, warningOfDoubt } from '../../sentence/doubts.ts'
import { type AlternativeCode, alternativeCodes } from '../../tables/alternative-codes.ts'
import type { Offence } from '../../tables/offences.ts'
import type { CaseWarningCode } from '../../tables/warning-codes.ts'
import type { WarningValues } from '../../tables/warnings.ts'
import type { CaseAnswer, CaseRival, CaseSentenceAnswer, CaseWarning } from '../answer.ts'
import { minimumTermDoubts } from '../minimum-term-doubts.ts'
import { fortyPerCentDay } from '../recall/curfew-doubts.ts'
import { type RecallNotTold, recallNotTold } from '../recall/not-told.ts'
import { remandDoubts } from '../remand-doubts.ts'
import { isDated, undatedLevel } from '../rival.ts'

/** What is said of a doubt of the whole case whose rival stands, and what fills it. */
interface RivalRow {
  readonly code: CaseWarningCode
  readonly values: (rival: CaseRival, answer: CaseAnswer) => WarningValues
}

const withRelease: RivalRow['values'] = ({ release }) => ({ release: release as Day })

const rows: Readonly<Partial<Record<CaseRival['code'], RivalRow>>> = {
  // The recall was from a curfew, and the law is in doubt about it.
  A_CURFEW_56_ONLY: { code: 'W_RECALL_TERM_FROM_CURFEW', values: withRelease },
  A_TERM_BY_ITSELF: { code: 'W_RECALL_TERM_FROM_CURFEW', values: withRelease },
  A_KEPT_TO_RELEASE: { code: 'W_RECALL_TERM_FROM_CURFEW', values: withRelease },
  A_CURFEW_AT_HALF: {
    code: 'W_CURFEW_AT_HALF',
    values: ({ release }, { stages }) => ({ release: release as Day, day: fortyPerCentDay(stages) as Day }),
  },
  A_CURFEW_NOT_STAGED: { code: 'W_CURFEW_NOT_STAGED', values: withRelease },
  A_CURFEW_STAGED: { code: 'W_CURFEW_STAGED', values: withRelease },
  // When a committal after a sentence begins is not settled.
  A_DEFAULT_AFTER_END: { code: 'W_DEFAULT_BEGINS', values: () => ({}) },
  // Life and public protection, with the day of the rival.
  ...Object.fromEntries(
    minimumTermDoubts.map(({ code, warning }): [string, RivalRow] => [
      code,
      {
        code: warning,
        values: ({ paroleEligibility }, { licence }) => ({
          day: paroleEligibility as Day,
          ...(licence === null ? { isForLife: true } : licence.end === null ? {} : { end: licence.end }),
        }),
      },
    ]),
  ),
}

/** The warning that speaks of a rival; null where none does. */
export const warningOfRival = (code: CaseRival['code']): CaseWarningCode | null =>
  rows[code]?.code ??
  remandDoubts.find((doubt) => doubt.code === code)?.warning ??
  (isOfSentence(code) ? warningOfDoubt(code) : null)

/** Says what the rivals of an answer have to say. The warning of a doubt stands where its rival does, also one for which no date can be
 *  given, and nowhere else. */
export function addOfRivals(warnings: CaseWarning[], answer: CaseAnswer, rivals: readonly CaseRival[]): void {
  for (const rival of rivals) {
    const { code, sentenceIds } = rival
    const row = rows[code]
    if (row !== undefined)
      warnings.push({
        ...{ code: row.code, sentenceIds },
        values: { ...row.values(rival, answer), ...undatedLevel([rival]) },
      })
    else if (code === 'A_RECALLED') warnings.push(recallNotToldOf(rival, answer))
  }
  addOfOffences(warnings, answer, rivals)
  for (const sentence of answer.sentences) addOfDoubt(warnings, sentence, rivals)
}

/** A sentence passed during a licence is said first of all, where the answer would be another if the person was recalled. */
function recallNotToldOf(rival: CaseRival, { runs, recalled }: CaseAnswer): CaseWarning {
  const { recall, passed } = recallNotTold(runs) as RecallNotTold
  const values = {
    ...(isDated(rival) ? { recallEnd: rival.release as Day } : undatedLevel([rival])),
    others: recall.sentenceIds,
    isAgain: recalled !== null,
  }
  return { code: 'W_RECALL_NOT_TOLD', values, sentenceIds: passed }
}

/** The offence was not given, and would change the date: said once, of every sentence that a class of offences would move. */
function addOfOffences(
  warnings: CaseWarning[],
  { sentences }: CaseAnswer,
  rivals: readonly CaseRival[],
): void {
  const open = rivals.filter(({ offences }) => offences !== null)
  if (open.length === 0) return
  const moved = new Set(open.flatMap(({ sentenceIds }) => sentenceIds))
  const sentenceIds = sentences.map(({ sentence }) => sentence.id).filter((id) => moved.has(id))
  warnings.push({ code: 'W_OFFENCE_NOT_GIVEN', values: undatedLevel(open), sentenceIds })
}

/** What is said of a sentence that is in doubt: with the rivals that it has, and that the list makes no difference where it has
 *  none. */
function addOfDoubt(
  warnings: CaseWarning[],
  answer: CaseSentenceAnswer,
  alternatives: readonly CaseRival[],
): void {
  const { id, offence } = answer.sentence
  const rivals = alternatives.filter(({ sentenceIds }) => sentenceIds.includes(id))
  for (const rival of rivals) {
    const code = isOfSentence(rival.code) ? warningOfDoubt(rival.code) : null
    if (code !== null)
      warnings.push({
        ...{ code, sentenceIds: [id] },
        values: { ...valuesOf(rival, offence), ...undatedLevel([rival]) },
      })
  }
  if (isListInferred(answer) && rivals.every(({ code }) => code !== 'A_OFF_LIST'))
    warnings.push({ code: 'W_BARRED_LIST_NO_EFFECT', values: {}, sentenceIds: [id] })
}

const ofSentences: ReadonlySet<string> = new Set(alternativeCodes)

/** Whether the doubt can also be that of a sentence alone. */
const isOfSentence = (code: CaseRival['code']): code is AlternativeCode => ofSentences.has(code)

/** From when life has been the maximum, on which day the age decides, or release was, where that is in doubt. */
function valuesOf({ code, release }: CaseRival, offence: Offence | null): WarningValues {
  if (code === 'A_UNDER_18_AT_RELEASE') return { release: release as Day }
  if (code === 'A_RELEASED_AT_HALF') return { staged: release as Day }
  const isOfLife = code === 'A_EARLIER_CONDUCT' || code === 'A_COUNTED_AS_LIFE'
  return isOfLife ? { day: offence?.lifeMaximumFrom as Day } : {}
}
