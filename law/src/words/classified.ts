import type { Classification } from '../sentence/classify.ts'
import type { OfOffence } from '../tables/decisions.ts'
import { isInSchedule } from '../tables/offence-traits.ts'
import type { Offence } from '../tables/offences.ts'
import { type Source, schedule15, sds40Order, sds40Schedule } from '../tables/provisions.ts'

/** Where an offence stands in Schedule 15. */
const placeOf = ({ schedule15Part, schedule15Paragraph }: Offence): Source =>
  schedule15(schedule15Part as 1 | 2, String(schedule15Paragraph))

/** The provisions that depend on the offence. */
const ofOffence: Readonly<Record<OfOffence, (offence: Offence) => readonly Source[]>> = {
  'its place in Schedule 15': (offence) => [placeOf(offence)],
  'its exclusion from 40%': (offence) =>
    isInSchedule(offence)
      ? offence.sds40Paragraphs.map((one) => sds40Schedule(one))
      : [sds40Order('3(6)(b)'), placeOf(offence)],
}

/** The provisions behind a classification, those of the offence filled in. */
export function classifiedLaw({ grounds }: Classification, offence: Offence | null): readonly Source[] {
  const law: Source[] = []
  for (const ground of grounds)
    if (typeof ground === 'string')
      for (const source of ofOffence[ground](offence as Offence)) law.push(source)
    else law.push(ground)
  return law
}
