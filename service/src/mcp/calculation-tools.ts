import {
  type Calculation,
  calculation,
  type Facts,
  inWords,
  personFacts,
  progressionModel,
  recallFacts,
  sentenceFacts,
  transitionOf,
} from '@requisite/law'
import { bundled } from '../contract/bundle.ts'
import { parseCase } from '../contract/case/parse.ts'
import { caseBody, presentCase } from '../contract/case/present.ts'
import { CaseRequest } from '../contract/case/request.ts'
import { CaseResponse } from '../contract/case/response.ts'
import { priceOfCase } from '../contract/case/size.ts'
import * as is from '../contract/field.ts'
import { type Include, includes } from '../contract/include.ts'
import { poweredBy } from '../contract/notices.ts'
import { parse } from '../contract/parse.ts'
import { CalculationResponse, presentCalculation } from '../contract/present.ts'
import { quickPrice } from '../contract/price.ts'
import { CalculationRequest } from '../contract/request.ts'
import { caseTool, type Tool, type ToolAnswer, withReason } from './tool.ts'

const question =
  'One sentence of imprisonment or detention in England and Wales, under the law as changed by the Sentencing Act 2026.'
const care = `Always give the warnings, the alternatives with their conditions, and the disclaimer to the person. postCommencement says which release point is used: for a sentence imposed on or after ${inWords(progressionModel.day)} set it to true. lawInForce has the date by the law in force: where it is another, that is when the person is released, unless they asked what another release point would give. For the working of that date use work_out_case.`

const wholeCase =
  'All sentences of one person in England and Wales, one or up to 60, concurrent or consecutive, with added days and times unlawfully at large; also detention and training orders (dto), prison for a sum that was not paid (fine_default), prison for breach of supervision (supervision_default) and contempt. By the law in force: the law of each sentence’s own day, and the changes that reach it later, in their stages.'

/** What can be told not to be known, each with the question that would settle it. */
const unknowns = Object.entries<Facts>({
  '': personFacts,
  'sentences[].': sentenceFacts,
  'recall.': recallFacts,
})
  .flatMap(([place, facts]) =>
    Object.entries(facts).flatMap(([name, { unknown }]) =>
      unknown === undefined ? [] : [`${place}${name} (${unknown})`],
    ),
  )
  .join(', ')

const lawInForce = is.shape(
  (calculation: Calculation) => {
    const { release } = is.found(transitionOf, calculation)
    const isOther = release !== calculation.dates.release
    return {
      releaseDate: is.date(
        release,
        'The date by the law in force: of the day of sentence, and of the stages that reach it.',
      ),
      isOther: is.flag(isOther, 'Whether it is another than releaseDate in data.'),
      text: is.text(
        is.found(() =>
          isOther
            ? `By the law in force the date is ${inWords(release)}. The date in data is at another release point.`
            : `By the law in force the date is ${inWords(release)} too.`,
        ),
        'The same as a sentence for the person.',
      ),
    }
  },
  { description: 'When the person is released by the law in force.' },
)

/** An answer at a named release point, with the date by the law in force beside it. */
const PointResponse = {
  ...CalculationResponse,
  properties: { ...(CalculationResponse.properties as object), lawInForce: lawInForce.schema },
  required: [...(CalculationResponse.required as readonly string[]), 'lawInForce'],
}

/** The tools that work out a date. */
export function calculationTools(operatorName: string): readonly Tool[] {
  const attribution = poweredBy(operatorName)
  const answering =
    (include: readonly Include[]) =>
    (args: unknown): ToolAnswer => {
      const parsed = parse(args)
      if ('errors' in parsed) return parsed
      const worked = calculation(parsed.question)
      const answer = presentCalculation(worked, parsed, attribution, include)
      return { answer: { ...answer, lawInForce: lawInForce(worked) } }
    }
  const inputSchema = bundled(CalculationRequest)
  const outputSchema = bundled(PointResponse)
  return [
    {
      name: caseTool,
      title: 'Work out when somebody is released',
      description: `${wholeCase} Use it for when somebody is released, and always when the person has more than one sentence, or weeks, an extension period, days at large or the date of the offence matter; after a recall to prison, also beside other sentences (ask which kind the recall papers name, and never guess it; ask which sentences they name, and give them as recall.sentenceIds); and when the prison gave another date (statedReleaseDate). Never guess a fact: ask, and where the person does not know, send "unknown" for ${unknowns}, and leave any other out. Gives the release date and its kind, how sure it is (howSure: say it in words, with what its codes are about), the day of leaving, the end, parole eligibility, which sentences decide, which changes to the case would give a date that the prison gave, rival dates where the law or the case is not certain (weight equal: name both dates as possible; where W_RECALL_NOT_TOLD is said, ask whether the person was recalled; the date of A_RECALLED is the latest day, and nothing is automatic before it), every step of the working with its provision, and the warnings. Give the lengths in the units the court used. HDCED and ERSED are days from which something is possible, never a promise; a date whose note says that it has passed is not to be given as one to come; ask for liableToRemoval only where deportation is spoken of. Where releaseBasis is no_later_than, do not call the date a release date. A reason in stated claims only that it would give that date. Always give the warnings, the alternatives and the disclaimer to the person.`,
      inputSchema: bundled(CaseRequest),
      outputSchema: bundled(CaseResponse),
      price: priceOfCase,
      call: (args) => {
        const parsed = parseCase(args)
        if ('errors' in parsed) return withReason(parsed)
        const item = presentCase(parsed, ['explanation'])
        return 'errors' in item ? withReason(item) : { answer: { ...caseBody(item, attribution) } }
      },
    },
    {
      name: 'calculate_release_date',
      title: 'One sentence at a release point that you name',
      description: `${question} Gives the release date, the end of the sentence, the fraction used, the warnings, and the other dates that are possible where something is in doubt (alternatives). ${care}`,
      inputSchema,
      outputSchema,
      price: quickPrice,
      call: answering(['alternatives']),
    },
    {
      name: 'explain_release_date',
      title: 'Explain a release date',
      description: `${question} Gives the same answer with every step of the working and the provision behind it, the other dates of the sentence, how the change of law reaches it in stages, the dates before and after the Act, and, where the law or the case is in doubt, the other dates that are possible. ${care}`,
      inputSchema,
      outputSchema,
      price: quickPrice,
      call: answering(includes),
    },
  ]
}
