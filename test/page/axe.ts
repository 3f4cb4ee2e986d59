import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Rules about colour: only these can turn on light or dark. */
export const colourRules = ['color-contrast', 'link-in-text-block']

/** A page of Chromium or of Firefox. */
interface Evaluating {
  readonly evaluate: (script: string) => Promise<unknown>
}

interface Looked {
  readonly violations: readonly {
    readonly id: string
    readonly nodes: readonly { readonly html: string }[]
  }[]
}

/** What axe finds on a page as it stands, or in what a selector names: by these rules, or by those of WCAG 2.2 AA and of good
 *  practice. */
export async function findings(
  page: Evaluating,
  { rules = null, within = null }: { rules?: readonly string[] | null; within?: string | null } = {},
): Promise<readonly string[]> {
  const options = {
    resultTypes: ['violations'],
    preload: false,
    ...(rules === null ? {} : { runOnly: rules }),
  }
  const where = within === null ? 'document' : JSON.stringify(within)
  // It is half a megabyte: a page that has it is not sent it again.
  if (!(await page.evaluate('"axe" in globalThis'))) await page.evaluate(`(() => { ${axe} })()`)
  const { violations } = (await page.evaluate(`axe.run(${where}, ${JSON.stringify(options)})`)) as Looked
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
}
