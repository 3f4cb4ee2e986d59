/** What the API names by an address, as other doors name it: whoever is told to look there must be able to. */
const doors: readonly (readonly [address: string, command: string, tool: string])[] = [
  ['GET /api/v1/sentencing/offences', 'requisite offences', 'find_offence'],
  ['GET /api/v1/sentencing/regimes', 'requisite regimes', 'list_regimes'],
  [
    'POST /api/v1/sentencing/calculate/batch',
    'requisite batch --calculate',
    'calculate_release_date, one call each',
  ],
  ['POST /api/v1/sentencing/release-dates', 'requisite release', 'work_out_case'],
]

/** Where the names of a door stand in a row. */
export const commands = 1
export const tools = 2

/** A message in the names of another door. */
export const inNamesOf = (door: typeof commands | typeof tools, message: string): string =>
  doors.reduce((text, names) => text.replaceAll(names[0], names[door]), message)
