import { isStartInBounds, parseDay } from '@requisite/law'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import { whenAsked } from './when-asked.ts'

/** What says whether a request is one of this schema, with the schemas that it refers to. It is made for the first request. The
 *  schemas are our own, and a test holds them against the meta-schema: at every start that would take longer than all the rest of
 *  the contract. */
export const validatorOf = <T>(schema: object, others: readonly object[] = []): (() => ValidateFunction<T>) =>
  whenAsked(() => {
    const ajv = validator()
    ajv.addSchema([...others])
    return ajv.compile<T>(schema)
  })

function validator(): Ajv2020 {
  const ajv = new Ajv2020({
    allErrors: true,
    strict: true,
    allowUnionTypes: true,
    meta: false,
    validateSchema: false,
    // Fifteen milliseconds of every start; V8 does as much by itself.
    code: { optimize: false },
  })
  ajv.addFormat('date', (text) => {
    const day = parseDay(text)
    return day !== null && isStartInBounds(day)
  })
  return ajv
}

/** Whether a body is a JSON object: neither a list nor null. */
export const isObject = (body: unknown): body is Record<string, unknown> =>
  typeof body === 'object' && body !== null && !Array.isArray(body)
