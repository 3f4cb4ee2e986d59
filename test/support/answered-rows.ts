/** What was answered in rows before, as a form without a script sends it on. */
export const answeredRows = (rows: readonly (readonly [row: string, say: string])[]): string =>
  new URLSearchParams(
    rows.flatMap(([row, say], i) =>
      [...new URLSearchParams(say)].map(([name, value]) => [`answers[${i}].${row}.${name}`, value]),
    ),
  ).toString()
