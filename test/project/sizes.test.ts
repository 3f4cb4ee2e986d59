import { describe, expect, test } from 'vitest'
import { roomOf, rooms, type Size, sizesNow } from './sizes.ts'

/** A room may grow by so much before its row in sizes.csv has to be written anew. */
const most = 1.02

describe('No room grows without its row (npm run sizes -- --write)', () => {
  const sizes = sizesNow()
  for (const { room, lines, bytes } of rooms)
    test(`${room}: at most ${lines} lines and ${bytes} bytes, and a fiftieth`, () => {
      const now = sizes.get(room) as Size
      expect(now.lines).toBeLessThanOrEqual(Number(lines) * most)
      expect(now.bytes).toBeLessThanOrEqual(Number(bytes) * most)
    })

  for (const [file, room] of [
    ['law/src/index.ts', 'law/index.ts'],
    ['law/src/case/ask.ts', 'law/case'],
    ['law/src/case/ask.test.ts', 'tests of the law'],
    ['law/package.json', 'law: outside src'],
    ['service/src/http/router.ts', 'service: root, http, long-work, operations, api, mcp'],
    ['service/src/cli/help.ts', 'cli without batch'],
    ['service/src/cli/batch/run.ts', 'cli/batch'],
    ['service/src/page/credit/page.ts', 'page/question, told, court-words, credit'],
    ['service/src/page/html.ts', 'rest of page'],
    ['service/src/page/html.test.ts', 'tests of the service'],
    ['client/src/api-types.ts', 'client'],
    ['test/law/digest.ts', 'test/law'],
    ['test/queries.csv', 'rest of test'],
  ] as const)
    test(`${file} is of ${room}`, () => expect(roomOf(file)).toBe(room))
})
