import type { Page } from 'playwright-core'

/** An event of the browser's own record, its times in millionths of a second. */
interface Recorded {
  readonly name: string
  readonly cat: string
  readonly pid: number
  readonly tid: number
  readonly ts: number
  readonly dur?: number
  /** What the thread itself worked: what other programs of the machine do in between is not in it. */
  readonly tdur?: number
  readonly args: { readonly name?: string }
}

/** A step of a page: its script, and the style and layout that follow it until the next. */
export interface Step {
  readonly ms: number
  /** What the page marked meanwhile (`performance.mark`). */
  readonly marks: readonly string[]
}

/** How much script something sets off: all of it together, and the longest piece that ran at a stretch. */
export interface Script {
  readonly ms: number
  readonly longestMs: number
}

/** So much slower the processor is made. */
const slowdown = 6

/** A browser that is slowed six times, and says how long its processor worked. Neighbours on the machine are not in the figures, but
 *  for what they push out of its caches. */
export async function slowed(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  const recorded = async (setOff: () => Promise<unknown>, restMs: number): Promise<readonly Recorded[]> => {
    const browser = page.context().browser()
    await browser?.startTracing(page, {
      categories: ['devtools.timeline', 'blink.user_timing', '__metadata'],
    })
    await setOff()
    // Nothing is asked of the page meanwhile: that would be script, too.
    await new Promise((resolve) => setTimeout(resolve, restMs))
    const record = JSON.parse(String(await browser?.stopTracing())) as { traceEvents: readonly Recorded[] }
    return ofMainThread(record.traceEvents)
  }
  return {
    /** The script that something sets off in the page. */
    script: async (setOff: () => Promise<unknown>, restMs: number): Promise<Script> =>
      scriptOf(await recorded(setOff, restMs)),
    /** Each step that something sets off. */
    steps: async (setOff: () => Promise<unknown>, restMs: number): Promise<readonly Step[]> =>
      stepsOf(await recorded(setOff, restMs)),
  }
}

function ofMainThread(events: readonly Recorded[]): readonly Recorded[] {
  const main = events.find(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
  return events
    .filter(({ pid, tid }) => pid === main?.pid && tid === main?.tid)
    .toSorted((a, b) => a.ts - b.ts)
}

/** What the record calls it when script runs. One of these can be inside another. */
const scripts: ReadonlySet<string> = new Set([
  ...['TimerFire', 'EventDispatch', 'FunctionCall', 'EvaluateScript', 'v8.evaluateModule'],
  ...['RunMicrotasks', 'FireAnimationFrame', 'FireIdleCallback', 'HandlePostMessage'],
])

function scriptOf(events: readonly Recorded[]): Script {
  let [ms, longestMs, until] = [0, 0, 0]
  for (const { name, ts, dur = 0, tdur = 0 } of events) {
    if (!scripts.has(name) || ts < until) continue
    until = ts + dur
    ms += tdur / 1000
    longestMs = Math.max(longestMs, tdur / 1000)
  }
  return { ms, longestMs }
}

function stepsOf(own: readonly Recorded[]): readonly Step[] {
  const steps: { ms: number; marks: string[] }[] = []
  for (const { name, cat, tdur = 0 } of own) {
    const step = steps.at(-1)
    if (name === 'TimerFire') steps.push({ ms: tdur / 1000, marks: [] })
    else if (step !== undefined && (name === 'UpdateLayoutTree' || name === 'Layout')) step.ms += tdur / 1000
    else if (cat === 'blink.user_timing') step?.marks.push(name)
  }
  return steps
}
