import { decodedPath, escapedPathOf } from './path.ts'
import type { PathParameters, Route } from './route.ts'

/** A path of the service, and the routes there by method. */
export interface Endpoint {
  /** As its routes write it: with the name of a parameter, not its value. */
  readonly path: string
  /** HEAD is answered by the route of GET. */
  readonly routes: ReadonlyMap<string, Route>
  readonly any: Route | null
  readonly isCounted: boolean
  readonly isCrossOrigin: boolean
  readonly isFramable: boolean
}

export interface RouteMatch {
  readonly endpoint: Endpoint
  readonly params: PathParameters
  /** Whether the escapes in the path cannot be undone. */
  readonly isMalformed: boolean
}

/** Finds the endpoint of an address. */
export type Router = (url: string) => RouteMatch

const noParams: PathParameters = {}

/** The endpoint of a path that no route matches. */
const nowhere: Endpoint = {
  path: 'unknown',
  routes: new Map(),
  any: null,
  isCounted: false,
  isCrossOrigin: false,
  isFramable: false,
}

/** Matches addresses to routes. A slash at the end makes no difference. Escapes are undone once, so that another spelling of
 *  an address costs what the address costs: in the value of a parameter all of them, elsewhere not those that would change
 *  the path. */
export function router(routes: readonly Route[]): Router {
  const fixed = new Map<string, RouteMatch>()
  const open = new Map<string, { readonly endpoint: Endpoint; readonly name: string }>()
  const under: { readonly prefix: string; readonly endpoint: Endpoint }[] = []
  for (const [path, here] of Map.groupBy(routes, (route) => route.path)) {
    const endpoint = endpointOf(path, here)
    const [, before, name] = /^(.*\/):(\w+)$/.exec(path) ?? []
    if (before !== undefined && name !== undefined) open.set(before, { endpoint, name })
    else if (path.endsWith('/*')) under.push({ prefix: path.slice(0, -1), endpoint })
    else fixed.set(path, { endpoint, params: noParams, isMalformed: false })
  }
  under.sort((a, b) => b.prefix.length - a.prefix.length)

  const elsewhere = (path: string): Endpoint =>
    under.find(({ prefix }) => `${path}/`.startsWith(prefix))?.endpoint ?? nowhere

  /** Throws where an escape is none. */
  function matchDecoded(path: string): RouteMatch {
    const decoded = decodeURI(path)
    const exact = fixed.get(decoded)
    if (exact !== undefined) return exact
    const cut = path.lastIndexOf('/') + 1
    const value = decodeURIComponent(path.slice(cut))
    const parameter = value === '' ? undefined : open.get(decodeURI(path.slice(0, cut)))
    return parameter === undefined
      ? { endpoint: elsewhere(decoded), params: noParams, isMalformed: false }
      : { endpoint: parameter.endpoint, params: { [parameter.name]: value }, isMalformed: false }
  }

  return (url) => {
    const exact = fixed.get(url)
    if (exact !== undefined) return exact
    const path = escapedPathOf(url)
    try {
      return matchDecoded(path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path)
    } catch {
      return { endpoint: elsewhere(decodedPath(path)), params: noParams, isMalformed: true }
    }
  }
}

function endpointOf(path: string, here: readonly Route[]): Endpoint {
  const routes = new Map<string, Route>()
  for (const route of here) {
    if (route.method !== 'any') routes.set(route.method, route)
    if (route.method === 'GET') routes.set('HEAD', route)
  }
  return {
    path,
    routes,
    any: here.find(({ method }) => method === 'any') ?? null,
    isCounted: here.some(({ isCounted }) => isCounted === true),
    isCrossOrigin: here.some(({ isCrossOrigin }) => isCrossOrigin === true),
    isFramable: here.some(({ isFramable }) => isFramable === true),
  }
}
