import createClient from 'openapi-fetch'
import type { paths } from './made/openapi-typescript.ts'

const requisite = createClient<paths>({ baseUrl: String(process.argv[2]) })

const found = await requisite.GET('/api/v1/sentencing/offences', {
  params: { query: { q: 'robbery', pageSize: 1 } },
})
const offenceKey: string | undefined = found.data?.data[0]?.key

const one = await requisite.POST('/api/v1/sentencing/calculate', {
  params: { query: { include: ['comparison', 'dates'] } },
  body: { startDate: '2026-11-16', sentenceYears: 3, postCommencement: true, offenceKey: offenceKey ?? null },
})
const days: number | undefined = one.data?.comparison?.differenceDays

const whole = await requisite.POST('/api/v1/sentencing/release-dates', {
  body: { sentences: [{ startDate: '2026-11-16', sentenceWeeks: 12 }] },
})
const refused = await requisite.POST('/api/v1/sentencing/calculate', {
  body: { startDate: '2026-02-30', sentenceYears: 3 },
})
const errors =
  refused.error !== undefined && 'errors' in refused.error ? Object.keys(refused.error.errors) : []

const changes = await requisite.GET('/api/v1/sentencing/law-changes', {
  params: { query: { since: '2026.11.4' } },
})
const newest: string | undefined = changes.data?.data.versions[0]?.version
const build = await requisite.GET('/version')

void (() =>
  // @ts-expect-error a number is not a text
  requisite.POST('/api/v1/sentencing/calculate', { body: { startDate: '2026-11-16', sentenceYears: '3' } }))

console.log(
  JSON.stringify({
    ...{ offenceKey, date: one.data?.data.releaseDate, days, dates: one.data?.dates?.length },
    ...{ whole: whole.data?.data.releaseDate, errors },
    ...{ newest, lawVersion: build.data?.lawVersion },
  }),
)
