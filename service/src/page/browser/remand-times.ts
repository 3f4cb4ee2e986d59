/// <reference lib="dom" />
/// <reference lib="dom.iterable" />

import type { RemandCountSaid } from '../question/remand-count.ts'
import { programUrl } from './program-url.ts'
import { sentFields, watchForm } from './watched-form.ts'

/** A pause in typing, after which the days are counted. */
const pauseMs = 150

/** What counts the days, on the device and beside the page: nothing is sent for it. It comes with the first day that is typed. */
let counter: Worker | null = null

/** Counts the days on remand as they are typed, where they can be seen. */
export function startRemandTimes(page: Document): void {
  const said = page.querySelector<HTMLElement>('#remand-count')
  const why = page.querySelector('#remand-why')
  const form = said?.closest('form')
  if (!said || !form || typeof Worker === 'undefined') return
  const say = (count: string, reason: string): void => {
    said.textContent = count
    if (why !== null) why.textContent = reason
  }
  const ask = (): void => {
    const asked = watched.asked()
    // Without a day there is nothing to count.
    if (!/(?:^|&)remandFrom\d*-day=[^&]/.test(asked)) {
      say('', '')
      return
    }
    counter ??= new Worker(programUrl)
    counter.onmessage = ({ data }: MessageEvent<{ asked: string; remand: RemandCountSaid }>) => {
      if (data.asked === watched.asked() && said.isConnected) say(data.remand.count, data.remand.why)
    }
    counter.postMessage({ remand: asked })
  }
  const watched = watchForm(() => String(sentFields(new FormData(form))), pauseMs, ask)
  // A date is put into its three boxes by the listener of its one box.
  for (const event of ['input', 'change', 'click'])
    form.addEventListener(event, () => setTimeout(watched.look))
  for (const until of form.querySelectorAll<HTMLInputElement>('[name^="remandUntil"][value="sentence"]'))
    until.addEventListener('change', () => {
      const day = page.getElementById(`${until.name.replace('Until', 'To')}-day`)
      if (!until.checked || !(day instanceof HTMLInputElement) || day.value === '') return
      day.value = ''
      day.dispatchEvent(new Event('input'))
    })
}
