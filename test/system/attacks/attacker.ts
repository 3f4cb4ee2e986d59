/** One attack, as a process of its own: `node attacker.ts <name> <port> [part]`. It says "under way", and goes on until it is ended. */
import { type Load, type LoadName, loads } from './loads.ts'

const [, , name = '', port = '', part = '1'] = process.argv
if (!Object.hasOwn(loads, name)) {
  console.error(`No such attack: '${name}'. There are: ${Object.keys(loads).join(', ')}.`)
  process.exit(1)
}
const load: Load = loads[name as LoadName]
await load.begin(Number(port), Number(part))
console.log('under way')
setInterval(() => {}, 1000)
