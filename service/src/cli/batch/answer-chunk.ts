import { byteWriter } from './byte-writer.ts'
import { type Chunk, chunkBytes } from './chunks.ts'
import { answerCsv } from './csv-answer.ts'
import type { Plan } from './job.ts'
import { answerNdjson } from './ndjson-answer.ts'
import { emptyTally, type Tally } from './tally.ts'

/** A chunk of whole rows with their results, and what was counted on the way. */
export interface Answered {
  readonly bytes: Uint8Array<SharedArrayBuffer>
  readonly tally: Tally
}

/** A chunk to answer, and memory to write the answer into. */
export interface Task {
  readonly chunk: Chunk
  readonly spare: SharedArrayBuffer | null
}

/** Room for the answer to a chunk, with its warnings. Memory that is not written to is none that is used. */
const expectedFold = 32

/** Answers chunks of whole rows, here or in a worker. */
export function chunkAnswerer(plan: Plan): (task: Task) => Answered {
  const writer = byteWriter(expectedFold * chunkBytes[plan.as])
  const answerRows = plan.header === null ? answerNdjson(plan) : answerCsv(plan.header, plan)
  return ({ chunk: { rows, people }, spare }) => {
    const tally = emptyTally(plan.report)
    const bytes = Buffer.from(rows.buffer, rows.byteOffset, rows.byteLength)
    writer.begin(spare)
    answerRows({ bytes, text: bytes.toString('latin1'), people }, tally, writer)
    return { bytes: writer.written(), tally }
  }
}
