import { mkdirSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { _, Ajv2020 } from 'ajv/dist/2020.js'
import { build, type Plugin } from 'esbuild'
import * as caseRequests from '../service/src/contract/case/request.ts'
import { CalculationRequest } from '../service/src/contract/request.ts'
import { root } from './manifest.ts'

const standalone = createRequire(import.meta.url)('ajv/dist/standalone').default as (
  ajv: Ajv2020,
  names: Readonly<Record<string, string>>,
) => string

const isNamed = (value: unknown): value is { readonly $id: string } =>
  typeof value === 'object' && value !== null && '$id' in value

/** The checks of requests, written out as code: a database lets no code be made from text while it runs. */
function validators(): string {
  const ajv = new Ajv2020({
    allErrors: true,
    strict: true,
    allowUnionTypes: true,
    schemas: [CalculationRequest, ...Object.values(caseRequests).filter(isNamed)],
    formats: { date: () => true },
    code: { source: true, esm: true, formats: _`require("request-formats")` },
  })
  const names = ['CalculationRequest', 'CaseRequest']
  return standalone(ajv, Object.fromEntries(names.map((name) => [name, name])))
}

/** What stands in the place of the library that makes these checks elsewhere. */
const madeBefore = `
import * as validators from 'request-validators'
export class Ajv2020 {
  addFormat() {}
  addSchema() {}
  compile({ $id }) { return validators[$id] }
}`

const formats = `
import { isStartInBounds, parseDay } from '@requisite/law'
export const date = (text) => { const day = parseDay(text); return day !== null && isStartInBounds(day) }`

const checksMadeBefore: Plugin = {
  name: 'checks made before',
  setup(build) {
    const modules: Readonly<Record<string, () => string>> = {
      'ajv/dist/2020.js': () => madeBefore,
      'request-validators': validators,
      'request-formats': () => formats,
    }
    const names = new RegExp(`^(?:${Object.keys(modules).join('|')})$`)
    build.onResolve({ filter: names }, ({ path }) => ({ path, namespace: 'made' }))
    build.onLoad({ filter: /.*/, namespace: 'made' }, ({ path }) => ({
      contents: modules[path]?.() ?? '',
      resolveDir: fileURLToPath(new URL('service/', root)),
    }))
  },
}

/** The law as one file that needs the language alone, as it was in 2020: no Node.js, no imports, no code made from text. It
 *  gives one function, and is evaluated once where a database would evaluate it for each row. */
async function warehouseCode(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('packaging/warehouse/release.ts', root))],
    inject: [fileURLToPath(new URL('packaging/warehouse/older-engines.ts', root))],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    globalName: 'requisite',
    platform: 'neutral',
    target: 'es2020',
    legalComments: 'none',
    plugins: [checksMadeBefore],
  })
  const code = String(outputFiles[0]?.text)
  return `if (typeof requisiteRelease === 'undefined') requisiteRelease = (function () {\n${code}return requisite.requisiteRelease\n})()\n`
}

/** The statement that makes the function in Snowflake: its functions cannot read a file, so the law stands in it. */
function snowflakeStatement(code: string): string {
  if (code.includes('$$')) throw new Error('The code would end the statement.')
  return `create or replace function requisite_release(request string)
returns string
language javascript
immutable
as $$
${code}return REQUEST === null || REQUEST === undefined ? null : requisiteRelease(REQUEST)
$$;
`
}

/** Writes the file for databases, and the statement for Snowflake. */
export async function buildWarehouse(folder = new URL('packaging/dist/warehouse/', root)): Promise<URL> {
  mkdirSync(folder, { recursive: true })
  const code = await warehouseCode()
  writeFileSync(new URL('requisite.js', folder), code)
  writeFileSync(new URL('snowflake.sql', folder), snowflakeStatement(code))
  return folder
}
