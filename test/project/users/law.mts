import { type Calculation, calculationOf, isoDate, offenceByKey, type RulesId } from '@requisite/law'

const offence = offenceByKey('robbery')
const worked = calculationOf({
  start: '2026-11-16',
  years: 3,
  postCommencement: true,
  ...(offence === undefined ? {} : { offence }),
})
if ('refusals' in worked) throw new Error(worked.refusals[0]?.message)
const calculation: Calculation = worked
const regimeId: RulesId = calculation.classified.regimeId
console.log(
  isoDate(calculation.dates.release) === '2027-11-16' && regimeId === 'sds_adult' ? 'fine' : regimeId,
)
