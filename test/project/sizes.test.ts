import { describe, expect, test } from 'vitest'
import { codeLines, longLines, needlessSpreads } from './code-alone.ts'
import { longLinesNow, needlessSpreadsNow, roomOf, rooms, sizesNow } from './sizes.ts'

/** A room may grow by so much before its row in sizes.csv has to be written anew. */
const most = 1.02

describe('No room grows without its row (npm run sizes -- --write)', () => {
  const sizes = sizesNow()
  for (const { room, bytes } of rooms)
    test(`${room}: at most ${bytes} bytes of code, and a fiftieth`, () =>
      expect(sizes.get(room)).toBeLessThanOrEqual(Number(bytes) * most))

  for (const [file, room] of [
    ['law/src/index.ts', 'law/index.ts'],
    ['law/src/case/ask.ts', 'law/case'],
    ['law/src/case/ask.test.ts', 'tests of the law'],
    ['law/package.json', 'law: outside src'],
    ['service/src/http/router.ts', 'service: root, http, long-work, operations, api, mcp'],
    ['service/src/cli/help.ts', 'cli without batch'],
    ['service/src/cli/batch/run.ts', 'cli/batch'],
    ['service/src/told/case.ts', 'told, page/question'],
    ['service/src/page/html.ts', 'rest of page'],
    ['service/src/page/html.test.ts', 'tests of the service'],
    ['client/src/api-types.ts', 'written by programs'],
    ['client/src/index.ts', 'client'],
    ['test/law/digest.ts', 'test/law'],
    ['test/queries.csv', 'rest of test'],
  ] as const)
    test(`${file} is of ${room}`, () => expect(roomOf(file)).toBe(room))
})

describe('What of a file is code', () => {
  for (const [what, name, text, code] of [
    ['comments are not', 'a.ts', '/** Why.\n */\nconst a = 1 // one\n', ['const a = 1']],
    ['imports are not', 'a.ts', "import { a,\n b } from './b.ts'\nimport './c.ts'\na()", ['a()']],
    ['what is exported again is', 'a.ts', "export { a } from './b.ts'", ["export { a } from './b.ts'"]],
    ['an indent and an empty line are not', 'a.ts', '{\n\n  a\n}', ['{', 'a', '}']],
    ['a sign in quoted text is no comment', 'a.ts', "'https://a' // b", ["'https://a'"]],
    ['nor in a template, whose holes are code', 'a.ts', `\`//\${\`/*\`/* b */}//\``, [`\`//\${\`/*\`}//\``]],
    ['nor in a pattern', 'a.ts', 'x = /[/]\\/\\/*/.test(y) // z', ['x = /[/]\\/\\/*/.test(y)']],
    ['comments of Python are not', 'a.py', '"""Why."""\nimport a\nb = "#" # c', ['b = "#"']],
    ['data is, whole', 'a.csv', 'a # b\n// c', ['a # b', '// c']],
  ] as const)
    test(what, () => expect(codeLines(name, text)).toEqual(code))
})

/** What a counter of lines once made of the code, and what nobody should have to read. */
describe('The code can be read line by line', () => {
  test('with few lines over 140 characters', () => {
    expect(longLines('a.ts', `${'a'.repeat(141)}\n${'a'.repeat(140)}\n// ${'a'.repeat(141)}`)).toHaveLength(1)
    const lines = longLinesNow()
    expect(lines.length, lines.join('\n')).toBeLessThanOrEqual(60)
  })

  test('with few literals that are spread into another for no need', () => {
    expect(needlessSpreads('a.ts', 'a = { ...{ b, c }, ...d, ...(e && { f }) }')).toHaveLength(1)
    expect(needlessSpreads('a.ts', '[...[a, b], ...[c].map(d)]')).toHaveLength(1)
    const spreads = needlessSpreadsNow()
    expect(spreads.length, spreads.join('\n')).toBeLessThanOrEqual(0)
  })
})
