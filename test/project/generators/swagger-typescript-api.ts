import { Api, type HttpResponse, type InvalidResponse } from './made/swagger-typescript-api'

const { api, version } = new Api({ baseUrl: String(process.argv[2]) })

const found = await api.listOffences({ q: 'robbery', pageSize: 1 })
const offenceKey: string | undefined = found.data.data[0]?.key

const one = await api.calculate(
  { startDate: '2026-11-16', sentenceYears: 3, postCommencement: true, offenceKey: offenceKey ?? null },
  { include: ['comparison', 'dates'] },
)
const days: number | undefined = one.data.comparison?.differenceDays

const whole = await api.releaseDates({ sentences: [{ startDate: '2026-11-16', sentenceWeeks: 12 }] })
const errors = await api.calculate({ startDate: '2026-02-30', sentenceYears: 3 }).then(
  () => [],
  (refused: HttpResponse<unknown, InvalidResponse>) => Object.keys(refused.error.errors),
)

const changes = await api.listLawChanges({ since: '2026.11.4' })
const newest: string | undefined = changes.data.data.versions[0]?.version
const build = await version.getVersion()

// @ts-expect-error a number is not a text
void (() => api.calculate({ startDate: '2026-11-16', sentenceYears: '3' }))

console.log(
  JSON.stringify({
    ...{ offenceKey, date: one.data.data.releaseDate, days, dates: one.data.dates?.length },
    ...{ whole: whole.data.data.releaseDate, errors },
    ...{ newest, lawVersion: build.data.lawVersion },
  }),
)
