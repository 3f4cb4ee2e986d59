import { findOffences, isChanged, type Offence, pointLabel, regimes } from '@requisite/law'
import { libraryMeta, offenceRecord, regimeRecords } from '../contract/records.ts'
import { asJson } from './calculate.ts'
import { readFlags } from './flags.ts'
import { type Paint, paint } from './paint.ts'
import { type Command, refuse, write } from './world.ts'

/** As many as the API gives on its first page. */
const pageSize = 50

const offenceText = (offence: Offence, { strong, faint }: Paint): string => {
  const { classification } = offenceRecord(offence)
  const where = `${offence.act}${offence.section === '' ? '' : `, ${offence.section}`}`
  return `${strong(offence.key)}  ${offence.title}\n  ${faint(`${where}. Maximum: ${offence.maximumPenalty}.`)}\n  ${classification.summary}\n`
}

/** `requisite offences`: the library, searched as people type. */
export const offences: Command = async (args, world) => {
  const read = readFlags(args, { json: 'nothing' })
  if ('mistakes' in read) return refuse(world, read.mistakes, 'offences')
  const found = findOffences(read.words.join(' '))
  const shown = found.slice(0, pageSize)
  const meta = { page: 1, pageSize, total: found.length, ...libraryMeta }
  if (read.values.has('json'))
    await write(world, asJson({ success: true, data: shown.map(offenceRecord), meta }, world))
  else if (found.length === 0) await write(world, 'No offence fits these words. Try fewer or others.\n')
  else {
    const more = found.length - shown.length
    const rest = more > 0 ? `${more} more. Add a word to find fewer.\n` : ''
    const look = paint(world.hasColour)
    await write(world, shown.map((offence) => offenceText(offence, look)).join('') + rest)
  }
  return 0
}

/** `requisite regimes`: the sets of rules, with their release points before and after the Act. */
export const regimesCommand: Command = async (args, world) => {
  const read = readFlags(args, { json: 'nothing' })
  if ('mistakes' in read) return refuse(world, read.mistakes, 'regimes')
  const { strong } = paint(world.hasColour)
  const lines = Object.entries(regimes).map(([id, regime]) => {
    const after = isChanged(regime) ? `, after it ${pointLabel(regime, regime.after)}` : ', and no change'
    return `${strong(id)}  ${regime.displayName}\n  Before the Act ${pointLabel(regime, regime.before)}${after}.\n`
  })
  const json = read.values.has('json')
  await write(world, json ? asJson({ success: true, data: regimeRecords }, world) : lines.join(''))
  return 0
}
