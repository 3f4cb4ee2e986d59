import { type CaseAnswer, type Day, inWords } from '@requisite/law'
import type { Outcome } from '../answer/outcome.ts'
import type { LiveCase } from './known.ts'
import { howSelect } from './person-rows.ts'
import { type AskedRow, asking, deciding, field, opening, rowForm, tap, unseen, use } from './row.ts'

/** What was passed while the first sentence was being served, as it is worked out; null where nothing was, or it was told how long the
 *  first was served. */
function passedMeanwhile({
  runs,
  sentences,
  recalled,
}: CaseAnswer): { first: string; start: Day; later: string } | null {
  const [run] = runs
  if (run === undefined || recalled !== null || run.told !== null || run.isMinimumTerm || run.isOnLicence)
    return null
  const next = sentences.find(
    ({ sentence: { startDate, consecutiveTo } }) =>
      startDate > run.start && startDate <= run.release && consecutiveTo === null,
  )
  return next === undefined
    ? null
    : { first: run.sentenceIds[0] as string, start: run.start, later: next.sentence.id }
}

/** The sentence of which the tag is asked after a recall from it; null where nothing turns on it. */
const leftOnTag = ({ warnings, recalled }: CaseAnswer): Day | null =>
  warnings.some(({ code }) => code === 'W_CURFEW_AT_HALF') ? (recalled?.run.start ?? null) : null

/** The fields of the day on which the person was let out from a sentence: one time more that was served. */
const letOut = (start: Day, label: string, isTag: boolean) => {
  const how = isTag ? unseen('otherCustody[0].how', 'curfew') : howSelect({}, '[0]')
  return asking`${unseen('otherCustody[0].fromDate', inWords(start))}
${unseen('otherCustody[0].why', 'sentence')}
${field({ name: 'otherCustody[0].toDate', label })}
${how}
${use()}`
}

/** Whether the person really was in prison for the first sentence until the next was passed, or left on a tag: asked only where a date can
 *  turn on it. */
export function leftRows(known: LiveCase, outcome: Outcome | null): readonly AskedRow[] {
  if (outcome === null) return []
  const isGiven = known.by.has('left')
  const tag = leftOnTag(outcome.answer)
  if (tag !== null && !isGiven)
    return [
      {
        id: 'left',
        ...deciding,
        name: 'Let out on the tag',
        what: 'on which day',
        question: rowForm(
          'On which day was the person let out on the tag?',
          null,
          letOut(tag, 'Day', true),
          tap('I do not know', 'nothing=yes'),
        ),
      },
    ]
  const passed = passedMeanwhile(outcome.answer)
  if (passed === null) return []
  const { first, start, later } = passed
  return [
    {
      id: 'left',
      group: isGiven ? 'read' : 'assumed',
      flag: null,
      action: 'Change',
      name: `Still in prison for sentence ${first}`,
      what: `when sentence ${later} was passed`,
      question: rowForm(
        `When sentence ${later} was passed, was the person still in prison for sentence ${first}?`,
        null,
        asking`${tap('Yes', 'nothing=yes')}${opening('No, they had been let out', letOut(start, 'On which day?', false))}`,
      ),
    },
  ]
}
