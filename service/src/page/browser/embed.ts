/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
import { ownMarkup } from './own-markup.ts'

// Comes before the script of the page, which it lets in or not: in a sandbox without an origin no worker can start, and whoever frames
// us so has the form. It works without this script too; with it the page around can give the frame the height that it needs.
document.body.classList.add('js-enabled', 'govuk-frontend-supported')
const main = document.querySelector('main') as HTMLElement
const without = main.querySelector('noscript')
if (without !== null && (window.origin === 'null' || typeof Worker === 'undefined')) {
  const form = document.createElement('div')
  form.innerHTML = ownMarkup(without.textContent ?? '')
  main.querySelector('.live-main')?.replaceWith(form)
}

// No other page of ours may be framed.
document.addEventListener(
  'click',
  ({ target }) => {
    const link = target instanceof Element ? target.closest('a') : null
    if (link === null || link.pathname === window.location.pathname) return
    link.target = '_blank'
    link.rel = 'noopener'
  },
  true,
)

/** Tells the page around the frame how high it is: a number, and nothing else. */
function tellHeight(): void {
  const height = Math.ceil(document.querySelector('main')?.getBoundingClientRect().height ?? 0)
  if (parent !== window) parent.postMessage({ requisiteHeight: height }, '*')
}

const watched = new ResizeObserver(tellHeight)
/** A page that is made here takes the place of the one before. */
function watch(): void {
  watched.disconnect()
  watched.observe(document.querySelector('main') ?? main)
}
watch()
new MutationObserver(watch).observe(document.body, { childList: true })
