/** Forms of one address, plain and dear, at each page that answers them; and how long somebody else's page waits beside them. */
import { setTimeout } from 'node:timers/promises'
import { pages } from '../../../service/src/page/routing/pages.ts'
import { answeredRows } from '../../support/answered-rows.ts'
import { formSent, http, type Response } from '../../support/http.ts'
import { dearForm } from './dear-page.ts'

/** One sentence of which only the month is known, and not the offence. */
const openSentence = (more: string): string =>
  answeredRows([
    ['sentence-1', `sentences[0].sentenceYears=3${more}`],
    ['day', 'sentences[].startMonth=3&sentences[].startMonth=2026'],
    ['offence-1', 'sentences[0].offenceKey=unknown'],
  ])

export const plainForm = openSentence('')
/** The same on as many more counts as there may be. */
export const dearRows = openSentence('&sentences[0].counts=59')

/** Where it is sent. */
export interface FormDoor {
  readonly method: 'GET' | 'POST'
  readonly path: string
}

export const formDoors: readonly FormDoor[] = [
  { method: 'POST', path: '/answer' },
  { method: 'GET', path: '/answer' },
  { method: 'POST', path: '/answer/easy-read' },
  { method: 'POST', path: '/answer/calendar.ics' },
  { method: 'POST', path: '/embed' },
]

const page = '/answer?startDate=2026-11-16&sentenceYears=3&offenceKey=robbery'
const carried = `sentence=${encodeURIComponent('startDate=2026-11-16&sentenceYears=3&offenceKey=robbery')}`

/** A form that is sent again and again. */
interface Form {
  readonly path: string
  readonly body: string
}

/** What one address sends on many connections, each form in turn, and how many times as long a page of somebody else may wait then: the
 *  dearest answer, on as many as one browser opens and two more; and every page of the questions, with sixty sentences carried along. */
export const formLoads: Readonly<
  Record<string, { readonly connections: number; readonly most: number; readonly forms: readonly Form[] }>
> = {
  'dear answers': { connections: 8, most: 3, forms: [{ path: '/answer', body: dearForm }] },
  'steps with sixty sentences': {
    connections: 60,
    most: 6,
    forms: pages
      .filter(({ methods }) => methods.includes('POST'))
      .map(({ path }) => ({ path, body: [...Array(60).fill(carried), 'startDate=1'].join('&') })),
  },
}

const visits = 60

/** How long somebody waits for a page, one after the other, in the middle. */
async function pageWait(port: number): Promise<number> {
  const waits: number[] = []
  for (let n = 0; n < visits; n++) {
    const began = performance.now()
    await http({ port }, page, { from: '127.7.0.1' })
    waits.push(performance.now() - began)
    await setTimeout(5)
  }
  return waits.toSorted((a, b) => a - b)[visits / 2] as number
}

/** How many times as long a page waits beside such a load. */
export async function timesBeside(port: number, name: string): Promise<number> {
  const { connections, forms } = formLoads[name] as (typeof formLoads)[string]
  const quiet = await pageWait(port)
  let isOver = false
  let sent = 0
  const load = Array.from({ length: connections }, async () => {
    while (!isOver) {
      const { path, body } = forms[sent++ % forms.length] as Form
      await http({ port }, path, { ...formSent(body), from: '127.7.6.6' })
    }
  })
  await setTimeout(200)
  const beside = await pageWait(port)
  isOver = true
  await Promise.all(load)
  return beside / quiet
}

const send = (port: number, { method, path }: FormDoor, form: string, from: string): Promise<Response> =>
  method === 'GET'
    ? http({ port }, `${path}?${form}`, { from })
    : http({ port }, path, { ...formSent(form), from })

const forms = 30
const atATime = 10

/** What a page of somebody else takes while one address sends its forms, ten at a time: how long it waits, and how long the thread
 *  works meanwhile that answers everybody, in milliseconds, each in the middle. */
export async function besideForms(
  port: number,
  door: FormDoor,
  form: string,
  workSoFar: () => number,
): Promise<{ readonly wait: number; readonly work: number }> {
  let left = forms
  let isOver = false
  const all = Promise.all(
    Array.from({ length: atATime }, async () => {
      while (left-- > 0) await send(port, door, form, '127.7.6.6')
    }),
  ).then(() => {
    isOver = true
  })
  const took: { readonly wait: number; readonly work: number }[] = []
  await setTimeout(5)
  while (!isOver || took.length === 0) {
    const [began, before] = [performance.now(), workSoFar()]
    await http({ port }, page, { from: '127.7.0.1' })
    took.push({ wait: performance.now() - began, work: workSoFar() - before })
  }
  await all
  const middle = (of: 'wait' | 'work'): number =>
    took.map((one) => one[of]).toSorted((a, b) => a - b)[took.length >> 1] as number
  return { wait: middle('wait'), work: middle('work') }
}
