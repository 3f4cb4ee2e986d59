import { isStartInBounds, parseDay } from '@requisite/law'
import { Ajv2020 } from 'ajv/dist/2020.js'

/** A validator of requests. The schemas are our own, and a test holds them against the meta-schema: at every start that would
 *  take longer than all the rest of the contract. */
export function validator(): Ajv2020 {
  const ajv = new Ajv2020({
    allErrors: true,
    strict: true,
    allowUnionTypes: true,
    meta: false,
    validateSchema: false,
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
