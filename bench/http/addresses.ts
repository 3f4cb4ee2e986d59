import { clientTable } from '../../service/src/http/rate-limit/memory.ts'

/** What the limit costs when it holds so many client addresses: the time of a request, and memory. A process of its own, so
 *  that nothing else is in the figures. */
const addresses = Number(process.argv[2])
const counts = 1_000_000

let time = 0
const { count, held } = clientTable(() => time)
const key = (n: number) => ({ high: 0, low: Math.imul(n % addresses, 7919) >>> 0 })
for (let n = 0; n < addresses; n++) count(key(n))
if (held() !== addresses) throw new Error(`${held()} addresses are held, not ${addresses}.`)
// All of them come again, in another order, within the same minute.
time = 20_000
for (let n = 0; n < counts; n++) count(key(n * 31))
const began = performance.now()
for (let n = 0; n < counts; n++) count(key(n * 31))
const ns = ((performance.now() - began) * 1e6) / counts
process.stdout.write(JSON.stringify({ ns, megabytes: process.memoryUsage().arrayBuffers / 2 ** 20 }))
