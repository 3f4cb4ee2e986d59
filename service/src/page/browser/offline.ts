/// <reference lib="dom" />
import { addDays, inWords, parseDay } from '@requisite/law'
import { onDevice, withoutConnection } from '../offline/words.ts'
import { element } from './element.ts'
import { isFramed } from './framed.ts'
import { programUrl } from './program-url.ts'
import { today } from './today.ts'

/** The line that says where the page is worked out. */
function note(page: Document, words: string): void {
  const line = page.querySelector('.device')
  if (line !== null) line.textContent = words
}

/** Says that there is no connection, and takes it back; nothing where the pages would not work without one. */
function connectionLine(page: Document): (isOnline: boolean) => void {
  const line = page.createElement('p')
  line.className = 'offline govuk-body'
  line.setAttribute('role', 'status')
  page.querySelector('main')?.before(line)
  const law = page.querySelector<HTMLElement>('[data-law]')?.dataset.law ?? ''
  return (isOnline) => {
    const isKept = navigator.serviceWorker.controller !== null
    line.textContent = isOnline || !isKept ? '' : withoutConnection(law)
  }
}

/** Whether something can be entered here: it is worked out on the device. */
const isForFacts = (page: Document): boolean =>
  typeof Worker !== 'undefined' && page.querySelector('.live-main, main form[action]') !== null

async function install(say: (isOnline: boolean) => void): Promise<void> {
  const { serviceWorker } = navigator
  await serviceWorker.register(programUrl)
  // Looks for a newer program, and so finds out whether there is a connection.
  const registration = await serviceWorker.getRegistration()
  await registration?.update().catch(() => say(false))
}

/** Six months after the law was read last, a copy that nobody renews may answer by old law. No six months are shorter. */
const daysUntilOld = 181

function oldLaw(page: Document): void {
  const lawAsAt = parseDay(page.querySelector<HTMLElement>('[data-law-as-at]')?.dataset.lawAsAt ?? '')
  if (lawAsAt === null || today() < addDays(lawAsAt, daysUntilOld)) return
  const words = `These rules were last read on ${inWords(lawAsAt)}. Look for a newer copy.`
  page.querySelector('main')?.before(element(page, 'p', 'old-law govuk-body', words))
}

/** A page that is always busy waits no longer. */
const latestMs = 2000

/** Keeps the pages and the law on the device, after the page is there: so they work without a connection, and what is
 *  entered is not sent. */
export function offline(page: Document): void {
  if (isForFacts(page)) note(page, onDevice)
  oldLaw(page)
  if (isFramed || !('serviceWorker' in navigator)) return
  const say = connectionLine(page)
  say(navigator.onLine)
  window.addEventListener('online', () => say(true))
  window.addEventListener('offline', () => say(false))
  const begin = (): void => {
    install(say).catch(() => {})
  }
  window.addEventListener('load', () => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(begin, { timeout: latestMs })
    else setTimeout(begin, latestMs)
  })
}
