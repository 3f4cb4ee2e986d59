/** What is said of requests that do not fit into their client's minute. */
interface Refused {
  readonly fits: false
  /** What was left before they were to be counted. */
  readonly left: number
}

/** Counts what a question is sure to cost before it is worked out, and what else it costs when that is known. What is refused costs
 *  no more than the request itself, which is counted already. */
export async function workCharged<Reply, No extends Refused>(
  charge: (requests: number) => Promise<{ readonly fits: true } | No>,
  sure: number,
  refuse: (cost: number, no: No, about?: 'at least ') => Reply,
  work: () => Promise<{ readonly cost: number; readonly reply: Reply }>,
): Promise<Reply> {
  const counted = async (requests: number) => (requests === 0 ? ({ fits: true } as const) : charge(requests))
  const first = await counted(sure - 1)
  if (!first.fits) return refuse(sure, first, 'at least ')
  const { cost, reply } = await work()
  const rest = await counted(cost - sure)
  if (rest.fits) return reply
  await charge(1 - sure)
  return refuse(cost, { ...rest, left: rest.left + sure - 1 })
}
