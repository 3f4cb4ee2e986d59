import { type Calculation, inWords, transitionOf } from '@requisite/law'
import {
  calculation,
  type Facts,
  personFacts,
  progressionModel,
  recallFacts,
  sentenceFacts,
} from '@requisite/law/internal'
import { bundled, schemaNamed } from '../contract/bundle.ts'
import type { Asking } from '../contract/call.ts'
import { calls } from '../contract/calls.ts'
import * as is from '../contract/field.ts'
import { type Include, includes } from '../contract/include.ts'
import { caseTool, type Tool, toolOf } from './tool.ts'

const question =
  'One sentence of imprisonment or detention in England and Wales, under the law as changed by the Sentencing Act 2026.'
const care =
  'Always give the warnings, the alternatives with their conditions, and the disclaimer to ' +
  'the person. postCommencement says which release point is used: for a sentence imposed ' +
  `on or after ${inWords(progressionModel.day)} set it to true. lawInForce has the date by ` +
  'the law in force: where it is another, that is when the person is released, unless they ' +
  'asked what another release point would give. For the working of that date use ' +
  'work_out_case.'

const wholeCase =
  'All sentences of one person in England and Wales, one or up to 60, concurrent or ' +
  'consecutive, with added days and times unlawfully at large; also detention and training ' +
  'orders (dto), prison for a sum that was not paid (fine_default), prison for breach of ' +
  'supervision (supervision_default) and contempt. By the law in force: the law of each ' +
  'sentence’s own day, and the changes that reach it later, in their stages.'

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

/** A tool at a named release point: beside its answer stands the date by the law in force. */
function pointTool(include: readonly Include[], asking: Asking): ReturnType<typeof toolOf> {
  const tool = toolOf(calls.calculate, include, asking)
  const response = schemaNamed(calls.calculate.response)
  return {
    ...tool,
    outputSchema: bundled({
      ...response,
      properties: { ...(response.properties as object), lawInForce: lawInForce.schema },
    }),
    call: (args) => {
      const result = tool.call(args)
      const parsed = calls.calculate.parse(args, '', true)
      if ('refused' in result || 'errors' in parsed) return result
      return { answer: { ...result.answer, lawInForce: lawInForce(calculation(parsed.question)) } }
    },
  }
}

/** The tools that work out a date. */
export const calculationTools = (asking: Asking): readonly Tool[] => [
  {
    name: caseTool,
    title: 'Work out when somebody is released',
    description:
      `${wholeCase} Use it for when somebody is released, and always when the person has more ` +
      'than one sentence, or weeks, an extension period, days at large or the date of the ' +
      'offence matter; after a recall to prison, also beside other sentences (ask which kind ' +
      'the recall papers name, and never guess it; ask which sentences they name, and give ' +
      'them as recall.sentenceIds); and when the prison gave another date (statedReleaseDate). ' +
      'Never guess a fact: ask, and where the person does not know, send "unknown" for ' +
      `${unknowns}, and leave any other out. Gives the release date and its kind, how sure it ` +
      'is (howSure: say it in words, with what its codes are about), the day of leaving, the ' +
      'end, parole eligibility, which sentences decide, which changes to the case would give a ' +
      'date that the prison gave, rival dates where the law or the case is not certain (weight ' +
      'equal: name both dates as possible; where W_RECALL_NOT_TOLD is said, ask whether the ' +
      'person was recalled; the date of A_RECALLED is the latest day, and nothing is automatic ' +
      'before it), every step of the working with its provision, and the warnings. Give the ' +
      'lengths in the units the court used. HDCED and ERSED are days from which something is ' +
      'possible, never a promise; a date whose note says that it has passed is not to be given ' +
      'as one to come; ask for liableToRemoval only where deportation is spoken of. Where ' +
      'releaseBasis is no_later_than, do not call the date a release date. A reason in stated ' +
      'claims only that it would give that date. Always give the warnings, the alternatives ' +
      'and the disclaimer to the person.',
    ...toolOf(calls.releaseDates, ['explanation'], asking),
  },
  {
    name: 'calculate_release_date',
    title: 'One sentence at a release point that you name',
    description:
      `${question} Gives the release date, the end of the sentence, the fraction used, the ` +
      'warnings, and the other dates that are possible where something is in doubt ' +
      `(alternatives). ${care}`,
    ...pointTool(['alternatives'], asking),
  },
  {
    name: 'explain_release_date',
    title: 'Explain a release date',
    description:
      `${question} Gives the same answer with every step of the working and the provision ` +
      'behind it, the other dates of the sentence, how the change of law reaches it in stages, ' +
      'the dates before and after the Act, and, where the law or the case is in doubt, the ' +
      `other dates that are possible. ${care}`,
    ...pointTool(includes, asking),
  },
  {
    name: 'what_if',
    title: 'What a sentence would mean',
    description:
      'For somebody who is not sentenced yet in England and Wales: the release date that each ' +
      'length would give, by the law in force, after a trial or with a guilty plea ' +
      '(pleaReductions: "1/3" at the first hearing at most, "1/4" later, "1/10" on the first ' +
      'day of the trial, "0" after a trial). Ask since when the person is in prison on remand ' +
      '(remandedSince; where there were several times, remand with the dates of each, and no ' +
      'last day for the one that goes on), or whether on bail. Gives each length with each ' +
      'plea, the lengths at which one month more means many more in prison (cliffs), and the ' +
      'longest length that is served already (servedLength). Only the court decides: say ' +
      '"would be", never "will be". Never guess a length. Minimum sentences, lengths in weeks ' +
      'or days and detention and training orders are not worked out here. For a sentence that ' +
      'was passed use work_out_case. Always give the warnings, the alternatives with their ' +
      'conditions and the disclaimer to the person.',
    ...toolOf(calls.whatIf, [], asking),
  },
]
