/** A reader who comes back after the law has changed: two builds behind one address, whose laws say different words. */
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { lawVersion } from '@requisite/law'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bestForms } from '../../service/src/http/reply.ts'
import type { Route, RouteRequest } from '../../service/src/http/route.ts'
import { outputFolder } from '../../service/src/page/build/output-folder.ts'
import { pageRoutes } from '../../service/src/page/routes.ts'
import { copyTree } from '../support/copied-tree.ts'
import { operatorName, publicUrl, type Service, startService } from '../support/service.ts'
import { operatorContact, today, type Visit, visit } from './browser.ts'
import { answerCard, textOf, wordsOf } from './live-page.ts'

const parts = { publicUrl, operatorContact, operatorName, today: () => today }
const nextVersion = '2099.1.1'
const [word, nextWord] = ['Tuesday', 'Tuesday of the next law']
const said = '3 years for robbery, 16 November 2026, no remand'

const root = new URL('../../', import.meta.url).pathname
const folder = mkdtempSync(join(tmpdir(), 'requisite-two-laws-'))

/** The pages of the next law, built anew in a copy: another version, and another word for a day of the week. */
async function nextRoutes(): Promise<readonly Route[]> {
  const copy = join(folder, 'tree')
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  copyTree(copy)
  for (const [file, before, after] of [
    ['law/src/tables/days.ts', `'${lawVersion}'`, `'${nextVersion}'`],
    ['law/src/calendar/day.ts', `'${word}'`, `'${nextWord}'`],
  ] as const) {
    const path = join(copy, file)
    const text = readFileSync(path, 'utf8')
    expect(text).toContain(before)
    writeFileSync(path, text.replace(before, after))
  }
  const from = (path: string) => import(pathToFileURL(join(copy, 'service/src/page', path)).href)
  const { workers }: typeof import('../../service/src/page/build/make.ts') = await from('build/make.ts')
  // Styles, and the scripts of the pages themselves, have nothing of the law.
  cpSync(outputFolder, join(copy, 'service/dist/page'), {
    recursive: true,
    filter: (path) => !/(?:rules|guides|maker)-[^/]*$/.test(path),
  })
  for (const [name, { text }] of await workers(`${copy}/`)) {
    const bytes = Buffer.from(text)
    for (const [ending, content] of [
      ['', bytes],
      ['.gz', bestForms.gzip(bytes)],
      ['.br', bestForms.br(bytes)],
    ] as const)
      writeFileSync(join(copy, 'service/dist/page', `${name}${ending}`), content)
  }
  const next: typeof import('../../service/src/page/routes.ts') = await from('routes.ts')
  return next.pageRoutes(parts)
}

/** A host that lets a browser keep everything for ten minutes, as many do that send files. */
const keptTenMinutes = (route: Route): Route => ({
  ...route,
  answer: async (request: RouteRequest) => {
    const { caching: _, headers, ...reply } = await route.answer(request)
    return { ...reply, headers: [...headers, 'Cache-Control', 'public, max-age=600'] }
  },
})

let next: readonly Route[]
beforeAll(async () => {
  next = await nextRoutes()
})
afterAll(() => rmSync(folder, { recursive: true }))

describe.each([
  ['a host that asks to be asked again', (route: Route) => route],
  ['a host that says max-age 600', keptTenMinutes],
])('Behind %s', (_host, behind) => {
  let service: Service
  let visited: Visit
  let page: Page
  beforeAll(async () => {
    const builds = { old: pageRoutes(parts).map(behind), next: next.map(behind) }
    let now: keyof typeof builds = 'old'
    service = await startService({
      routes: builds.old.map((route, i) => ({
        ...route,
        answer: (request) => (builds[now][i] as Route).answer(request),
      })),
    })
    visited = await visit(service, { serviceWorkers: 'allow', isLive: true })
    page = await visited.open('/')
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    await wordsOf(page).fill(said)
    await answerCard(page).filter({ hasText: 'Tuesday 16 November 2027' }).waitFor()
    now = 'next'
    await page.goto('/')
  })
  afterAll(async () => {
    await visited.close()
    await service.close()
  })

  test('the first visit after the change has card and foot of the new law', async () => {
    expect(await textOf(page.locator('.foot'))).toContain(nextVersion)
    await wordsOf(page).fill(said)
    await answerCard(page).filter({ hasText: '16 November 2027' }).waitFor()
    expect(await textOf(answerCard(page))).toContain(`${nextWord} 16 November 2027`)
  })

  test('so has what it makes beside the card', async () => {
    const working = page.locator('details[data-fold="working"]')
    await working.locator('summary').first().click()
    await working.locator('.steps').first().waitFor()
    expect(await textOf(working)).toContain('16 November 2027')
    expect(await textOf(working)).toContain(nextWord)
  })
})
