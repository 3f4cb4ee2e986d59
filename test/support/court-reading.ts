import { inUnits } from '../../service/src/court-words/length.ts'
import type { Reading } from '../../service/src/court-words/reading.ts'

/** A reading in one line: what was read; what is asked (?), and what is set aside (-). */
export function inShort({
  status,
  sentences,
  credit,
  stated,
  addedDays,
  isToBeRemoved,
  total,
  recall,
  convictedAs,
  asked,
  aside,
}: Reading): string {
  const said = sentences.map(({ kind, length, extension, activated, offence, date, released, runs }) =>
    [
      kind,
      length && inUnits(length),
      extension && `+ ${inUnits(extension)}`,
      activated && 'activated',
      offence,
      date,
      released && `out on ${released}`,
      runs,
    ]
      .filter(Boolean)
      .join(' '),
  )
  const before = Object.entries(credit).map(
    ([name, value]) =>
      `${name} ${
        Array.isArray(value)
          ? value.map(({ from, to = '' }) => `${from}..${to}`).join()
          : typeof value === 'object'
            ? inUnits(value)
            : value
      }`,
  )
  return [
    ...(status === 'read' || status === 'asks' ? [] : [status]),
    ...said,
    ...before,
    ...Object.entries(stated).map(([letters, day]) => `stated ${letters} ${day}`),
    ...addedDays.map(({ days, date }) => `added ${days}${date === undefined ? '' : ` on ${date}`}`),
    ...(isToBeRemoved ? ['to be removed'] : []),
    ...(total === null ? [] : [`total ${inUnits(total)}`]),
    ...(recall === null
      ? []
      : Object.entries(recall).flatMap(([name, value]) => (name === 'yearTaken' ? [] : [String(value)]))),
    ...(convictedAs === null ? [] : [convictedAs]),
    ...(asked.length === 0 ? [] : [`${status === 'asks' ? '?' : ''}?${asked.join()}`]),
    ...aside.map(({ text }) => `-${text}`),
  ].join('; ')
}

/** Questions about the sentence itself, any of which may stop it: that it stops matters, and not at which. */
const anyWillDo = /^(?:words|runs|kind|offence|activated|other_sentence|number|total|length)$/
const askedIn = (inShort: string): readonly string[] | null =>
  /\?\?([\w,]*)/
    .exec(inShort)?.[1]
    ?.split(',')
    .filter((ask) => ask !== '') ?? null

/** A reading as it is wanted, where both stop: all that must be asked is asked, and what else is, does not matter. */
export function withAnyQuestion(read: string, wanted: string): string {
  const [asked, must] = [askedIn(read), askedIn(wanted)]
  if (asked === null || must === null) return read
  const lacks = must.filter((ask) => !anyWillDo.test(ask) && !asked.includes(ask))
  return lacks.length > 0 ? read : read.replace(/\?\?[\w,]*/, `??${must.join()}`)
}
