/** The service has a handful of files by name. No spelling of an address leads to another. */
import { afterAll, describe, expect, test } from 'vitest'
import { startPage } from '../../page/browser.ts'
import { responseText, statusesIn } from './exchange.ts'

const service = await startPage()
afterAll(async () => {
  await service.close()
  expect(service.faults).toEqual([])
})

const up = [
  ...['../', '..\\', '..%2f', '..%5c', '%2e%2e/', '%2e%2e%2f', '%2E%2E%2F', '%252e%252e%252f'],
  ...['%25252e%25252e%25252f', '.%2e/', '....//', '..;/', '..%00/', '..%c0%af', '..%e0%80%af', '..%ef%bc%8f'],
  ...['%uff0e%uff0e/', './../', '/../'],
]
const wanted = [
  ...['etc/passwd', 'package.json', 'service/src/server.ts', 'proc/self/environ', '.env', '.git/config'],
]
const ends = ['', '%00', '%00.css', '%00.js', '?.css', '#.css', ';.css', '/', '::$DATA', '%20']
const places = ['/', '/docs/', '/assets/', '/guides/', '/api/v1/sentencing/offences/', '/answer/']

/** Words that are in the files that are wanted. */
const contents = /root:.*:0:0|"workspaces"|import cluster|PATH=|\[core\]/

async function isNothing(path: string): Promise<void> {
  const text = await responseText(
    service.port,
    `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`,
  )
  expect(contents.test(text), path).toBe(false)
  expect([400, 404, 431], path).toContain(statusesIn(text)[0])
}

describe('Nothing is found', () => {
  for (const place of places)
    test(`up from ${place}`, async () => {
      for (const step of up)
        await Promise.all(
          wanted.flatMap((file) =>
            [1, 3, 8].map((steps) => isNothing(`${place}x/${step.repeat(steps)}${file}`)),
          ),
        )
    })

  test('after a name that is there', async () => {
    for (const name of ['/docs/start.js', '/assets/icon.svg', '/openapi.json'])
      for (const step of up) await isNothing(`${name}/${step}${step}package.json`)
  })

  test('by an address of the machine itself', async () => {
    for (const file of wanted)
      for (const path of [
        ...[`//${file}`, `/docs//${file}`, `/docs/%2f${file}`, `/assets/file:///${file}`, `file:///${file}`],
      ])
        await isNothing(path)
  })

  test('with something at its end', async () => {
    for (const end of ends)
      for (const place of ['/docs/', '/assets/']) {
        await isNothing(`${place}package.json${end}`)
        await isNothing(`${place}..%2f..%2fpackage.json${end}`)
      }
  })

  test('by names that every object has', async () => {
    for (const name of ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'prototype'])
      for (const place of ['/docs/', '/assets/', '/guides/', '/api/v1/sentencing/offences/'])
        await isNothing(place + name)
  })

  test('by an address that is very long', async () => {
    for (const length of [1000, 15_000, 17_000, 100_000])
      for (const sign of ['a', '../', '%2e%2e%2f', '/'])
        await isNothing(`/docs/x${sign.repeat(length / sign.length)}y`)
  })
})
