/** Of each space the questions that were found dear, by how the names of what they choose begin: so few that every door is asked all of
 *  them. bench/dearest.ts looks for others. */
import { built } from './dear-doors.ts'
import { caseSpace, type Option, type Space, whatIfSpace } from './dear-space.ts'

type Table = readonly (readonly string[])[]

const ofCase: Table = [
  [],
  ['each.offenceKey left out'],
  ['each.offenceKey causing deaht'],
  ['each.startMonth 2020-01', 'person.statedReleaseDate 2044'],
  ['the first.startMonth 2020-01', 'person.statedReleaseDate 1995', 'recall.type unknown'],
  ['each.howItRuns unknown', '100 of otherCustody', '100 of unlawfullyAtLarge'],
  ['each.offenceKey left out', '10 of remand', '100 of unlawfullyAtLarge'],
  ['100 of remand', 'with explanation,comparison'],
]

const ofLengths: Table = [[], ['what-if.taggedBailCreditDays 40'], ['5 pleas', '100 of remand']]

const ofRows: Table = [
  [],
  ['120 letters of "2 years consecutive.'],
  ['400 letters of "2 years consecutive.', 'recall: say=recall%3Dtrue%26recall.type%3Dcurfew'],
  ['2000 letters of "Smith got'],
  [
    'day: sentences[].startMonth',
    'offence-1: say=sentences%5B0%5D.offenceKey%3Dunknown',
    'prison: statedDates.CRD',
  ],
  ['remand: remand[0].fromDate', 'since: unlawfullyAtLarge', 'prison: statedReleaseDate'],
]

/** What is chosen by a name, and of which dimension. */
function chosenBy({ dimensions }: Space, name: string): readonly [number, Option] {
  const n = dimensions.findIndex((options) => options.some((option) => option.name.startsWith(name)))
  const option = dimensions[n]?.find((one) => one.name.startsWith(name))
  if (option === undefined) throw new Error(`Nothing can be chosen that begins with ${name}.`)
  return [n, option]
}

/** The dear questions of a space by their kind, at its least size and at every fourth; where there is nothing but sizes, at all. */
export function dearKinds(space: Space): readonly DearKind[] {
  const [sizes = [], ...others] = space.dimensions
  const tried = sizes.filter((_, n) => others.length === 0 || n === 0 || n % 4 === 3)
  return tableOf(space).map((names) => {
    const chosen = names.map((name) => chosenBy(space, name))
    const questions = tried.map((size) => built(space, new Map([[0, size], ...chosen])))
    return { kind: names.length === 0 ? 'plain' : names.join('; '), questions }
  })
}

interface DearKind {
  readonly kind: string
  readonly questions: readonly object[]
}

function tableOf(space: Space): Table {
  if (space.dimensions.length === 1) return [[]]
  return space === caseSpace ? ofCase : space === whatIfSpace ? ofLengths : ofRows
}
