import type { AnswerRows, Plan } from './answer-rows.ts'
import { byteWriter } from './byte-writer.ts'
import { answerCsv } from './csv-answer.ts'
import type { SlowRow } from './slow-row.ts'
import { emptyTally, type Tally } from './tally.ts'

/** A chunk of whole rows with their results, and what was counted on the way. */
export interface Answered {
  readonly bytes: Uint8Array<SharedArrayBuffer>
  readonly tally: Tally
}

/** A chunk to answer, and memory to write the answer into. */
export interface Task {
  readonly chunk: Uint8Array<ArrayBuffer>
  readonly spare: SharedArrayBuffer | null
}

/** Room for the answer to a chunk, ten times as long with its warnings. Memory that is not written to is none that is used. */
const expectedBytes = 16 * 1024 * 1024

/** Answers chunks of whole rows, here or in a worker. What validates is brought only when a row needs it: a chunk where
 *  one does is begun again. */
export function chunkAnswerer(plan: Plan): (task: Task) => Promise<Answered> {
  const writer = byteWriter(expectedBytes)
  let slowRow: SlowRow | null = null
  const slowRowOrStop: SlowRow = (texts) => {
    if (slowRow === null) throw slowPathNeeded
    return slowRow(texts)
  }
  const rowAnswerer = answererOf(plan, slowRowOrStop)

  async function answerOnce({ chunk: { buffer, byteOffset, byteLength }, spare }: Task): Promise<Answered> {
    const answerRows = await rowAnswerer
    const tally = emptyTally(plan.report)
    const bytes = Buffer.from(buffer, byteOffset, byteLength)
    writer.begin(spare)
    answerRows({ bytes, text: bytes.toString('latin1') }, tally, writer)
    return { bytes: writer.written(), tally }
  }

  return async (task) => {
    try {
      return await answerOnce(task)
    } catch (error) {
      if (error !== slowPathNeeded) throw error
      slowRow = (await import('./slow-row.ts')).slowRow
      return answerOnce(task)
    }
  }
}

/** What reads these rows is brought only for them. */
async function answererOf(plan: Plan, slowRow: SlowRow): Promise<AnswerRows> {
  const { as, header, compare, law } = plan
  if (as === 'calculate' && header !== null) return answerCsv(header, plan, slowRow)
  if (as === 'release' && header !== null)
    return (await import('./cases/csv-answer.ts')).answerCaseCsv(header, plan)
  const { answerNdjson, answerSentence } = await import('./ndjson-answer.ts')
  return answerNdjson(
    as === 'calculate'
      ? answerSentence(compare)
      : (await import('./cases/ndjson-answer.ts')).answerCase(compare, law),
  )
}

const slowPathNeeded = new Error('a row is not written plainly')
