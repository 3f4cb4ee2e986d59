import type { CommandRow, NamedRow } from './command-row.ts'

/** Every command with what it is; its row is brought only when it is asked for, so that all of them start fast. */
export const commandTable = {
  release: {
    is: 'a whole case by the law in force: one sentence or several, and what happened since',
    row: async () => (await import('./release.ts')).releaseRow,
  },
  'what-if': {
    is: 'before the sentence: what lengths would mean, by the law in force',
    row: async () => (await import('./what-if.ts')).whatIfRow,
  },
  batch: {
    is: 'every row of a CSV, NDJSON or Parquet file, by the law in force',
    row: async () => (await import('./batch.ts')).batchRow,
  },
  recheck: {
    is: 'stored answers, asked again: which dates moved, and why',
    row: async () => (await import('./recheck.ts')).recheckRow,
  },
  calculate: {
    is: 'one sentence at the release point you name, before the Act or after it',
    row: async () => (await import('./calculate.ts')).calculateRow,
  },
  offences: {
    is: 'search the offence library',
    row: async () => (await import('./library.ts')).offencesRow,
  },
  regimes: { is: 'list the sets of rules', row: async () => (await import('./library.ts')).regimesRow },
  table: {
    is: 'how much of each length is served: one sheet, for people without a screen',
    row: async () => (await import('./table.ts')).tableRow,
  },
  serve: {
    is: 'start the service and the page',
    row: async () => (await import('./services.ts')).serveRow,
  },
  site: {
    is: 'write the page as a folder of files, for any host',
    row: async () => (await import('./services.ts')).siteRow,
  },
  mcp: {
    is: 'tools for assistants, over standard input and output',
    row: async () => (await import('./services.ts')).mcpRow,
  },
  completion: {
    is: 'what makes a shell complete commands, options and their values',
    row: async () => (await import('./completion.ts')).completionRow(allRows),
  },
} as const satisfies Readonly<
  Record<string, { readonly is: string; readonly row: () => Promise<CommandRow> }>
>

export type CommandName = keyof typeof commandTable
export const commandNames = Object.keys(commandTable) as readonly CommandName[]

/** Every command with what it is and its row. */
export const allRows = (): Promise<readonly NamedRow[]> =>
  Promise.all(
    commandNames.map(async (name) => ({
      name,
      is: commandTable[name].is,
      row: await commandTable[name].row(),
    })),
  )
