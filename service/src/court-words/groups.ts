import type { Offence } from '@requisite/law'
import type { NamedOffence } from './offences.ts'

/** What the law asks about an offence: two offences that agree in it have one answer. Whether it can carry life matters only
 *  beside Schedule 15. */
const traits = (offence: Offence): string =>
  JSON.stringify([
    offence.schedule15Part,
    offence.schedule15Paragraph,
    offence.isInSchedule15B,
    ...(offence.schedule15Part === null
      ? []
      : [offence.lifeMaximum, offence.lifeMaximumFrom, offence.lifeMaximumFor]),
    offence.sds40Paragraphs,
    offence.isInSchedule19ZA,
    offence.schedule13Part,
    offence.mayBeInSchedule13,
    offence.isInSchedule20B,
    offence.progressionList,
    offence.violentToPrisonService,
    offence.mandatoryLife,
    offence.isCommittal,
    offence.offenceEndDate,
    offence.category === 'terrorism',
  ])

/** The offences with their names, each in the group of those that lead to one answer. */
export function groupedOffences(offences: readonly Offence[]): readonly NamedOffence[] {
  const groups = new Map<string, number>()
  return offences.map((offence) => {
    const its = traits(offence)
    if (!groups.has(its)) groups.set(its, groups.size)
    const { key, title, aliases } = offence
    return { key, title, aliases, group: groups.get(its) as number }
  })
}
