/** What the API names by an address, as another door names it: whoever is told to look there must be able to. */
export type DoorNames = Readonly<
  Record<
    | 'GET /api/v1/sentencing/offences'
    | 'GET /api/v1/sentencing/regimes'
    | 'POST /api/v1/sentencing/calculate/batch'
    | 'POST /api/v1/sentencing/release-dates',
    string
  >
>

export const commands: DoorNames = {
  'GET /api/v1/sentencing/offences': 'requisite offences',
  'GET /api/v1/sentencing/regimes': 'requisite regimes',
  'POST /api/v1/sentencing/calculate/batch': 'requisite batch --calculate',
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
  Object.entries(names).reduce((text, [address, name]) => text.replaceAll(address, name), message)
