/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
import { paths } from '../link.ts'
import type { PageReply } from '../rows/message.ts'
import { withCaseId } from './case-id.ts'
import { ownMarkup } from './own-markup.ts'
import { sentFields } from './watched-form.ts'

/** What the history of the browser holds of a page that was made here: which one, and nothing of the case. */
interface Place {
  readonly made: string
}
const placeNow = (): string | null => {
  const state: Partial<Place> | null = history.state
  return typeof state?.made === 'string' ? state.made : null
}

/** The pages that are made on the device, of the facts that the card has. */
const madeHere: readonly string[] = [paths.answer, paths.paper, paths.easyRead, paths.calendar, paths.whatIf]

/** Gives a file to keep, without a request. */
function download(page: Document, { body, type, name = 'date.ics' }: PageReply): void {
  const link = page.createElement('a')
  link.href = URL.createObjectURL(new Blob([body], { type }))
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 1000)
}

/** Shows sheet, easy read and what-if in the place of the live page, made on the device. The live page waits as it is: the way back
 *  finds the same row open. Nothing of the case is in an address. */
export function madePages(
  page: Document,
  parts: {
    readonly make: (path: string, query: string) => Promise<PageReply>
    /** The facts of the card as it stands; null where it has none. */
    readonly facts: () => string | null
    readonly enliven: () => void
  },
): { readonly open: (path: string, query?: string) => Promise<void>; readonly resume: () => void } {
  const live = page.querySelector('main') as HTMLElement
  const liveBody = page.body.className
  const liveTitle = page.title
  let top = 0
  let focused: HTMLElement | null = null
  const mainNow = (): HTMLElement => page.querySelector('main') as HTMLElement
  const isMade = (): boolean => mainNow() !== live

  const put = (main: HTMLElement, title: string, className: string): void => {
    mainNow().replaceWith(main)
    page.title = title
    page.body.className = className
  }
  const show = async (path: string, query: string): Promise<boolean> => {
    const reply = await parts.make(path, path === paths.calendar ? withCaseId(query) : query)
    if (!reply.type.startsWith('text/html')) {
      download(page, reply)
      return false
    }
    const made = new DOMParser().parseFromString(ownMarkup(reply.body), 'text/html')
    const main = made.querySelector('main')
    if (main === null) return false
    const scripted = [...page.body.classList].filter((name) => /^(?:js-|govuk-frontend-)/.test(name))
    if (!isMade()) {
      top = window.scrollY
      focused = page.activeElement instanceof HTMLElement ? page.activeElement : null
    }
    put(page.adoptNode(main), made.title, [made.body.className, ...scripted].join(' '))
    parts.enliven()
    return true
  }
  const open = async (path: string, query = parts.facts() ?? ''): Promise<void> => {
    if (path === paths.answer) {
      history.back()
      return
    }
    const isNew = placeNow() !== path
    if (!(await show(path, query))) return
    if (isNew) history.pushState({ made: path } satisfies Place, '')
    window.scrollTo(0, 0)
    const heading = page.querySelector<HTMLElement>('main h1')
    heading?.setAttribute('tabindex', '-1')
    heading?.focus({ preventScroll: true })
  }
  const back = (): void => {
    if (!isMade()) return
    put(live, liveTitle, liveBody)
    window.scrollTo(0, top)
    focused?.focus({ preventScroll: true })
  }
  window.addEventListener('popstate', () => {
    const path = placeNow()
    if (path === null) back()
    else show(path, parts.facts() ?? '')
  })
  const isOurs = (address: string): boolean => {
    const { origin, pathname } = new URL(address, window.location.href)
    return origin === window.location.origin && madeHere.includes(pathname)
  }
  const pathOf = (address: string): string => new URL(address, window.location.href).pathname
  page.addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement
    const button = event.submitter
    const address = button?.getAttribute('formaction') ?? form.getAttribute('action') ?? ''
    if (!isMade() || event.defaultPrevented || !isOurs(address)) return
    event.preventDefault()
    open(pathOf(address), String(sentFields(new FormData(form, button))))
  })
  page.addEventListener('click', (event) => {
    const target = event.target instanceof Element ? event.target : null
    if (!isMade() || event.defaultPrevented || target === null) return
    const link = target.closest<HTMLAnchorElement>('a[href]')
    const isBack = target.closest('[data-back]') !== null
    if (!isBack && (link === null || !isOurs(link.href))) return
    event.preventDefault()
    if (isBack || link === null) history.back()
    else open(pathOf(link.href), new URL(link.href).search.slice(1) || undefined)
  })
  return {
    open,
    resume: () => {
      const path = placeNow()
      if (path !== null && !isMade()) show(path, parts.facts() ?? '')
    },
  }
}
