/// <reference lib="dom" />

/** Ways by which a script could write a text as HTML. Each runs in the page, one after the other, and gives the text as it is then read. */
export const escapingSinks: Readonly<Record<string, (text: string) => string>> = {
  'document.body.innerHTML': (text) => {
    document.body.innerHTML = text
    return document.body.textContent ?? ''
  },
  outerHTML: (text) => {
    const main = document.querySelector('main') ?? document.body
    main.replaceChildren(document.createElement('p'))
    if (main.firstElementChild) main.firstElementChild.outerHTML = text
    return main.textContent ?? ''
  },
  insertAdjacentHTML: (text) => {
    document.body.replaceChildren()
    document.body.insertAdjacentHTML('beforeend', text)
    return document.body.textContent ?? ''
  },
  createContextualFragment: (text) => {
    document.body.replaceChildren(document.createRange().createContextualFragment(text))
    return document.body.textContent ?? ''
  },
  DOMParser: (text) => new DOMParser().parseFromString(text, 'text/html').body.textContent ?? '',
  srcdoc: (text) => {
    const frame = document.createElement('iframe')
    frame.srcdoc = text
    document.body.replaceChildren(frame)
    return frame.srcdoc.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"')
  },
  // The last: it begins the document anew.
  'document.write': (text) => {
    document.write(text)
    return document.body.textContent ?? ''
  },
}

/** Ways by which a script could make a script of a text, or a policy that lets it. Each runs in the page, and must throw. */
export const refusedSinks: Readonly<Record<string, () => unknown>> = {
  // Later: while a tool evaluates something in a page, the browser lets `eval` be.
  eval: () =>
    new Promise((resolve, reject) =>
      setTimeout(() => {
        try {
          // biome-ignore lint/security/noGlobalEval: it is what must be refused
          resolve(window.eval('1'))
        } catch (error) {
          reject(error)
        }
      }),
    ),
  'the text of a script': () => {
    document.createElement('script').text = '1'
  },
  'the address of a script': () => {
    document.createElement('script').src = '/assets/other.js'
  },
  'a handler': () => document.body.setAttribute('onclick', '1'),
  'a worker': () => {
    new Worker('/assets/worker.js')
  },
  'a second default policy': () => window.trustedTypes?.createPolicy('default', { createHTML: String }),
  'a policy of another name': () => window.trustedTypes?.createPolicy('other', { createHTML: String }),
}
