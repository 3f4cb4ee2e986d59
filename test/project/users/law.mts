import { type Calculation, calculationOf, isoDate, type RulesId } from '@requisite/law'
import { calculationWithoutKey } from '@requisite/law/one-sentence'

const asked = { startDate: '2026-11-16', sentenceYears: 3, postCommencement: true }
const worked = calculationOf({ ...asked, offenceKey: 'robbery' })
const alone = calculationWithoutKey(asked)
if ('refusals' in worked) throw new Error(worked.refusals[0]?.message)
if ('refusals' in alone) throw new Error(alone.refusals[0]?.message)
const calculation: Calculation = worked
const regimeId: RulesId = calculation.classified.regimeId
const days = [calculation, alone].map(({ dates }) => isoDate(dates.release))
console.log(days.join() === '2027-11-16,2027-11-16' && regimeId === 'sds_adult' ? 'fine' : regimeId)
