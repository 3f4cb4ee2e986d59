/** How a page is named on the wire. */
export const markup = 'text/html; charset=utf-8'

/** The names under which a script may say what becomes of a text that is to be HTML or a script's address (Trusted Types):
 *  `default` (browser/default-policy.ts) escapes, the other two are for templates of our own and for the address of a
 *  service worker. A name that nobody uses yet opens nothing: only a script that runs can make a policy, once for each
 *  name, and only our own script runs. Markup that was slipped in, which is what this stops, cannot make one. */
const trustedTypes = ['default', 'requisite-html', 'requisite-worker']

/** Nothing from another host, no script or style inside the page, and no text becomes HTML or script but through a policy that is
 *  named. */
const policyParts = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "require-trusted-types-for 'script'",
  `trusted-types ${trustedTypes.join(' ')}`,
]

/** As a page can hold it itself, where its host sends no headers: who may frame it cannot be said there. */
export const policyInPage = policyParts.join('; ')

/** What the frame may do: its script works beside it, and a link opens a page of ours. It cannot lead the page around it away. */
export const sandbox =
  'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox'

const permissions = 'geolocation=(), camera=(), microphone=(), browsing-topics=()'

/** On every page of a host of files: names and values in turn. Without a word on openers: a page that has it first from what the browser
 *  keeps, and not from the host, is another to the tab, which forgets. */
export const filePageHeaders: readonly string[] = [
  'Content-Security-Policy',
  [...policyParts, "frame-ancestors 'none'"].join('; '),
  'Permissions-Policy',
  permissions,
]

/** On every page of the server. */
export const pageHeaders: readonly string[] = [
  ...filePageHeaders,
  'Cross-Origin-Opener-Policy',
  'same-origin',
]

/** On the page for other sites: everybody may frame it. It is in a sandbox, whatever the frame says: it reaches nothing around it. */
export const framedHeaders: readonly string[] = [
  'Content-Security-Policy',
  [...policyParts, 'frame-ancestors *', `sandbox ${sandbox}`].join('; '),
  'Permissions-Policy',
  permissions,
]
