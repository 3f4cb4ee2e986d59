/** So much processor time without coming round is no busy machine: it is work that never ends. */
const mostProcessorMs = 5000

/** The event loop of the main thread says so often that it comes round, and the thread looks half as often. */
export const beatMs = mostProcessorMs / 20

/** Counts how often the event loop comes round, where the thread can see it. */
export function beat(heartbeat: Int32Array<SharedArrayBuffer>): void {
  setInterval(() => Atomics.add(heartbeat, 0, 1), beatMs).unref()
}

/** Calls `stuck` when the main thread has used all that time without coming round once. It goes by processor time and not by the
 *  clock, so that neither a starved machine nor a stopped process is taken for a fault. */
export function watch(
  heartbeat: Int32Array<SharedArrayBuffer>,
  stuck: () => void,
  mostMs = mostProcessorMs,
): void {
  let last = Atomics.load(heartbeat, 0)
  let usedThen = processorMsOfOthers()
  setInterval(() => {
    const now = Atomics.load(heartbeat, 0)
    const used = processorMsOfOthers()
    if (now === last && used - usedThen > mostMs) stuck()
    if (now !== last) usedThen = used
    last = now
  }, 2 * beatMs).unref()
}

/** Processor time in milliseconds. */
export const msOf = ({ user, system }: NodeJS.CpuUsage): number => (user + system) / 1000

/** What the process has used less what this thread has. */
const processorMsOfOthers = (): number => msOf(process.cpuUsage()) - msOf(process.threadCpuUsage())
