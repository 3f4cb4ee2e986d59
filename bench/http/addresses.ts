import { clientTable } from '../../service/src/http/rate-limit/memory.ts'

/** What the limit costs when so many client addresses come: the time of a request, and how many are held, for above a cap new ones
 *  share counts. A process of its own, so that nothing else is in the figure. */
const addresses = Number(process.argv[2])
const counts = 1_000_000

let time = 0
const { count, held } = clientTable(() => time)
const key = (n: number) => ({ high: 0, low: Math.imul(n % addresses, 7919) >>> 0 })
for (let n = 0; n < addresses; n++) count(key(n))
// All of them come again, in another order, within the same minute.
time = 20_000
for (let n = 0; n < counts; n++) count(key(n * 31))
const began = performance.now()
for (let n = 0; n < counts; n++) count(key(n * 31))
const ns = ((performance.now() - began) * 1e6) / counts
process.stdout.write(JSON.stringify({ ns, held: held() }))
