/** The steps of deploy/Containerfile without a container: each stage is a folder, and RUN is run in it with the Node.js of the project. */
import { execSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, matchesGlob, relative } from 'node:path'

interface Built {
  /** The folder that is /app in the image. */
  readonly app: string
  readonly env: Readonly<Record<string, string>>
  readonly command: readonly string[]
  readonly health: readonly string[]
}

/** What stands for users and files of the image: nobody is `node` here, and what is ours stays ours. */
const ignored = new Set(['USER', 'EXPOSE', 'STOPSIGNAL', 'WORKDIR'])

/** Does every step in turn, and gives what the last stage holds. A step that is not known is an error. */
export function builtByHand(root: string, folder: string, settings: Readonly<Record<string, string>>): Built {
  const read = (name: string): string => readFileSync(join(root, 'deploy', name), 'utf8')
  const left = read('Containerfile.dockerignore').trim().split('\n')
  const isLeft = (path: string): boolean => left.some((pattern) => matchesGlob(path, pattern))
  const tools = join(folder, 'tools')
  mkdirSync(tools)
  writeFileSync(join(tools, 'chown'), '#!/bin/sh\n', { mode: 0o755 })
  const PATH = `${tools}:${dirname(process.execPath)}:${process.env.PATH}`
  // How the network is reached from here; not where the tests keep what Node.js compiled.
  const { NODE_COMPILE_CACHE: _, ...outside } = process.env
  let [app, env, command, health]: [string, Record<string, string>, string[], string[]] = ['', {}, [], []]
  const steps = read('Containerfile')
    .replaceAll(/^#.*\n/gm, '')
    .replaceAll('\\\n', ' ')
    .trim()
    .split(/\n+/)
  for (const step of steps) {
    const [, word = '', rest = ''] = /^(\w+) +(.*)$/.exec(step) ?? []
    if (word === 'FROM') {
      const [image = '', , name = 'last'] = rest.split(' ')
      app = join(folder, name, 'app')
      env = { PATH }
      mkdirSync(app, { recursive: true })
      if (!image.includes('/'))
        cpSync(join(folder, image, 'app'), app, { recursive: true, verbatimSymlinks: true })
    } else if (word === 'COPY') {
      const from = /--from=(\S+)/.exec(rest)?.[1]
      const names = rest.split(/ +/).filter((name) => !name.startsWith('--'))
      const to = join(app, names.at(-1)?.replace(/^\/app/, '') ?? '')
      for (const name of names.slice(0, -1)) {
        const source = from === undefined ? join(root, name) : join(folder, from, name)
        const target = statSync(source).isDirectory() ? to : join(to, basename(name))
        const filter = (path: string): boolean => from !== undefined || !isLeft(relative(root, path))
        cpSync(source, target, { recursive: true, verbatimSymlinks: true, filter })
      }
    } else if (word === 'RUN')
      execSync(rest, { cwd: app, env: { ...outside, ...env, ...settings }, stdio: 'pipe' })
    else if (word === 'ENV')
      for (const one of rest.split(' ')) env[one.slice(0, one.indexOf('='))] = one.slice(one.indexOf('=') + 1)
    else if (word === 'CMD') command = JSON.parse(rest)
    else if (word === 'HEALTHCHECK') health = JSON.parse(rest.slice(rest.indexOf('[')))
    else if (!ignored.has(word))
      throw new Error(`The Containerfile has a step that is not known here: ${step}`)
  }
  return { app, env: { ...env, ...settings }, command, health }
}
