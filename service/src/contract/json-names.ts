/** The names that stand twice in one object of a JSON text, by their places: `items[1].startDate`. `JSON.parse` keeps the last
 *  and says nothing, so that a sender who means the first gets the answer to another question. The text is JSON already. */
export function repeatedNames(text: string, json: unknown): readonly string[] {
  // Every name has a colon behind it: where there are no more colons than names that were kept, none was lost.
  const colons = colonsIn(text)
  return colons === 0 || colons === namesIn(json) ? none : findRepeated(text)
}

const none: readonly string[] = []

/** More are not named: nobody mends them one by one. */
const mostNamed = 10

function colonsIn(text: string): number {
  let count = 0
  for (let at = text.indexOf(':'); at >= 0; at = text.indexOf(':', at + 1)) count++
  return count
}

/** How many names there are in all objects together. Most bodies are one flat object. */
function namesIn(json: unknown): number {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return namesWithin(json)
  let count = 0
  for (const name in json) {
    if (typeof (json as Readonly<Record<string, unknown>>)[name] === 'object') return namesWithin(json)
    count++
  }
  return count
}

/** Not by recursion: what is sent may be nested deeper than the stack. */
function namesWithin(json: unknown): number {
  let count = 0
  const open: object[] = []
  const enter = (value: unknown): void => {
    if (typeof value === 'object' && value !== null) open.push(value)
  }
  enter(json)
  for (let value = open.pop(); value !== undefined; value = open.pop()) {
    if (Array.isArray(value)) for (const inner of value) enter(inner)
    else
      for (const name in value) {
        count++
        enter((value as Readonly<Record<string, unknown>>)[name])
      }
  }
  return count
}

/** What is open at a place in the text: an object with the names it has so far, or a list with its position. */
interface Open {
  readonly names: Set<string> | null
  /** The name or position that is being read. */
  at: string | number
}

const textOrMark = /"(?:[^"\\]|\\.)*"|[[\]{},]/gs

function findRepeated(text: string): readonly string[] {
  const repeated = new Set<string>()
  const open: Open[] = []
  for (const { 0: token, index } of text.matchAll(textOrMark)) {
    const inner = open.at(-1)
    if (token === '{') open.push({ names: new Set(), at: '' })
    else if (token === '[') open.push({ names: null, at: 0 })
    else if (token === '}' || token === ']') open.pop()
    else if (token === ',') {
      if (typeof inner?.at === 'number') inner.at++
    } else if (inner?.names && isName(text, index + token.length)) {
      inner.at = JSON.parse(token) as string
      if (inner.names.has(inner.at)) repeated.add(placeOf(open))
      if (repeated.size === mostNamed) break
      inner.names.add(inner.at)
    }
  }
  return [...repeated]
}

const afterName = /\s*:/y

/** Whether a text that ends here is the name of a value. */
function isName(text: string, end: number): boolean {
  afterName.lastIndex = end
  return afterName.test(text)
}

/** A place is named by at most so many steps. */
const mostSteps = 8

const placeOf = (open: readonly Open[]): string =>
  open
    .slice(0, mostSteps)
    .map(({ at }) => (typeof at === 'number' ? `[${at}]` : `.${at.slice(0, 60).toWellFormed()}`))
    .join('')
    .replace(/^\./, '')
