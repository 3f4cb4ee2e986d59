import { type Chunk, ownBytes } from './chunks.ts'
import { answerCsv } from './csv-answer.ts'
import type { Plan } from './job.ts'
import { answerNdjson } from './ndjson-answer.ts'
import { emptyTally, type Tally } from './tally.ts'

/** A chunk of whole rows with their results, and what was counted on the way. */
export interface ChunkAnswer {
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly tally: Tally
}

/** Room for the answer to a chunk, with its warnings. Memory that is not written to is none that is used. */
const expectedFold = 32

/** Answers chunks of whole rows, here or in a worker. */
export function chunkAnswerer(plan: Plan): (chunk: Chunk) => ChunkAnswer {
  const answerRows = plan.header === null ? answerNdjson(plan) : answerCsv(plan.header, plan)
  return ({ rows, people }) => {
    const tally = emptyTally(plan.report)
    const text = Buffer.from(rows.buffer, rows.byteOffset, rows.byteLength).toString('latin1')
    return { bytes: ownBytes(answerRows({ text, people }, tally), expectedFold * text.length), tally }
  }
}
