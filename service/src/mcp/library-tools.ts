import { lawVersion } from '@requisite/law'
import { formNotes, isRecord, searchOffences } from '@requisite/law/internal'
import { bundled } from '../contract/bundle.ts'
import type { Errors } from '../contract/errors.ts'
import * as is from '../contract/field.ts'
import { disclaimer } from '../contract/notices.ts'
import { quickPrice } from '../contract/price.ts'
import { libraryMeta, offenceRecord, regimeRecords } from '../contract/records.ts'
import { type Tool, type ToolAnswer, toCorrect } from './tool.ts'

const longestQuery = 100
const highestLimit = 20
const defaultLimit = 5

const noticeSchemas = {
  lawAsAt: { type: 'string' },
  lawVersion: { type: 'string' },
  disclaimer: { type: 'string' },
}
const notices = { lawAsAt: libraryMeta.lawAsAt, lawVersion, disclaimer }

const findInput = is.openObjectOf(
  {
    query: {
      type: 'string',
      minLength: 1,
      maxLength: longestQuery,
      description:
        'What people type: a name, an everyday word (stabbing), an abbreviation (abh), a section ' +
        '(section 18) or a code. Misspellings are understood.',
    },
    limit: {
      type: 'integer',
      minimum: 1,
      maximum: highestLimit,
      default: defaultLimit,
      description: 'How many to give.',
    },
  },
  ['limit'],
)

function findOffence(args: unknown): ToolAnswer {
  const { query, limit = defaultLimit } = isRecord(args) ? args : {}
  const errors: Errors = Object.create(null)
  if (typeof query !== 'string' || query.trim() === '' || query.length > longestQuery)
    errors.query = [`Enter the offence in at most ${longestQuery} characters.`]
  if (!Number.isInteger(limit) || Number(limit) < 1 || Number(limit) > highestLimit)
    errors.limit = [`Enter a whole number from 1 to ${highestLimit}.`]
  if (Object.keys(errors).length > 0) return toCorrect(errors)
  const { offences: matches, form } = searchOffences(String(query))
  const offences = matches.slice(0, Number(limit)).map(offenceRecord)
  const note = form === null ? {} : { note: formNotes[form] }
  return { answer: { offences, total: matches.length, ...note, ...notices } }
}

/** All regimes in short, or one whole: together they are longer than what an assistant should be given unasked. */
function listRegimes(args: unknown): ToolAnswer {
  const { regimeId } = isRecord(args) ? args : {}
  const found = regimeRecords.filter((one) => one.regimeId === regimeId)
  if (regimeId !== undefined && found.length === 0)
    return toCorrect({
      regimeId: [`Enter one of: ${regimeRecords.map((one) => one.regimeId).join(', ')}.`],
    })
  const short = regimeRecords.map(
    ({ description: _1, exclusionReason: _2, warnings: _3, sourceLinks: _4, ...one }) => one,
  )
  return { answer: { regimes: regimeId === undefined ? short : found, ...notices } }
}

/** The tools that look things up. */
export const libraryTools: readonly Tool[] = [
  {
    name: 'find_offence',
    title: 'Find an offence',
    description:
      'Searches the offence library. Gives for each offence its key (to use as offenceKey), ' +
      'its maximum penalty, which release rules govern it by length of sentence, and whether ' +
      'it is barred from the new release point.',
    inputSchema: findInput,
    outputSchema: bundled(
      is.openObjectOf({
        offences: { type: 'array', items: is.refTo('OffenceRecord') },
        total: { type: 'integer' },
        note: { type: 'string' },
        ...noticeSchemas,
      }),
    ),
    price: quickPrice,
    call: findOffence,
  },
  {
    name: 'list_regimes',
    title: 'List the sets of release rules',
    description:
      'Lists every set of release rules (regime) with its id (to use as regimeId), its name, ' +
      'its fractions before and after the Sentencing Act 2026, and whom it governs. With a ' +
      'regimeId it gives that one whole, with its warnings and sources.',
    inputSchema: is.openObjectOf({ regimeId: is.described.text('The one to give whole.') }, ['regimeId']),
    outputSchema: bundled(
      is.openObjectOf({ regimes: { type: 'array', items: is.refTo('RegimeRecord') }, ...noticeSchemas }),
    ),
    price: quickPrice,
    call: listRegimes,
  },
]
