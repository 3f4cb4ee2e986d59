import { inWords } from '@requisite/law'
import { progressionModel } from '@requisite/law/internal'

/** What is in doubt for everybody is said once: with the law, and at the foot of the sheet. */
export const generalDoubt =
  `The new rules began on ${inWords(progressionModel.day)}. We take that day, and the days ` +
  'on which they reach longer sentences, from the prison service’s timetable of August ' +
  '2026. We have not seen them in published law: “sure of the rule” means sure if they hold.'
