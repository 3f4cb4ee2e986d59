/** `npm run bench` runs every measurement; `npm run bench -- engine` runs one. */
const benches: Readonly<Record<string, () => Promise<{ bench: () => void | Promise<void> }>>> = {
  engine: () => import('./engine.ts'),
  batch: () => import('./batch.ts'),
}

const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !Object.hasOwn(benches, name))

if (unknown.length > 0) {
  console.error(`No such measurement: ${unknown.join(', ')}. There are: ${Object.keys(benches).join(', ')}.`)
  process.exitCode = 1
} else
  for (const [name, load] of Object.entries(benches))
    if (asked.length === 0 || asked.includes(name)) {
      console.log(`── ${name} ──`)
      await (await load()).bench()
    }
