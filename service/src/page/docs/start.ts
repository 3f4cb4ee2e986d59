/// <reference lib="dom" />
/// <reference lib="dom.iterable" />

/** What Swagger UI gives to its components and takes from its plugins, as far as it is used here. */
interface System {
  readonly React: {
    createElement(type: unknown, props: object | null, ...children: readonly unknown[]): Element
  }
  readonly getComponent: (name: string, isContainer?: boolean) => unknown
  readonly specSelectors: { loadingStatus(): string }
}

declare const SwaggerUIBundle: (settings: object) => void

/** Swagger UI without its own main part, title and servers: they stand inside ours, and there is one server. */
const inOurPage = ({ React: { createElement } }: System) => ({
  components: {
    InOurPage: ({ getComponent, specSelectors }: System) =>
      specSelectors.loadingStatus() === 'success'
        ? createElement(
            'div',
            { className: 'swagger-ui' },
            createElement('h2', { className: 'govuk-heading-l' }, 'Requests'),
            createElement(getComponent('operations', true), null),
            createElement(getComponent('Models', true), null),
          )
        : createElement('p', { role: 'status' }, 'Loading'),
  },
  wrapComponents: {
    // A link inside the button that opens an operation cannot be reached by all.
    DeepLink:
      () =>
      ({ text }: { readonly text: string }) =>
        createElement('span', null, text),
  },
})

/** What Swagger UI leaves out, and no option adds: a name for each list and for the body of a request, a way for the keyboard into what can be scrolled, and
 *  tables that are no landmarks. */
function complete(root: Element): void {
  for (const table of root.querySelectorAll('table[role="region"]')) table.removeAttribute('role')
  for (const block of root.querySelectorAll('pre:not([tabindex])')) block.setAttribute('tabindex', '0')
  for (const list of root.querySelectorAll('select:not([aria-label])')) {
    const name = list.closest('[data-param-name]')?.getAttribute('data-param-name')
    list.setAttribute('aria-label', name ?? 'Choose one')
  }
  for (const body of root.querySelectorAll('textarea:not([aria-label])'))
    body.setAttribute('aria-label', 'Body of the request')
}

const docs = document.querySelector('#docs')
if (docs !== null)
  new MutationObserver(() => complete(docs)).observe(docs, { childList: true, subtree: true })

SwaggerUIBundle({
  url: '/openapi.json',
  // Under the name by which the reader reached us: the policy of this page lets it call no other.
  requestInterceptor: (request: { url: string }) => {
    const { pathname, search } = new URL(request.url, location.href)
    request.url = `${location.origin}${pathname}${search}`
    return request
  },
  dom_id: '#docs',
  validatorUrl: null,
  deepLinking: true,
  syntaxHighlight: false,
  plugins: [inOurPage],
  layout: 'InOurPage',
})
