/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
import { paths } from '../link.ts'
import { onDevice } from '../offline/words.ts'
import type { PageReply } from '../rows/message.ts'
import { withCaseId } from './case-id.ts'
import { element } from './element.ts'
import { factsInAddress, rereadAtLink } from './facts-in-address.ts'
import { keepInTab, keptInTab } from './kept-in-tab.ts'
import { ownMarkup } from './own-markup.ts'
import { sentFields } from './watched-form.ts'

/** What the history of the browser holds of a page that was made here: which one, and where in the tab lies what it was made of;
 *  left out where it is of the facts of the card. Nothing of the case. */
interface Place {
  readonly made: string
  readonly of?: number
}
function placeNow(): Place | null {
  const state: Partial<Place> | null = history.state
  return typeof state?.made === 'string' ? (state as Place) : null
}

/** What each made page of this tab was made of. */
const madeOfName = 'made of'
const madeOf = (): readonly string[] => keptInTab<readonly string[]>(madeOfName) ?? []
function hold(path: string, query?: string): Place {
  if (query === undefined) return { made: path }
  const before = madeOf()
  keepInTab(madeOfName, [...before, query])
  return { made: path, of: before.length }
}

/** The pages that are made on the device. */
const madeHere: readonly string[] = [
  paths.answer,
  paths.paper,
  paths.easyRead,
  paths.calendar,
  paths.whatIf,
  paths.question,
]
const isOurs = (address: string): boolean => {
  const { origin, pathname } = new URL(address, window.location.href)
  return origin === window.location.origin && madeHere.includes(pathname)
}
const pathOf = (address: string): string => new URL(address, window.location.href).pathname

/** Gives a file to keep, without a request. */
function download(page: Document, { file, type, name }: Extract<PageReply, { file: string }>): void {
  const link = page.createElement('a')
  link.href = URL.createObjectURL(new Blob([file], { type }))
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 1000)
}

/** The pages that are made on the device, in the place of the page that was opened: what a form would send, or the facts of a link or of
 *  the card. The page that was opened waits as it is: the way back finds the same row open. Nothing of the case is in an address. */
export function madePages(
  page: Document,
  parts: {
    readonly make: (path: string, query: string) => Promise<PageReply>
    /** The facts of the card as it stands; null where it has none, or there is no card. */
    readonly facts: () => string | null
    readonly enliven: () => void
  },
): { readonly open: (path: string, query?: string) => Promise<void>; readonly resume: () => void } {
  const opened = page.querySelector('main') as HTMLElement
  const openedBody = page.body.className
  const openedTitle = page.title
  let top = 0
  let focused: HTMLElement | null = null
  const mainNow = (): HTMLElement => page.querySelector('main') as HTMLElement
  const isMade = (): boolean => mainNow() !== opened

  const put = (main: HTMLElement, title: string, className: string): void => {
    mainNow().replaceWith(main)
    page.title = title
    page.body.className = className
  }
  /** Nothing was sent and nothing is lost; with a server, one can have what a form holds sent to it. */
  const say = (form?: HTMLFormElement): void => {
    page.querySelector('.not-made')?.remove()
    const words = 'Your browser could not get the rules, so nothing was worked out. Try again.'
    const line = element(page, 'p', 'not-made govuk-inset-text', words)
    line.setAttribute('role', 'alert')
    if (form !== undefined && page.querySelector('[data-without-server]') === null) {
      const send = element(page, 'button', 'as-link', 'Send the answers to our server instead')
      send.type = 'button'
      send.addEventListener('click', () => form.submit())
      line.append(' ', send)
    }
    if (form === undefined) mainNow().prepend(line)
    else form.after(line)
    line.scrollIntoView({ block: 'nearest' })
  }
  /** Counts what was asked to be shown: a page that is made too late, when one has gone on or back, is not. */
  let latest = 0
  const show = async (path: string, query: string): Promise<boolean> => {
    const own = ++latest
    const reply = await parts.make(path, path === paths.calendar ? withCaseId(query) : query)
    if (own !== latest) return false
    if ('file' in reply) {
      download(page, reply)
      return false
    }
    if (reply.main === '') return false
    const main = element(page, 'main', opened.className)
    main.id = 'main'
    main.tabIndex = -1
    main.innerHTML = ownMarkup(reply.main)
    main.append(element(page, 'p', 'device govuk-body', onDevice))
    const scripted = [...page.body.classList].filter((name) =>
      /^(?:js-|govuk-frontend-|embedded$)/.test(name),
    )
    if (!isMade()) {
      top = window.scrollY
      focused = page.activeElement instanceof HTMLElement ? page.activeElement : null
    }
    const look = ['govuk-template__body', ...scripted, reply.kind].filter(Boolean).join(' ')
    put(main, `${reply.title} – Requisite`, look)
    parts.enliven()
    return true
  }
  const open = async (path: string, query?: string): Promise<void> => {
    const isNew = query !== undefined || placeNow()?.made !== path
    if (!(await show(path, query ?? parts.facts() ?? ''))) return
    if (isNew) history.pushState(hold(path, query), '')
    window.scrollTo(0, 0)
    const heading = page.querySelector<HTMLElement>('main h1')
    heading?.setAttribute('tabindex', '-1')
    heading?.focus({ preventScroll: true })
  }
  const back = (): void => {
    latest++
    if (!isMade()) return
    put(opened, openedTitle, openedBody)
    window.scrollTo(0, top)
    focused?.focus({ preventScroll: true })
  }
  /** The page of a place in the history; what the tab has forgotten is not shown again. */
  const showPlace = ({ made, of }: Place): void => {
    const query = of === undefined ? (parts.facts() ?? '') : madeOf()[of]
    if (query !== undefined) show(made, query).catch(() => say())
  }
  window.addEventListener('popstate', () => {
    const place = placeNow()
    if (place === null) back()
    else showPlace(place)
  })
  page.addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement
    const button = event.submitter
    const address = button?.getAttribute('formaction') ?? form.getAttribute('action') ?? ''
    if (event.defaultPrevented || !isOurs(address)) return
    event.preventDefault()
    if (isMade() && button?.dataset.back !== undefined) history.back()
    else open(pathOf(address), String(sentFields(new FormData(form, button)))).catch(() => say(form))
  })
  page.addEventListener('click', (event) => {
    const target = event.target instanceof Element ? event.target : null
    if (event.defaultPrevented || target === null || target.closest('button') !== null) return
    const link = target.closest<HTMLAnchorElement>('a[href]')
    if (link === null || (!isMade() && link.search === '')) return
    const isBack = link.dataset.back !== undefined
    if (!isBack && !isOurs(link.href)) return
    event.preventDefault()
    if (isBack) history.back()
    else open(pathOf(link.href), link.search.slice(1) || undefined).catch(() => say())
  })
  return {
    open: (path, query) => open(path, query).catch(() => say()),
    resume: () => {
      const place = placeNow()
      if (place !== null && !isMade()) showPlace(place)
    },
  }
}

/** The same for a page that is not the live one: what its forms hold is worked out on the device, and facts leave its address for the tab. */
export function madeFromForms(
  page: Document,
  make: (path: string, query: string) => Promise<PageReply>,
  enliven: () => void,
): void {
  const facts = factsInAddress()
  const { pathname } = window.location
  if (facts !== null && madeHere.includes(pathname)) {
    // There is no form to come back to where the page was made of a link: the first page shows it again.
    const address = pathname.startsWith(paths.answer) ? paths.start : pathname
    history.replaceState(hold(pathname, facts), '', address)
    // Its address is that of the first page now, so that a link to that changes only what stands behind #.
    rereadAtLink()
    madePages(page, { make, enliven, facts: () => null })
  } else madePages(page, { make, enliven, facts: () => null }).resume()
}
