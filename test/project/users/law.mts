import { type Answer, isoDate, offenceByKey, type RegimeId, releaseOf } from '@requisite/law'

const offence = offenceByKey('robbery')
const found = releaseOf({
  start: '2026-11-16',
  years: 3,
  postCommencement: true,
  ...(offence === undefined ? {} : { offence }),
})
if ('refusals' in found) throw new Error(found.refusals[0]?.message)
const answer: Answer = found
const regimeId: RegimeId = answer.classified.regimeId
console.log(
  isoDate(answer.dates.release.found) === '2027-11-16' && regimeId === 'sds_adult' ? 'fine' : regimeId,
)
