import { presentCaseItem } from '../../service/src/contract/case/batch.ts'

/** One case as JSON in, its answer as JSON out: what POST /release-dates/batch gives for an item. */
export function requisiteRelease(json: string): string {
  return JSON.stringify(presentCaseItem(read(json), []))
}

/** What is not JSON is refused like any other body that is no case. */
function read(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}
