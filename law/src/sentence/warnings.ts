import { creditDaysOf, custodyDaysOf } from '../facts/credit.ts'
import type { ReleaseDays } from '../tables/alternative-codes.ts'
import type { CaseSentenceType } from '../tables/kinds.ts'
import type { Warning, WarningFacts, WarningSetting } from '../tables/warnings.ts'
import type { Alternative } from './alternatives.ts'
import { classifyStanding } from './classify.ts'
import { dayOfLeaving } from './leaving.ts'
import { stagedRelease } from './staged-release.ts'
import { type Context, lastMoved, rowsFor } from './warning-settings.ts'
import type { SentenceResult } from './worked.ts'

/** Everything that must be said with an answer and its rivals, the most serious first. */
export function warningsOf(
  worked: SentenceResult,
  asked: WarningSetting['asked'],
  context: Context,
  rivals: readonly Alternative[],
): readonly Warning[] {
  const { rows, fixed } = rowsFor(worked.question, worked.regime, worked.classified.chosenBy, asked, context)
  if (fixed !== null) return fixed
  const facts = factsOf(worked, asked, context, rivals)
  const warnings: Warning[] = []
  for (const row of rows)
    if (row.when === null || row.when(facts))
      warnings.push(row.values === null ? row.plain : { code: row.code, values: row.values(facts) })
  return warnings
}

function factsOf(
  worked: SentenceResult,
  asked: WarningSetting['asked'],
  context: Context,
  rivals: readonly Alternative[],
): WarningFacts {
  const { question, regime, point, dates, lawful } = worked
  const { leadsTo, leading } = worked.classified
  const { start } = question
  const leaving =
    context === 'alone' && regime.released === 'automatically'
      ? dayOfLeaving({
          start,
          totalDays: dates.totalDays,
          release: lawful,
          isChild: question.age === 'child',
          born: question.dateOfBirth,
        })
      : null
  // Of a sentence in a case nothing is said that turns on it: the case has its own stages.
  const staged = context === 'alone' && start < lastMoved(regime) ? stagedRelease(worked) : null
  return {
    regime,
    question,
    creditDays: creditDaysOf(question),
    custodyDays: custodyDaysOf(question),
    point,
    dates,
    governedBy: leadsTo === regime.id ? null : leadsTo,
    leading,
    rulesNamed: () => classifyStanding(question, question.sentenceType as CaseSentenceType).regimeId,
    lawful,
    leaving,
    isInForce: asked === 'in_force',
    rival: (code) => daysOf(rivals.find((rival) => rival.code === code)),
    stage: staged?.stage ?? null,
    begins: staged?.begins ?? null,
    staged: staged?.release ?? dates.release,
    governing: staged?.layer ?? point,
  }
}

const daysOf = (rival: Alternative | undefined): ReleaseDays | null =>
  rival === undefined ? null : { release: rival.release, paroleEligibility: rival.paroleEligibility }
