/** One attack, as a process of its own: `node attacker.ts <name> <port>`. It says "under way", and goes on until it is ended. */
import { type LoadName, loads } from './loads.ts'

const [, , name = '', port = ''] = process.argv
if (!Object.hasOwn(loads, name)) {
  console.error(`No such attack: '${name}'. There are: ${Object.keys(loads).join(', ')}.`)
  process.exit(1)
}
await loads[name as LoadName].begin(Number(port))
console.log('under way')
setInterval(() => {}, 1000)
