import { offences } from '@requisite/law'
import { regimes } from '@requisite/law/internal'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, test } from 'vitest'
import { namedSchemas } from './bundle.ts'
import { offenceRecord, regimeRecords } from './records.ts'

const ajv = new Ajv2020({ strict: false, allErrors: true })
ajv.addFormat('date', /^\d{4}-\d{2}-\d{2}$/)
ajv.addFormat('uri', (text) => URL.canParse(text))
for (const schema of namedSchemas().values()) ajv.addSchema(schema)

describe('The records', () => {
  test('every regime and every offence is as the schemas say', () => {
    for (const record of regimeRecords)
      expect(ajv.validate('RegimeRecord', record), ajv.errorsText()).toBe(true)
    for (const offence of offences)
      expect(
        ajv.validate('OffenceRecord', offenceRecord(offence)),
        `${offence.key}: ${ajv.errorsText()}`,
      ).toBe(true)
  })

  test('every regime is there, in the order of the table', () =>
    expect(regimeRecords.map(({ regimeId }) => regimeId)).toEqual(Object.keys(regimes)))

  test('every regime that an offence is said to be governed by exists', () => {
    for (const offence of offences) {
      const ids = offence.isCommittal ? [null] : Object.keys(regimes)
      const { under4Years, from4To7Years, from7Years } = offenceRecord(offence).classification
      for (const { regimeId } of [under4Years, from4To7Years, from7Years]) expect(ids).toContain(regimeId)
    }
  })

  test('a barred offence says by what, for which sentences and how sure that is', () => {
    for (const offence of offences) {
      const { classification } = offenceRecord(offence)
      const { barredFromProgressionModel: barred, barredBy, barredScope, barredConfidence } = classification
      expect(barredBy.length > 0, offence.key).toBe(barred)
      expect(barredScope !== null, offence.key).toBe(barred)
      if (barredConfidence === 'not listed') expect(barredScope, offence.key).not.toBe('all sentences')
    }
  })

  test('a summary is one sentence for each class', () => {
    const summaries = new Set(offences.map((offence) => offenceRecord(offence).classification.summary))
    for (const summary of summaries)
      expect(summary).toMatch(
        /^For an adult sentenced now: [a-z0-9%, -]+(?:, whatever the length| from 7 years)\.$/i,
      )
  })
})
