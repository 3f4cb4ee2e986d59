import { type Command, write } from './cli/context.ts'
import { mistaken } from './cli/mistaken.ts'
import { start } from './terminal.ts'

/** Runs until it is stopped, and sets the exit status itself. */
const serve: Command = async () => {
  await import('./server.ts')
  return await new Promise<never>(() => {})
}

/** Writes the page as files: the options, or the two words in their place. */
const site: Command = async ({ values, positionals }, context) => {
  const words = [...positionals]
  const folder = values.get('output') ?? words.shift()
  const address = values.get('address') ?? words.shift()
  if (folder === undefined || address === undefined || words.length > 0)
    return mistaken('Give the folder, and the address under which people will open it.')
  const { siteFault, withoutLastSlash, writeSite } = await import('./page/site/write-site.ts')
  const fault = siteFault(folder, address)
  if (fault !== null) return mistaken(fault)
  const { operatorName } = context
  const operatorContact = values.get('contact') ?? null
  const count = await writeSite(folder, {
    publicUrl: withoutLastSlash(address),
    operatorName,
    operatorContact,
  })
  await write(context, `${folder}: ${count} files, for ${address}.\n`)
  return 0
}

await start({ serve, site })
