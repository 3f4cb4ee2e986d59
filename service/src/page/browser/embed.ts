/// <reference lib="dom" />
/// <reference lib="dom.iterable" />

// The small form on another site works without this script; with it the page around it can
// give the frame the height that it needs.
document.body.classList.add('js-enabled', 'govuk-frontend-supported')

/** Tells the page around the frame how high it is: a number, and nothing else. */
function tellHeight(): void {
  const height = Math.ceil(document.querySelector('main')?.getBoundingClientRect().height ?? 0)
  if (parent !== window) parent.postMessage({ requisiteHeight: height }, '*')
}

new ResizeObserver(tellHeight).observe(document.querySelector('main') ?? document.body)
