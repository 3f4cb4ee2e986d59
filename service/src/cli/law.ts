import { parseDay, type Reform, readReforms } from '@requisite/law'
import { namedLaws, personFacts } from '@requisite/law/internal'
import type { ParsedCase } from '../contract/case/parse.ts'
import type { CommandContext } from './context.ts'
import { readJsonFile } from './json-file.ts'
import { type Mistaken, mistaken, mistakesIn } from './mistaken.ts'

/** What `--law` names: a law as the API names it, or reforms that are not law, laid over the law in force. Plain data: it is sent
 *  to every worker. */
export interface NamedLaw {
  readonly law: string
  readonly reforms: readonly Reform[]
}

type Context = Pick<CommandContext, 'stdin' | 'interrupted'>

/** Whether `--law` names a file of reforms. */
export const isReformFile = (value: string): boolean => /\.json$/i.test(value)

/** The law that is named, or a sentence for each mistake. */
export async function readLaw(value: string, context: Context): Promise<NamedLaw | Mistaken> {
  if (isReformFile(value)) return readReformFile(value, context)
  return namedLaws.some((name) => name === value) || parseDay(value) !== null
    ? { law: value, reforms: [] }
    : mistaken(`--law: ${personFacts.law.message} Or name a file of reforms, which ends in .json.`)
}

const expected =
  'Give a list of reforms: [{ "from": "2027-04-01", "regimes": ["sds_adult"], "fraction": "1/4" }].'

/** The reforms of a file over the law in force, or a sentence for each mistake in it. */
export async function readReformFile(path: string, context: Context): Promise<NamedLaw | Mistaken> {
  const read = await readJsonFile(path, expected, context)
  if ('mistakes' in read) return read
  if (read.repeated !== null) return { mistakes: mistakesIn(read.repeated, (place) => place) }
  const checked = readReforms(read.json)
  return 'mistakes' in checked ? checked : { law: 'in_force', reforms: checked.reforms }
}

/** A case that was parsed under the law that was named, with the reforms that go with it. */
export const withReforms = (parsed: ParsedCase, { reforms }: NamedLaw): ParsedCase => ({
  ...parsed,
  case: { ...parsed.case, reforms },
})
