/// <reference lib="dom" />
import type { Page } from 'playwright-core'

/** Runs in a page before its script does, and notes what it writes as HTML and what its policy forbids. What was made of our own
 *  templates, in which every text is escaped, is noted by the name of its policy. */
export function noteWritten(): void {
  const written: string[] = []
  Object.assign(window, { written })
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, sample }) =>
    written.push(`${violatedDirective} ${sample}`),
  )
  const factory = Object.getPrototypeOf(Reflect.get(window, 'trustedTypes'))
  const createPolicy = factory.createPolicy
  factory.createPolicy = function (name: string, rules: { createHTML: (text: string) => string }) {
    written.push(`policy ${name}`)
    const createHTML = (text: string): string => {
      written.push(name === 'default' ? text : `by ${name}`)
      return rules.createHTML(text)
    }
    return createPolicy.call(this, name, { ...rules, createHTML })
  }
}

/** What was noted in this page so far. */
export const writtenIn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => Reflect.get(window, 'written') as string[])

/** What every page makes: a rule for HTML, which writes it as text, and one for the one address of the offline program. */
export const policies = ['policy default', 'policy requisite-worker']
