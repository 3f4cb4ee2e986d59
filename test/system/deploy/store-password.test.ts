/** The store of every example has a password that is not in the example, and the service gives it. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { afterEach, describe, expect, test } from 'vitest'
import { endsWithUs } from '../../support/ends-with-us.ts'
import { http, jsonOf } from '../../support/http.ts'
import { freePort } from '../../support/ports.ts'
import { startProcess } from '../../support/process.ts'
import { exchange } from '../../support/redis.ts'
import { findProgram } from '../../support/system-packages.ts'
import { compose, containerOf, deployments, manifests } from './manifests.ts'

const fromSecret = { secretKeyRef: { name: 'requisite-store', key: 'password' } }
const inKubernetes = (name: string) => {
  const container = deployments.filter(({ metadata }) => metadata.name === name).map(containerOf)[0]
  const value = (variable: string) => container?.env?.find((one) => one.name === variable)
  return { command: container?.command, value }
}
const required = /\$\{STORE_PASSWORD:\?[^}]+\}/

/** The command of the store, and the store's address in the service, as a shell and Kubernetes read them. */
const examples = {
  'compose.yaml': {
    command: compose.services.store?.command?.map((word) => word.replaceAll('$$', '$')),
    address: compose.services['replica-1']?.environment?.RATE_LIMIT_STORE?.replace(
      required,
      '$(STORE_PASSWORD)',
    ),
  },
  Kubernetes: {
    command: inKubernetes('requisite-store').command,
    address: inKubernetes('requisite').value('RATE_LIMIT_STORE')?.value,
  },
}

let stop = async (): Promise<void> => {}
afterEach(() => stop())

/** Runs a command of an example with the server that is installed here, on the loopback. */
async function startStore(command: readonly string[], password: string): Promise<number> {
  const program = findProgram('valkey-server', 'redis-server') as string
  const port = await freePort()
  const [shell = '', ...rest] = command.map((word) =>
    word.replace('valkey-server - ', `${program} - --port ${port} --bind 127.0.0.1 `),
  )
  const child = spawn(shell, rest, { env: { STORE_PASSWORD: password }, stdio: 'ignore' })
  endsWithUs(child)
  const ended = once(child, 'exit')
  stop = async () => {
    child.kill('SIGTERM')
    expect(await ended).toEqual([0, null])
  }
  await expect.poll(() => exchange(port, ['PING']).catch(() => '')).not.toBe('')
  return port
}

describe('The password of the store', () => {
  for (const [name, { command, address }] of Object.entries(examples))
    test(`is asked for and given as in ${name}, and a stop ends the store`, async () => {
      const password = 'a1'.repeat(32)
      const port = await startStore(command as readonly string[], password)
      expect(await exchange(port, ['PING'])).toContain('NOAUTH')
      const store = new URL((address as string).replace('$(STORE_PASSWORD)', password))
      store.host = `127.0.0.1:${port}`
      const service = await startProcess({ RATE_LIMIT_STORE: String(store) })
      await expect
        .poll(async () => jsonOf(await http(service, '/health/ready')))
        .toEqual({ status: 'ok', rateLimit: 'store' })
      await service.close()
    })

  test('stands in no example', () => {
    for (const { environment = {} } of Object.values(compose.services))
      for (const text of Object.values(environment).filter((one) => /redis:|PASSWORD/.test(one)))
        expect(text.replace(required, '')).toMatch(/^(?:redis:\/\/:@store:6379)?$/)
    expect(manifests.filter(({ kind }) => kind === 'Secret')).toEqual([])
    for (const name of ['requisite', 'requisite-store'])
      expect(inKubernetes(name).value('STORE_PASSWORD')?.valueFrom).toEqual(fromSecret)
  })
})
