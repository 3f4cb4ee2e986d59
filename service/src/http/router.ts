import type { Asked, Route } from './route.ts'

/** A path of the service, and the routes there by method. */
export interface Place {
  /** As its routes write it: with the name of a parameter, not its value. */
  readonly path: string
  /** HEAD is answered by the route of GET. */
  readonly routes: ReadonlyMap<string, Route>
}

export interface Found {
  readonly place: Place
  readonly params: Asked['params']
}

/** Finds the place for a path with its escapes, or the status that says why there is none. */
export interface Router {
  /** The places that are looked up at once, by their paths. */
  readonly fixed: ReadonlyMap<string, Found>
  readonly find: (path: string) => Found | 400 | 404
}

/** A path may end in one parameter, as `/offences/:key` does. A slash at the end makes no
 *  difference. */
export function router(table: readonly Route[]): Router {
  const fixed = new Map<string, Found>()
  const open = new Map<string, { readonly place: Place; readonly name: string }>()
  for (const [path, routes] of Map.groupBy(table, (route) => route.path)) {
    const place = { path, routes: byMethod(routes) }
    const [, before, name] = /^(.*\/):(\w+)$/.exec(path) ?? []
    if (before !== undefined && name !== undefined) open.set(before, { place, name })
    else fixed.set(path, { place, params: {} })
  }

  /** Escapes are undone once: in the value of a parameter all of them, elsewhere not those that would change the path. */
  function decoded(path: string): Found | 404 {
    const found = fixed.get(decodeURI(path))
    if (found !== undefined) return found
    const cut = path.lastIndexOf('/') + 1
    const value = decodeURIComponent(path.slice(cut))
    const at = value === '' ? undefined : open.get(decodeURI(path.slice(0, cut)))
    return at === undefined ? 404 : { place: at.place, params: { [at.name]: value } }
  }

  return {
    fixed,
    find: (path) => {
      try {
        return decoded(path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path)
      } catch {
        return 400
      }
    },
  }
}

function byMethod(routes: readonly Route[]): ReadonlyMap<string, Route> {
  const found = new Map<string, Route>()
  for (const route of routes) {
    found.set(route.method, route)
    if (route.method === 'GET') found.set('HEAD', route)
  }
  return found
}
