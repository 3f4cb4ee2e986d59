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

/** How many names there are in all objects together. Not by recursion: what is sent may be nested deeper than the stack. */
function namesIn(json: unknown): number {
  let count = 0
  const open = typeof json === 'object' ? [json] : []
  for (let value = open.pop(); value !== undefined; value = open.pop())
    if (Array.isArray(value)) {
      for (const inner of value) if (typeof inner === 'object') open.push(inner)
    } else
      for (const name in value) {
        count++
        const inner = (value as Readonly<Record<string, unknown>>)[name]
        if (typeof inner === 'object') open.push(inner)
      }
  return count
}

/** What is open at a place in the text: an object, or a list. */
interface Open {
  readonly isList: boolean
  /** The name or position that is being read; null before the first name. */
  at: string | number | null
  /** The names so far, once there are two: of a megabyte of objects in objects each has one. */
  names: Set<string> | null
}

const [quote, backslash, comma, colon] = [...'"\\,:'].map((mark) => mark.charCodeAt(0))
const [openObject, closeObject, openList, closeList] = [...'{}[]'].map((mark) => mark.charCodeAt(0))

/** Read sign by sign: a pattern takes three times as long, and a megabyte of names is 200 ms. It ends with the tenth name that was
 *  found twice, wherever it stands. */
function findRepeated(text: string): readonly string[] {
  const repeated: string[] = []
  const open: Open[] = []
  let inner: Open | undefined
  for (let at = 0; at < text.length && repeated.length < mostNamed; at++) {
    const code = text.charCodeAt(at)
    if (code === quote) {
      const end = endOfText(text, at)
      if (inner?.isList === false && isName(text, end)) {
        const name = nameIn(text, at, end)
        const isRepeated = hasName(inner, name)
        inner.at = name
        if (isRepeated) repeated.push(placeOf(open))
      }
      at = end - 1
    } else if (code === openObject || code === openList) {
      inner = { isList: code === openList, at: code === openList ? 0 : null, names: null }
      open.push(inner)
    } else if (code === closeObject || code === closeList) {
      open.pop()
      inner = open[open.length - 1]
    } else if (code === comma && typeof inner?.at === 'number') inner.at++
  }
  return [...new Set(repeated)]
}

/** Where the text ends that begins here. */
function endOfText(text: string, start: number): number {
  let at = start + 1
  for (let code = text.charCodeAt(at); code !== quote; code = text.charCodeAt(at))
    at += code === backslash ? 2 : 1
  return at + 1
}

/** Whether a text that ends here is the name of a value. */
function isName(text: string, end: number): boolean {
  let at = end
  while (text.charCodeAt(at) <= 32) at++
  return text.charCodeAt(at) === colon
}

function nameIn(text: string, start: number, end: number): string {
  const written = text.slice(start + 1, end - 1)
  return written.includes('\\') ? (JSON.parse(text.slice(start, end)) as string) : written
}

/** Whether an object has had the name before; from now on it has. */
function hasName(object: Open, name: string): boolean {
  if (object.at === null) return false
  object.names ??= new Set([object.at as string])
  return object.names.size === object.names.add(name).size
}

/** A place is named by at most so many steps. */
const mostSteps = 8

const placeOf = (open: readonly Open[]): string =>
  open
    .slice(0, mostSteps)
    .map(({ at }) => (typeof at === 'number' ? `[${at}]` : `.${at?.slice(0, 60).toWellFormed()}`))
    .join('')
    .replace(/^\./, '')
