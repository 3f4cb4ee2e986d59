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

/** So much slower the processor is made. */
const slowdown = 6

/** A browser that is slowed six times, and says how long its processor worked. Neighbours on the machine are not in the figures, but
 *  for what they push out of its caches. */
export async function slowed(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  const scriptMs = async (): Promise<number> => {
    const { metrics } = await session.send('Performance.getMetrics')
    return 1000 * (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0)
  }
  return {
    /** The script that something sets off in the page, all of it together. Nothing else is asked of the page meanwhile. */
    script: async (setOff: () => Promise<unknown>, restMs: number): Promise<number> => {
      const before = await scriptMs()
      await setOff()
      await new Promise((resolve) => setTimeout(resolve, restMs))
      return (await scriptMs()) - before
    },
    /** Each step that something sets off. */
    steps: async (setOff: () => Promise<unknown>, restMs: number): Promise<readonly Step[]> => {
      const browser = page.context().browser()
      await browser?.startTracing(page, {
        categories: ['devtools.timeline', 'blink.user_timing', '__metadata'],
      })
      await setOff()
      await new Promise((resolve) => setTimeout(resolve, restMs))
      const record = JSON.parse(String(await browser?.stopTracing())) as { traceEvents: readonly Recorded[] }
      return stepsOf(record.traceEvents)
    },
  }
}

function stepsOf(events: readonly Recorded[]): readonly Step[] {
  const main = events.find(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
  const own = events
    .filter(({ pid, tid }) => pid === main?.pid && tid === main?.tid)
    .toSorted((a, b) => a.ts - b.ts)
  const steps: { ms: number; marks: string[] }[] = []
  for (const { name, cat, tdur = 0 } of own) {
    const step = steps.at(-1)
    if (name === 'TimerFire') steps.push({ ms: tdur / 1000, marks: [] })
    else if (step !== undefined && (name === 'UpdateLayoutTree' || name === 'Layout')) step.ms += tdur / 1000
    else if (cat === 'blink.user_timing') step?.marks.push(name)
  }
  return steps
}
