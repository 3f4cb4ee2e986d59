/** What the API names by an address, as another door names it: whoever is told to look there must be able to. */
export type DoorNames = Readonly<Record<ApiName, string>>

type ApiName =
  | 'GET /api/v1/sentencing/offences'
  | 'GET /api/v1/sentencing/regimes'
  | 'POST /api/v1/sentencing/calculate/batch'
  | 'POST /api/v1/sentencing/release-dates'

export const commands: DoorNames = {
  'GET /api/v1/sentencing/offences': 'requisite offences',
  'GET /api/v1/sentencing/regimes': 'requisite regimes',
  'POST /api/v1/sentencing/calculate/batch': 'requisite batch',
  'POST /api/v1/sentencing/release-dates': 'requisite release',
}

export const tools: DoorNames = {
  'GET /api/v1/sentencing/offences': 'find_offence',
  'GET /api/v1/sentencing/regimes': 'list_regimes',
  'POST /api/v1/sentencing/calculate/batch': 'calculate_release_date, one call each',
  'POST /api/v1/sentencing/release-dates': 'work_out_case',
}

/** A message in the names of another door. */
export const inNamesOf = (names: DoorNames, message: string): string =>
  message.replace(apiName, (name) => names[name as ApiName])

const apiName =
  /GET \/api\/v1\/sentencing\/(?:offences|regimes)|POST \/api\/v1\/sentencing\/(?:calculate\/batch|release-dates)/g
