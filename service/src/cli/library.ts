import { formNotes, isChanged, type Offence, pointLabel, regimes, searchOffences } from '@requisite/law'
import { libraryMeta, offenceRecord, regimeRecords } from '../contract/records.ts'
import { asJson, type Command, refuse, write } from './context.ts'
import { type Flags, readFlags } from './flags.ts'
import { type Paint, paint } from './paint.ts'

/** The options of `requisite offences` and `requisite regimes`. */
export const libraryFlags: Flags = { json: 'nothing' }

/** As many as the API gives on its first page. */
const pageSize = 50

const offenceText = (offence: Offence, { strong, faint }: Paint): string => {
  const { classification } = offenceRecord(offence)
  const where = `${offence.act}${offence.section === '' ? '' : `, ${offence.section}`}`
  return `${strong(offence.key)}  ${offence.title}\n  ${faint(`${where}. Maximum: ${offence.maximumPenalty}.`)}\n  ${classification.summary}\n`
}

/** `requisite offences`: the library, searched as people type. */
export const offencesCommand: Command = async (args, context) => {
  const read = readFlags(args, libraryFlags)
  if ('mistakes' in read) return refuse(context, read.mistakes, 'offences')
  const { offences: matches, form } = searchOffences(read.positionals.join(' '))
  const note = form === null ? null : formNotes[form]
  const shown = matches.slice(0, pageSize)
  const meta = { page: 1, pageSize, total: matches.length, ...libraryMeta, ...(note && { note }) }
  if (read.values.has('json'))
    await write(context, asJson({ success: true, data: shown.map(offenceRecord), meta }, context))
  else if (matches.length === 0) await write(context, 'No offence fits these words. Try fewer or others.\n')
  else {
    const more = matches.length - shown.length
    const rest = more > 0 ? `${more} more. Add a word to find fewer.\n` : ''
    const style = paint(context.hasColour)
    const said = note === null ? '' : `${note}\n`
    await write(context, said + shown.map((offence) => offenceText(offence, style)).join('') + rest)
  }
  return 0
}

/** `requisite regimes`: the sets of rules, with their release points before and after the Act. */
export const regimesCommand: Command = async (args, context) => {
  const read = readFlags(args, libraryFlags)
  if ('mistakes' in read) return refuse(context, read.mistakes, 'regimes')
  const { strong } = paint(context.hasColour)
  const lines = Object.entries(regimes).map(([id, regime]) => {
    const after = isChanged(regime) ? `, after it ${pointLabel(regime, regime.after)}` : ', and no change'
    return `${strong(id)}  ${regime.displayName}\n  Before the Act ${pointLabel(regime, regime.before)}${after}.\n`
  })
  const json = read.values.has('json')
  await write(context, json ? asJson({ success: true, data: regimeRecords }, context) : lines.join(''))
  return 0
}
