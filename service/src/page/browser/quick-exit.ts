/// <reference lib="dom" />
import { paths } from '../link.ts'
import { keepInTab, keptInTab } from './kept-in-tab.ts'

const pressesNeeded = 3
const pressesWithinMs = 5000

/** The quick exit. Lets a reader leave at once: by the button, or by pressing Shift three times. The page is hidden before
 *  the next one comes, all that the tab has kept is forgotten, and its place in the history is taken: "back" finds the empty
 *  start. */
export function quickExit(page: Document, forget: () => void): void {
  const link = page.querySelector<HTMLAnchorElement>('.way-out')
  if (link === null) return
  const leave = (): void => {
    page.documentElement.classList.add('leaving')
    page.title = 'Weather'
    forget()
    window.location.replace(link.href)
  }
  for (const exit of [link, ...page.querySelectorAll<HTMLAnchorElement>('a.exit')])
    exit.addEventListener('click', (event) => {
      event.preventDefault()
      leave()
    })
  countShift(page, announcer(page, link), leave)
}

const hereName = 'here'

/** A page with a case, or with a form for one, is not shown again when the way out was taken from a later page: the tab has forgotten
 *  then that it was there, and Back finds the empty start. */
export function notAfterExit(page: Document): void {
  if (page.querySelector('main form') === null && !window.location.pathname.startsWith(paths.answer)) return
  const check = (isBack: boolean): void => {
    if (!isBack || keptInTab(hereName) !== null) {
      keepInTab(hereName, true)
      return
    }
    page.documentElement.classList.add('leaving')
    window.location.replace(paths.start)
  }
  const [way] = performance.getEntriesByType('navigation')
  check(way instanceof PerformanceNavigationTiming && way.type === 'back_forward')
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) check(true)
  })
}

function announcer(page: Document, link: Element): (words: string) => void {
  const status = page.createElement('span')
  status.className = 'govuk-visually-hidden'
  status.setAttribute('role', 'status')
  link.after(status)
  return (words) => {
    status.textContent = words
  }
}

function countShift(page: Document, announce: (words: string) => void, leave: () => void): void {
  let presses = 0
  let last = 0
  let alone = false
  page.addEventListener('keydown', ({ key }) => {
    alone = key === 'Shift'
  })
  page.addEventListener('keyup', ({ key, timeStamp }) => {
    if (key !== 'Shift' || !alone) {
      presses = 0
      return
    }
    presses = timeStamp - last < pressesWithinMs ? presses + 1 : 1
    last = timeStamp
    const left = pressesNeeded - presses
    if (left <= 0) leave()
    else announce(`Shift, press ${left} more ${left === 1 ? 'time' : 'times'} to exit.`)
  })
}
