import type { Offence } from '@requisite/law'
import { formNotes, isChanged, pointLabel, regimes, searchOffences } from '@requisite/law/internal'
import { libraryMeta, offenceRecord, regimeRecords } from '../contract/records.ts'
import type { CommandRow } from './command-row.ts'
import { type Command, write, writeJson } from './context.ts'
import { jsonOption } from './flags.ts'
import { type Paint, paint } from './paint.ts'

/** As many as the API gives on its first page. */
const pageSize = 50

const offenceText = (offence: Offence, { strong, faint }: Paint): string => {
  const { classification } = offenceRecord(offence)
  const where = `${offence.act}${offence.section === '' ? '' : `, ${offence.section}`}`
  return (
    `${strong(offence.key)}  ${offence.title}\n  ` +
    `${faint(`${where}. Maximum: ${offence.maximumPenalty}.`)}\n  ${classification.summary}\n`
  )
}

/** The library, searched as people type. */
const offences: Command = async ({ values, positionals }, context) => {
  const { offences: matches, form } = searchOffences(positionals.join(' '))
  const note = form === null ? null : formNotes[form]
  const shown = matches.slice(0, pageSize)
  const meta = { page: 1, pageSize, total: matches.length, ...libraryMeta, ...(note && { note }) }
  if (values.has('json')) return writeJson(context, { success: true, data: shown.map(offenceRecord), meta })
  if (matches.length === 0) await write(context, 'No offence fits these words. Try fewer or others.\n')
  else {
    const more = matches.length - shown.length
    const rest = more > 0 ? `${more} more. Add a word to find fewer.\n` : ''
    const style = paint(context.hasColour)
    const said = note === null ? '' : `${note}\n`
    await write(context, said + shown.map((offence) => offenceText(offence, style)).join('') + rest)
  }
  return 0
}

/** `requisite offences`. */
export const offencesRow: CommandRow = {
  takes: '<words>',
  parts: [{ about: 'Type a name, an abbreviation, a section or a code.', options: { json: jsonOption } }],
  examples: [
    'requisite offences robbery',
    'requisite offences section 18',
    'requisite offences pwits --json',
  ],
  run: offences,
}

/** The sets of rules, with their release points before and after the Act. */
const regimesCommand: Command = async ({ values }, context) => {
  if (values.has('json')) return writeJson(context, { success: true, data: regimeRecords })
  const { strong } = paint(context.hasColour)
  const lines = Object.entries(regimes).map(([id, regime]) => {
    const after = isChanged(regime) ? `, after it ${pointLabel(regime, regime.after)}` : ', and no change'
    return `${strong(id)}  ${regime.displayName}\n  Before the Act ${pointLabel(regime, regime.before)}${after}.\n`
  })
  await write(context, lines.join(''))
  return 0
}

/** `requisite regimes`. */
export const regimesRow: CommandRow = {
  isOfOptions: true,
  parts: [{ about: 'With their release points before and after the Act.', options: { json: jsonOption } }],
  examples: ['requisite regimes'],
  run: regimesCommand,
}
