/// <reference lib="dom" />
/// <reference lib="dom.iterable" />

/** Wide enough for the first fold to stand open beside what was entered. */
const wide = '(min-width: 60em)'

/** Opens the first fold of an answer where there is room, and every fold while the page is printed. */
export function folds(page: Document): void {
  const all = [...page.querySelectorAll<HTMLDetailsElement>('.answer-folds > details')]
  if (all[0] !== undefined && matchMedia(wide).matches) all[0].open = true
  let opened: readonly HTMLDetailsElement[] = []
  addEventListener('beforeprint', () => {
    opened = all.filter(({ open }) => !open)
    for (const fold of opened) fold.open = true
  })
  addEventListener('afterprint', () => {
    for (const fold of opened) fold.open = false
  })
}
