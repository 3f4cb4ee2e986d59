/** The wheel that a release makes: built by the command of release.yml, installed in an empty place, and asked. */
import { spawn, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'vitest'
import { finished } from '../support/command.ts'
import { readDocument } from '../support/docs-blocks.ts'
import { inFull } from '../support/in-full.ts'
import { startService } from '../support/service.ts'
import { systemPython } from '../support/system-packages.ts'

const root = join(import.meta.dirname, '..', '..')

inFull('The wheel has its licence and its types, and answers where it is installed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'requisite-wheel-'))
  // What setuptools leaves beside the sources is left in a copy.
  cpSync(join(root, 'clients/python'), join(folder, 'clients/python'), { recursive: true })
  const [, build] = /^ *python3 (-m pip wheel .*)$/m.exec(readDocument('.github/workflows/release.yml')) ?? []
  const pip = (command: string): void => {
    const ran = spawnSync(systemPython, command.split(' '), { cwd: folder, encoding: 'utf8' })
    expect(ran.status, ran.stderr).toBe(0)
  }
  // With the setuptools that is here: none is fetched.
  pip(`${build} --no-build-isolation --no-index`)
  const { version } = JSON.parse(readDocument('package.json'))
  pip(
    `-m pip install --no-index --no-deps --target place release/requisite_client-${version}-py3-none-any.whl`,
  )
  const place = join(folder, 'place')
  const about = join(place, `requisite_client-${version}.dist-info`)
  expect(readFileSync(join(about, 'LICENSE'), 'utf8')).toBe(readDocument('LICENSE'))
  expect(existsSync(join(place, 'requisite/py.typed'))).toBe(true)
  const service = await startService()
  try {
    const ask = `import requisite
assert requisite.__file__.startswith('${place}')
answer = requisite.Client('${service.url}').release_dates({'sentences': [{'startDate': '2026-11-16', 'sentenceYears': 3, 'offenceKey': 'robbery'}]})
print(answer['data']['releaseDate'])`
    const env = { ...process.env, PYTHONPATH: place }
    const { out, stderr } = await finished(spawn(systemPython, ['-c', ask], { env, cwd: folder }))
    expect(out.toString(), stderr).toBe('2027-11-16\n')
  } finally {
    await service.close()
  }
})
