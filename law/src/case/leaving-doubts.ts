import type { Case } from '../custody/case.ts'
import type { OtherCustody } from '../remand/other-custody.ts'
import type { CaseAnswer, CaseRun } from './answer.ts'
import type { CaseDoubt } from './case-doubt.ts'
import { edited } from './prepared-case.ts'
import { idsOfRuns } from './totals.ts'

/** The case with the times otherwise in which some of its runs were served, as they were told. */
const ifLeft =
  (
    isOpen: (run: CaseRun, question: Case, answer: CaseAnswer) => boolean,
    told: Partial<OtherCustody>,
  ): CaseDoubt['otherwise'] =>
  (answer, before) => {
    const { case: question, runs } = answer
    const open = runs.filter((run) => run.told !== null && isOpen(run, question, answer))
    if (open.length === 0) return null
    const otherCustody = question.otherCustody.map((time) =>
      open.some((run) => run.told === time) ? { ...time, ...told } : time,
    )
    return { prepared: edited(before, { otherCustody }), sentenceIds: idsOfRuns(open) }
  }

/** What is in doubt about a sentence that a person was let out from early, when another was passed later. */
export const leavingDoubts: readonly CaseDoubt[] = [
  // Section 255(1)(b): the licence of a curfew is as a rule revoked where it cannot be monitored.
  {
    code: 'A_TAG_NOT_REVOKED',
    about: 'the case',
    otherwise: ifLeft(({ told, recalled }) => told?.how === 'curfew' && recalled === null, {
      isNotRevoked: true,
    }),
  },
  {
    code: 'A_LEFT_ON_TAG',
    about: 'the case',
    otherwise: ifLeft(
      ({ mayBeOnCurfew }, { registeredSexOffender, liableToRemoval }) =>
        mayBeOnCurfew && !registeredSexOffender && !liableToRemoval,
      { how: 'curfew' },
    ),
  },
]
