/** Counts what a question is sure to cost before it is worked out, and what else it costs when that is known. What is refused costs
 *  no more than the request itself, which is counted already. What does not fit says what was `left` before it. */
export async function workCharged<Reply, No extends { readonly fits: false; readonly left: number }>(
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
