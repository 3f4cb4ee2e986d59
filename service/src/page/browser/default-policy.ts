/// <reference lib="dom" />
import { escapedHtml } from '../html.ts'

declare global {
  interface Window {
    /** Trusted Types, which not every browser has; TypeScript does not know them yet. */
    readonly trustedTypes?: {
      createPolicy<Rules extends Readonly<Record<string, (text: string) => string>>>(
        name: string,
        rules: Rules,
      ): { readonly [Rule in keyof Rules]: (text: string) => unknown }
    }
  }
}

// Imported before everything else, so that no library can write markup or make this policy first. The content policy has
// the browser ask here about every text on its way into the page as HTML: it is written as text. What would become a
// script, or a script's address, is refused, because there is no rule for it.
window.trustedTypes?.createPolicy('default', { createHTML: escapedHtml })
