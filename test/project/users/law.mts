import { type Calculation, calculationOf, isoDate, type RulesId } from '@requisite/law'

const worked = calculationOf({
  startDate: '2026-11-16',
  sentenceYears: 3,
  postCommencement: true,
  offenceKey: 'robbery',
})
if ('refusals' in worked) throw new Error(worked.refusals[0]?.message)
const calculation: Calculation = worked
const regimeId: RulesId = calculation.classified.regimeId
console.log(
  isoDate(calculation.dates.release) === '2027-11-16' && regimeId === 'sds_adult' ? 'fine' : regimeId,
)
