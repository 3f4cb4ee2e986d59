import { calculate, getVersion, listLawChanges, listOffences, releaseDates } from './made/hey-api'
import { client } from './made/hey-api/client.gen'

client.setConfig({ baseUrl: String(process.argv[2]) })

const found = await listOffences({ query: { q: 'robbery', pageSize: 1 } })
const offenceKey: string | undefined = found.data?.data[0]?.key

const one = await calculate({
  body: { startDate: '2026-11-16', sentenceYears: 3, postCommencement: true, offenceKey: offenceKey ?? null },
  query: { include: ['comparison', 'dates'] },
})
const days: number | undefined = one.data?.comparison?.differenceDays

const whole = await releaseDates({ body: { sentences: [{ startDate: '2026-11-16', sentenceWeeks: 12 }] } })
const refused = await calculate({ body: { startDate: '2026-02-30', sentenceYears: 3 } })
const errors =
  refused.error !== undefined && 'errors' in refused.error ? Object.keys(refused.error.errors) : []

const changes = await listLawChanges({ query: { since: '2026.11.4' } })
const newest: string | undefined = changes.data?.data.versions[0]?.version
const build = await getVersion()

// @ts-expect-error a number is not a text
void (() => calculate({ body: { startDate: '2026-11-16', sentenceYears: '3' } }))

console.log(
  JSON.stringify({
    ...{ offenceKey, date: one.data?.data.releaseDate, days, dates: one.data?.dates?.length },
    ...{ whole: whole.data?.data.releaseDate, errors },
    ...{ newest, lawVersion: build.data?.lawVersion },
  }),
)
