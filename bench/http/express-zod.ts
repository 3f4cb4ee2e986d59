import { isoDate, offenceByKey, parseDay, warningText } from '@requisite/law'
import { calculation, pointLabel } from '@requisite/law/internal'
import express from 'express'
import { rateLimit } from 'express-rate-limit'
import helmet from 'helmet'
import { z } from 'zod'

/** (d) What most teams would write: Express 5, zod, and the usual middleware, doing the same work. */
const days = z.number().int().min(0).max(36525).default(0)
const Request = z.object({
  startDate: z.iso.date(),
  sentenceYears: z.number().int().min(0).max(99),
  sentenceMonths: z.number().int().min(0).max(11).default(0),
  sentenceDays: z.number().int().min(0).max(30).default(0),
  remandCreditDays: days,
  taggedBailCreditDays: days,
  addedDays: days,
  sentenceType: z.enum(['sds', 'sds_plus', 'section_250', 'eds', 'life', 'ipp', 'terrorism']).optional(),
  ageAtSentence: z.enum(['adult', 'child', 'unknown']).default('adult'),
  postCommencement: z.boolean().default(false),
  offenceKey: z.string().optional(),
})

const app = express()
app.set('trust proxy', 'loopback')
app.use(helmet())
app.use((_request, response, next) => {
  response.set('Access-Control-Allow-Origin', '*').set('Cache-Control', 'no-store')
  next()
})
app.use(rateLimit({ windowMs: 60_000, limit: 60, standardHeaders: 'draft-8', legacyHeaders: true }))
app.use(express.json({ limit: '16kb' }))
app.post('/api/v1/sentencing/calculate', (request, response) => {
  const parsed = Request.safeParse(request.body)
  if (!parsed.success) {
    response.status(422).json({ success: false, errors: z.flattenError(parsed.error).fieldErrors })
    return
  }
  const body = parsed.data
  const start = parseDay(body.startDate)
  const offence = body.offenceKey === undefined ? null : offenceByKey(body.offenceKey)
  if (start === null || offence === undefined) {
    response.status(422).json({ success: false })
    return
  }
  const { dates, point, regime, classified, warnings } = calculation({
    start,
    term: { years: body.sentenceYears, months: body.sentenceMonths, days: body.sentenceDays },
    remandCreditDays: body.remandCreditDays,
    taggedBailCreditDays: body.taggedBailCreditDays,
    addedDays: body.addedDays,
    sentenceType: body.sentenceType ?? null,
    age: body.ageAtSentence,
    regimeId: null,
    offence,
    postCommencement: body.postCommencement,
  })
  response.json({
    success: true,
    data: {
      releaseDate: isoDate(dates.release),
      sentenceEndDate: isoDate(dates.sentenceEnd),
      totalDays: dates.totalDays,
      custodyDays: dates.requisiteCustodialPeriod,
      adjustedCustodyDays: dates.daysToServe,
      fractionUsed: Number((point.fraction.numerator / point.fraction.denominator).toFixed(10)),
      fractionLabel: pointLabel(regime, point),
      warnings: warnings.map(warningText),
      progressionExcluded: classified.excludedBy !== null,
    },
    inputs: { ...body, regimeId: classified.regimeId, offenceKey: body.offenceKey ?? null },
    disclaimer:
      'This is an estimate only. It is not legal advice. The actual release date is set by the ' +
      'responsible prison and probation authority, HM Prison and Probation Service.',
    poweredBy: 'Powered by the Requisite sentencing calculator',
  })
})
app.listen(Number(process.env.PORT), '127.0.0.1')
