/// <reference lib="dom" />
/// <reference lib="dom.iterable" />

import { isKept, keepStep, keptStep, newId, type Step } from './kept-steps.ts'
import { ownMarkup } from './own-markup.ts'
import { sentFields } from './watched-form.ts'

/** What the history of the browser holds of a step: an id, and whether one of ours is before it. */
interface Place {
  readonly step: string
  readonly isAfter: boolean
}

const placeNow = (): Place | null => {
  const state: Place | null = history.state
  return typeof state?.step === 'string' ? state : null
}

const mainOf = (page: Document): HTMLElement | null => page.querySelector('main')
const formOf = (page: Document): HTMLFormElement | null => page.querySelector<HTMLFormElement>('form#step')

/** A form as it would be sent by this button. */
function bodyOf(form: HTMLFormElement, button: HTMLElement | null = null): string {
  const fields = sentFields(new FormData(form))
  if (button instanceof HTMLButtonElement && button.name !== '') fields.append(button.name, button.value)
  return String(fields)
}

/** Sends a form by POST, and gives the page that answers; null where none does. */
async function pageFrom(url: string, body: string): Promise<{ page: Document; hash: string } | null> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' },
      cache: 'no-store',
    })
    if (!(response.headers.get('content-type') ?? '').startsWith('text/html')) return null
    const page = new DOMParser().parseFromString(ownMarkup(await response.text()), 'text/html')
    return mainOf(page) === null ? null : { page, hash: new URL(url, window.location.href).hash }
  } catch {
    return null
  }
}

/** Where a form is sent to. */
const urlOf = (form: HTMLFormElement, button: HTMLElement | null): string =>
  new URL(button?.getAttribute('formaction') ?? form.getAttribute('action') ?? '', window.location.href).href

/** Goes through the questions without anything of the case in an address or in the history: each step is kept in the tab, and
 *  the browser's own ways back and forward, and its reload, find it there. `enliven` is called for each page that is shown. */
export function journey(page: Document, enliven: () => void): { readonly isLeft: () => void } {
  let current = placeNow()
  let isLeft = false
  let isNative = true
  let asked = 0

  const put = (shown: Document): void => {
    page.title = shown.title
    const scripted = [...page.body.classList].filter((name) => /^(?:js-|govuk-frontend-)/.test(name))
    page.body.className = shown.body.className
    page.body.classList.add(...scripted)
    mainOf(page)?.replaceWith(page.adoptNode(mainOf(shown) as HTMLElement))
    const [foot, next] = [page.querySelector('.foot nav'), shown.querySelector('.foot nav')]
    if (next !== null) foot?.replaceWith(page.adoptNode(next))
    isNative = false
    enliven()
  }
  const stepNow = (): Step | null => {
    const [main, form] = [mainOf(page), formOf(page)]
    if (main?.dataset.here === undefined || form === null) return null
    return { here: main.dataset.here, body: bodyOf(form), top: window.scrollY }
  }
  const keep = (): void => {
    const step = stepNow()
    if (current !== null && step !== null && !isLeft) keepStep(current.step, step)
  }
  const focusHeading = (): void => {
    if (page.querySelector('.govuk-error-summary') !== null) return
    const heading = page.querySelector<HTMLElement>('main h1')
    heading?.setAttribute('tabindex', '-1')
    heading?.focus({ preventScroll: true })
  }
  const openAt = (hash: string): void => {
    const part = hash === '' ? null : page.getElementById(hash.slice(1))
    part?.closest('details')?.setAttribute('open', '')
    if (part === null) window.scrollTo(0, 0)
    else part.scrollIntoView()
  }

  /** Shows a page after the one that is shown. The same page again, with an error or one row more, takes its place. */
  const goOn = (shown: Document, hash: string): void => {
    const here = mainOf(shown)?.dataset.here
    const isSame = here !== undefined && here === mainOf(page)?.dataset.here
    if (here !== undefined && !isSame) {
      current = { step: newId(), isAfter: true }
      history.pushState(current, '', here)
    }
    // What a link told is no longer what is shown.
    if (isSame && window.location.search !== '') history.replaceState(current, '', here)
    const focused = isSame ? (page.activeElement?.id ?? '') : ''
    const open = [...page.querySelectorAll<HTMLDetailsElement>('details[open][id]')].map(({ id }) => id)
    put(shown)
    keep()
    if (isSame) for (const id of open) page.getElementById(id)?.setAttribute('open', '')
    if (!isSame || hash !== '') openAt(hash)
    const again = focused === '' ? null : page.getElementById(focused)
    if (again === null || page.querySelector('.govuk-error-summary') !== null) focusHeading()
    else again.focus({ preventScroll: true })
  }
  /** Shows a step that was kept. */
  const comeBack = async ({ here, body, top }: Step): Promise<void> => {
    const turn = ++asked
    const found = await pageFrom(here, body)
    if (turn !== asked) return
    if (found === null) {
      window.location.reload()
      return
    }
    put(found.page)
    focusHeading()
    window.scrollTo(0, top)
  }

  const begin = (): void => {
    const main = mainOf(page)
    const isEmpty = page.querySelector('[data-restored]') !== null
    const step = current === null ? null : keptStep(current.step)
    if (step !== null && step.body !== stepNow()?.body) {
      comeBack(step)
      // Who types before it is there keeps what they type.
      const turn = asked
      const isTyped = (): void => {
        if (asked === turn) asked += 1
      }
      page.addEventListener('input', isTyped, { once: true })
    } else if (step === null && isEmpty) window.location.replace('/')
    if (current === null && main?.dataset.here !== undefined) {
      current = { step: newId(), isAfter: false }
      // A link that was opened leaves nothing of the case in the address: the tab keeps it.
      const isLink = window.location.search !== '' && stepNow() !== null
      history.replaceState(current, '', isLink ? `${main.dataset.here}${window.location.hash}` : undefined)
      if (isLink) keep()
    }
  }

  const send = async (form: HTMLFormElement, button: HTMLElement | null): Promise<void> => {
    keep()
    const turn = ++asked
    const found = await pageFrom(urlOf(form, button), bodyOf(form, button))
    if (turn !== asked) return
    if (found !== null) goOn(found.page, found.hash)
    else sendAsEver(form, button)
  }
  page.addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement
    const button = event.submitter
    const isOurs = mainOf(page)?.dataset.here !== undefined && form.method === 'post' && form.target === ''
    if (event.defaultPrevented || !isOurs || urlOf(form, button).endsWith('.ics')) return
    event.preventDefault()
    send(form, button)
  })
  page.addEventListener('click', (event) => {
    const isBack = event.target instanceof Element && event.target.closest('[data-back]') !== null
    if (!isBack || current?.isAfter !== true) return
    event.preventDefault()
    history.back()
  })
  window.addEventListener('popstate', () => {
    const place = placeNow()
    if (place === null) {
      history.replaceState(current, '')
      return
    }
    if (place.step === current?.step) return
    keep()
    current = place
    const step = keptStep(place.step)
    if (step === null) window.location.reload()
    else comeBack(step)
  })
  // What was typed and not sent is there when the reader comes back; what nobody has touched need not be kept.
  const untouched = formOf(page) === null ? '' : bodyOf(formOf(page) as HTMLFormElement)
  window.addEventListener('pagehide', () => {
    if (!isNative || stepNow()?.body !== untouched) keep()
  })
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && isLeft) window.location.replace('/')
  })
  begin()
  return {
    isLeft: () => {
      isLeft = true
      mainOf(page)?.replaceChildren()
    },
  }
}

/** Sends a form as it would be without this script, by the same button. */
function sendAsEver(form: HTMLFormElement, button: HTMLElement | null): void {
  if (button instanceof HTMLButtonElement && button.name !== '') {
    const field = form.ownerDocument.createElement('input')
    field.type = 'hidden'
    field.name = button.name
    field.value = button.value
    form.append(field)
  }
  form.action = urlOf(form, button)
  form.submit()
}

/** Whether the browser can keep the steps. */
export const canJourney = (): boolean => isKept && typeof fetch === 'function'
