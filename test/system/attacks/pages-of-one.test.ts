/** One address sends the dearest forms as fast as it can: somebody else's page does not wait for them. */
import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { http } from '../../support/http.ts'
import { isLong } from '../../support/long.ts'
import { startProcess } from '../../support/process.ts'
import { startBehindNginx } from '../proxy/behind.ts'
import { dearForm } from './dear-page.ts'

const page = '/answer?startDate=2026-11-16&sentenceYears=3&offenceKey=robbery'
const pages = isLong ? 60 : 30
/** As many as one browser opens at once, and one more. */
const attackers = 8

/** The median wait of somebody who reads pages, in milliseconds. */
async function medianWait(port: number, from: string): Promise<number> {
  const waits: number[] = []
  for (let n = 0; n < pages; n++) {
    const began = performance.now()
    const { status } = await http({ port }, page, { from })
    expect(status).toBe(200)
    waits.push(performance.now() - began)
    await setTimeout(5)
  }
  return waits.toSorted((a, b) => a - b)[pages / 2] as number
}

/** How many times as long a page takes beside the attack. */
async function ratio(port: number): Promise<number> {
  const quiet = await medianWait(port, '127.7.0.1')
  let isOver = false
  const attack = Array.from({ length: attackers }, async () => {
    while (!isOver)
      await http({ port }, '/answer', {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: dearForm,
        from: '127.7.6.6',
      })
  })
  await setTimeout(200)
  const beside = await medianWait(port, '127.7.0.1')
  isOver = true
  await Promise.all(attack)
  return beside / quiet
}

async function leastRatio(port: number): Promise<number> {
  let least = Number.POSITIVE_INFINITY
  for (let tries = 0; tries < 3 && least >= 3; tries++) least = Math.min(least, await ratio(port))
  return least
}

test('directly, it waits at most three times as long', async () => {
  const service = await startProcess()
  expect(await leastRatio(service.port)).toBeLessThan(3)
  await service.close()
})

test.runIf(isLong)('and so it does through nginx', async () => {
  const behind = await startBehindNginx()
  expect(await leastRatio(behind.nginx.port)).toBeLessThan(3)
  await behind.close()
})
