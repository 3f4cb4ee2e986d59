import { calculation, calculationFacts } from '@requisite/law/internal'
import { fromTexts } from '../contract/from-text.ts'
import { errorsWithInclude, includes, parseInclude } from '../contract/include.ts'
import { invalid } from '../contract/invalid.ts'
import { poweredBy } from '../contract/notices.ts'
import { ignoredFieldWarnings, parse } from '../contract/parse.ts'
import { present } from '../contract/present.ts'
import { CalculationRequest, requestFields } from '../contract/request.ts'
import { calculationText } from './calculate-text.ts'
import type { CommandRow } from './command-row.ts'
import { type Command, write, writeJson } from './context.ts'
import { factOptions, offenceMistake, textsOf } from './fact-flags.ts'
import { includeMistake, includeOption, jsonOption, kebab, offenceOption } from './flags.ts'
import { mistaken, mistakesIn } from './mistaken.ts'
import { paint } from './paint.ts'

/** One sentence, for a person or, with --json, as the API answers it. */
const calculate: Command = async ({ values }, context) => {
  const mistake = offenceMistake(values) ?? includeMistake(values)
  if (mistake !== null) return mistaken(mistake)

  const request = fromTexts(textsOf(values, requestFields))
  const parsed = parse(request)
  const included = parseInclude(values.get('include'))
  if ('errors' in parsed || 'error' in included) {
    const errors = errorsWithInclude(parsed, included)
    return values.has('json')
      ? writeJson(context, invalid(errors), 1)
      : { mistakes: mistakesIn(errors, (field) => `--${kebab(field)}`) }
  }

  if (values.has('json'))
    return writeJson(context, present(parsed, poweredBy(context.operatorName), included.include))
  const notes = ignoredFieldWarnings(parsed.unknownFields)
  await write(context, calculationText(calculation(parsed.question), notes, paint(context.hasColour)))
  return 0
}

const ofSentence = factOptions(requestFields, calculationFacts, CalculationRequest.properties)

/** `requisite calculate`. */
export const calculateRow: CommandRow = {
  isOfOptions: true,
  parts: [
    {
      about: `This is POST /api/v1/sentencing/calculate, as text or, with --json, to the byte.
--post-commencement says which release point; without it, it is the one from before the Act. The first line of
the text names it and, where that is another day, the date under the law in force. requisite release answers
by the law in force.

The options are the fields of the API. The first two are needed.`,
      options: {
        ...ofSentence,
        offence: offenceOption(ofSentence),
        json: jsonOption,
        include: includeOption(includes),
      },
    },
  ],
  examples: [
    'requisite calculate --start-date 2026-11-14 --sentence-years 3 --offence robbery',
    'requisite calculate --start-date 2026-11-16 --sentence-years 3 --post-commencement',
    'requisite calculate --start-date 2026-11-16 --sentence-years 0 --sentence-months 9 --json',
  ],
  run: calculate,
}
