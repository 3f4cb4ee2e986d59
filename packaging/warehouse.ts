import { mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { root } from './manifest.ts'

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
