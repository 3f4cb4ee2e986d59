/// <reference lib="dom" />

interface Reader {
  readonly courtBox: (page: Document) => void
}

let coming: Promise<Reader> | undefined

/** What reads the words of a court comes when the box is used, or when there is time. Nothing that is typed is sent for it. */
export function courtWords(page: Document): void {
  const box = page.querySelector<HTMLTextAreaElement>('textarea#court')
  const boxes = page.getElementById('boxes')
  if (box === null || boxes === null || box.form === null) return
  boxes.hidden = boxes.dataset.open === undefined
  let isHere = false
  const come = (): Promise<void> => {
    const address = page.querySelector<HTMLElement>('script[data-court]')?.dataset.court ?? ''
    coming ??= import(address) as Promise<Reader>
    return coming.then(
      ({ courtBox }) => {
        if (!isHere && box.isConnected) courtBox(page)
        isHere = true
      },
      () => {
        // Without it there are the boxes.
        coming = undefined
        isHere = true
        boxes.hidden = false
      },
    )
  }
  box.form.addEventListener('submit', (event) => {
    const button = event.submitter
    if (isHere || button?.hasAttribute('data-back')) return
    event.preventDefault()
    come().then(() => box.form?.requestSubmit(button))
  })
  box.addEventListener('focus', come, { once: true })
  if (box.value !== '' || coming !== undefined) come()
  else if ('requestIdleCallback' in window) requestIdleCallback(() => come())
}
