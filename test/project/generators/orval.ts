import { calculate, getVersion, listLawChanges, listOffences, releaseDates } from './made/orval.ts'

const found = await listOffences({ q: 'robbery', pageSize: 1 })
const offenceKey = found.status === 200 ? found.data.data[0]?.key : undefined

const one = await calculate(
  { startDate: '2026-11-16', sentenceYears: 3, postCommencement: true, offenceKey: offenceKey ?? null },
  { include: ['comparison', 'dates'] },
)
if (one.status !== 200) throw new Error(String(one.status))
const days: number | undefined = one.data.comparison?.differenceDays

const whole = await releaseDates({ sentences: [{ startDate: '2026-11-16', sentenceWeeks: 12 }] })
const refused = await calculate({ startDate: '2026-02-30', sentenceYears: 3 })
const errors = refused.status === 422 ? Object.keys(refused.data.errors) : []

const changes = await listLawChanges({ since: '2026.11.4' })
const newest = changes.status === 200 ? changes.data.data.versions[0]?.version : undefined
const build = await getVersion()
const lawVersion = build.status === 200 ? build.data.lawVersion : undefined

// @ts-expect-error a number is not a text
void (() => calculate({ startDate: '2026-11-16', sentenceYears: '3' }))

console.log(
  JSON.stringify({
    ...{ offenceKey, date: one.data.data.releaseDate, days, dates: one.data.dates?.length },
    ...{ whole: whole.status === 200 ? whole.data.data.releaseDate : undefined, errors },
    ...{ newest, lawVersion },
  }),
)
