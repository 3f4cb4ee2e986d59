import { type SpawnSyncOptions, spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { isLong } from './long.ts'

/** Any of these is a Firefox. */
export const firefox = ['firefox-esr', 'firefox'] as const

/** Chromium without its windows: the same pages for half of the processor time. The long forms look at pages in the browser that
 *  people have. */
export const headlessShell = 'chromium-headless-shell'

/** The Python that packages of the system are for; another can come first in the path. */
export const systemPython = '/usr/bin/python3'

const pythonPackage = (name: string) => ({
  file: `/usr/lib/python3/dist-packages/${name}`,
  package: `python3-${name}`,
})

/** What the tests need besides npm: any one of the programs will do, or the file, and the package brings it. */
const needed = [
  { programs: ['valkey-server', 'redis-server'], package: 'redis-server' },
  { programs: ['nginx'], package: 'nginx-light' },
  { programs: ['openssl'], package: 'openssl' },
  { programs: ['faketime'], package: 'faketime' },
  { programs: ['chromium', 'chromium-browser', 'google-chrome'], package: 'chromium' },
  ...(isLong
    ? [
        { programs: firefox, package: 'firefox-esr' },
        { programs: ['pg_ctlcluster'], package: 'postgresql' },
        ...['feedparser', 'pandas', 'distributed', 'matplotlib', 'nbclient', 'ipykernel'].map(pythonPackage),
        ...['pip', 'setuptools', 'wheel'].map(pythonPackage),
        { programs: ['mypy'], package: 'mypy' },
        { programs: ['Rscript'], package: 'r-base-core' },
        { file: '/usr/lib/R/site-library/jsonlite', package: 'r-cran-jsonlite' },
        { programs: ['curl'], package: 'curl' },
        { programs: ['systemd-analyze'], package: 'systemd' },
      ]
    : []),
] as const

/** Where servers are installed; it is not always in the path of those who are not root. */
const serverFolder = '/usr/sbin'

/** The path of the first of these programs that is installed. */
export function findProgram(...names: readonly string[]): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), serverFolder]
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable)
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

const missing = (): readonly string[] =>
  needed
    .filter((one) => ('file' in one ? !existsSync(one.file) : findProgram(...one.programs) === undefined))
    .map((one) => one.package)

/** Runs before all tests: installs what is missing where it may, and otherwise says what to install. */
export function setup(): void {
  if (mayInstall()) finishInstall()
  if (missing().length > 0 && mayInstall()) install(missing())
  if (missing().length > 0) throw oneLine(missing())
  // Not needed, only quicker: where it cannot be had, Chromium itself is used.
  if (!isLong && findProgram(headlessShell) === undefined && mayInstall()) aptGet('install', headlessShell)
}

const mayInstall = (): boolean => findProgram('apt-get') !== undefined && process.getuid?.() === 0

/** The package lists are fetched only when the install does not work without, as on a new machine. */
function install(names: readonly string[]): void {
  process.stdout.write(`The tests need ${names.join(' and ')}: installing with apt-get.\n`)
  if (!aptGet('install', ...names)) {
    aptGet('update')
    aptGet('install', ...names)
  }
}

/** An install that was cut off leaves programs that are there and do not run: pandas without the libraries it names. Where another run is
 *  installing, this is refused, and that one finishes. */
function finishInstall(): void {
  const begun = spawnSync('dpkg', ['--audit'], { encoding: 'utf8' }).stdout
  if (begun !== '') spawnSync('dpkg', ['--configure', '-a'], unattended)
}

/** Run level 1: a server that comes as a service of the system is not started. */
const unattended: SpawnSyncOptions = {
  env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
  stdio: 'ignore',
  // Long, as what is stopped on the way is left half installed.
  timeout: 3_600_000,
}

function aptGet(...command: readonly string[]): boolean {
  const quiet = ['-qq', '-y', '--no-install-recommends', '-o', 'DPkg::Lock::Timeout=120']
  return spawnSync('apt-get', [...quiet, ...command], unattended).status === 0
}

function oneLine(names: readonly string[]): Error {
  const error = new Error(`The tests need programs that are not here. Install: ${names.join(' ')}`)
  error.stack = error.message
  return error
}
