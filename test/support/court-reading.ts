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
  const said = sentences.map(({ kind, length, extension, activated, offence, date, runs }) =>
    [
      kind,
      length && inUnits(length),
      extension && `+ ${inUnits(extension)}`,
      activated && 'activated',
      offence,
      date,
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
      : Object.values(recall).flatMap((value) => (value === true ? [] : [String(value)]))),
    ...(convictedAs === null ? [] : [convictedAs]),
    ...(asked.length === 0 ? [] : [`${status === 'asks' ? '?' : ''}?${asked.join()}`]),
    ...aside.map(({ text }) => `-${text}`),
  ].join('; ')
}

/** The same, where any question about the sentence will do: that it stops matters, and not at which of these. */
export const atAnyQuestion = (inShort: string): string =>
  inShort.replace(/\?\?([\w,]+)/, (_, asked: string) => {
    const telling = asked
      .split(',')
      .filter(
        (ask) => !/^(?:words|runs|kind|offence|activated|other_sentence|number|total|length)$/.test(ask),
      )
    return `??${telling.join()}`
  })
