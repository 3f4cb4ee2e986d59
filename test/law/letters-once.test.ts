import { caseOf } from '@requisite/law'
import { typeOfDate } from '@requisite/law/internal'
import { expect, test } from 'vitest'
import { isLong } from '../support/long.ts'
import { datesSample } from './dates-sample.ts'

/** About three in five of the questions are of whole cases, and answered. */
const asked = isLong ? 36_000 : 1_200

test('the letters of a date stand once among the dates of a case', () => {
  let answered = 0
  for (const { path, body } of datesSample(asked)) {
    const answer = path.endsWith('release-dates') ? caseOf(body as never) : { refusals: [] }
    if ('refusals' in answer) continue
    answered++
    const types = answer.dates.map(({ form }) => typeOfDate(form))
    if (new Set(types).size < types.length) expect.fail(`${types.join(' ')} of ${JSON.stringify(body)}`)
  }
  expect(answered).toBeGreaterThan(asked / 2)
})
