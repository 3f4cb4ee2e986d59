import {
  type CaseAnswer,
  type CaseSentenceAnswer,
  creditInQuestion,
  custodyDaysOf,
  type Day,
  daysInWords,
  dueDays,
  inWords,
  isHeldWithoutSentence,
  wayOf,
} from '@requisite/law'
import { cautionsOf } from '../answer/cautions.ts'
import { isToldUnknown, sureOf, type ToldUnknown } from '../answer/how-sure.ts'
import { isByOffence } from '../answer/offence-classes.ts'
import { aheadFor, type Outcome, type RefusedOutcome } from '../answer/outcome.ts'
import { statedOtherwise } from '../answer/prison-date.ts'
import { courtLength } from '../told/length.ts'
import { capital } from '../told/text.ts'
import { extensionOf, hasMinimumTerm, lengthTold, startOf, type ToldSentence } from '../told/told.ts'
import { day, type EasyLine, type EasyWords, easy, named } from './easy-words.ts'
import { doubtLines, leavingLines } from './leaving-lines.ts'
import type { Picture } from './pictures.ts'

// ── What the court said ─────────────────────────────────────────────────────────────────────────────────────────────

/** What the court gave, for each kind of sentence. */
function givenIn(sentence: ToldSentence, credit: number): EasyWords {
  const given = courtLength(lengthTold(sentence))
  // Days that come off the minimum term are said with it: the day that follows is that much earlier.
  const isLess = hasMinimumTerm(sentence.sentenceType) && credit > 0
  const length = isLess ? `${given}, less ${daysInWords(credit)}` : given
  const { sentenceType, wholeLife } = sentence
  if (wholeLife) return ['A court gave the person a life sentence. They must stay in prison all their life.']
  switch (sentenceType) {
    case 'life':
      return [`A court gave the person a life sentence. They must stay in for at least ${length}.`]
    case 'ipp':
      return [
        'A court gave the person an ',
        named('IPP'),
        ` sentence. It has no end day. They must stay in for at least ${length}.`,
      ]
    case 'dto':
      return [`A court gave the person ${length}. Half is locked up. This is called a `, named('DTO'), '.']
    case 'fine_default':
      return [`The person did not pay money. So a court gave them ${length} in prison.`]
    case 'contempt':
      return [`The person broke a rule of a court. So it gave them ${length} in prison.`]
    case 'supervision_default':
      return [`The person broke the rules after prison. So a court gave them ${length} more.`]
    default: {
      const extension = extensionOf(sentence)
      const more = extension === null ? '' : courtLength(extension)
      return more === ''
        ? [`A court gave the person ${length}.`]
        : [`A court gave the person ${length} in prison. Then ${more} outside with rules.`]
    }
  }
}

/** The court, and the recall after it. */
function courtLines({ told, answer, today }: Pick<Outcome, 'told'> & Partial<Outcome>): readonly EasyLine[] {
  const [only, ...others] = told.sentences
  const given =
    only === undefined || others.length > 0
      ? [`A court gave the person ${told.sentences.length} sentences.`]
      : givenIn(only, answer?.runs.find(({ isMinimumTerm }) => isMinimumTerm)?.credit ?? 0)
  const ahead = told.sentences.some((sentence) => today !== undefined && startOf(sentence) > today)
    ? [easy('days', 'The court day has not come yet. We work it out as if it had.')]
    : []
  const recall =
    told.recall === null
      ? []
      : [
          easy(
            'back',
            'The person was out of prison. Then they had to go back. This is called ',
            named('recall'),
            '.',
          ),
        ]
  return [easy('court', ...given), ...ahead, ...recall]
}

/** The day that the prison gave, where it is another: it holds. */
function prisonLines(outcome: Outcome): readonly EasyLine[] {
  const stated = statedOtherwise(outcome)
  return stated === null
    ? []
    : [
        easy(
          'talk',
          'The prison gave another day: ',
          day(stated),
          '. That day holds until it is changed. Plan for that day.',
        ),
      ]
}

// ── How sure it is ──────────────────────────────────────────────────────────────────────────────────────────────────

/** What has to be checked, or does not fit. */
function notSureLine(outcome: Outcome): EasyLine {
  const abouts = cautionsOf(outcome).map(({ about }) => about)
  if (abouts.includes('suspended'))
    return easy(
      'ask',
      'We are not sure. Was it ',
      named('suspended'),
      '? Then the person does not go to prison if they follow rules.',
    )
  if (abouts.includes('kind')) return easy('ask', 'We are not sure. Check the kind of recall on the papers.')
  if (abouts.includes('day')) return easy('ask', 'We are not sure. It depends on the day in court.')
  if (abouts.includes('paid')) return easy('money', 'We are not sure. Some money was paid. So it is sooner.')
  if (abouts.length > 0) return easy('ask', 'We are not sure. Some of what you told us does not fit.')
  const { because } = sureOf(outcome)
  if (because.includes('W_OTHERS_NOT_TOLD'))
    return easy('ask', 'We are not sure. One more sentence would make it later.')
  return because.includes('W_STATED_UNEXPLAINED')
    ? easy('ask', 'We are not sure. The prison gave a day that is not ours.')
    : easy('ask', 'We are not sure of the day.')
}

function sureLine(outcome: Outcome): EasyLine {
  switch (sureOf(outcome).level) {
    case 'depends':
      return easy('ask', 'We are not sure. It depends on the crime.')
    case 'not_sure':
      return notSureLine(outcome)
    case 'two_dates':
      return isHeldWithoutSentence(outcome.answer)
        ? easy('ask', 'The prison may count in another way. Ask how.')
        : easy(
            'ask',
            `We do not know which day it is.${statedOtherwise(outcome) === null ? ' Plan for the last one.' : ''}`,
          )
    case 'fairly_sure':
      return easy('tick', 'We are quite sure. But it could be wrong.')
    case 'sure':
      return easy('tick', 'We are sure of the rule.')
  }
}

/** What the reader said that they do not know, beside what makes us not sure. */
const unknownWords: readonly (readonly [ToldUnknown, Picture, string])[] = [
  ['W_OTHERS_NOT_TOLD', 'court', 'There may be one more sentence. That would make it later.'],
  ['W_CREDIT_NOT_TOLD', 'off', 'Was the person in prison before the court day? Then it can be sooner.'],
  ['W_RECALL_AT_LARGE_UNKNOWN', 'back', 'Was the person free after the recall? Then it can be later.'],
]

function unknownLines(outcome: Outcome): readonly EasyLine[] {
  const isSaid = sureOf(outcome).level === 'not_sure'
  return unknownWords
    .filter(([code]) => isToldUnknown(code, outcome))
    .filter(([code]) => !(isSaid && code === 'W_OTHERS_NOT_TOLD' && cautionsOf(outcome).length === 0))
    .map(([, picture, words]) => easy(picture, words))
}

// ── Why, and what comes after ───────────────────────────────────────────────────────────────────────────────────────

/** Which part is in prison: of one sentence that is released as of right, where nothing else moved the day. */
function partLine(outcome: Outcome): readonly EasyLine[] {
  const { answer, told } = outcome
  const [only, ...others] = answer.sentences
  const [sentence] = told.sentences
  if (only === undefined || sentence === undefined || others.length > 0) return []
  if (answer.recalled !== null || wayOf(answer).by !== 'automatic' || sentence.sentenceType === 'dto')
    return []
  if (answer.runs.some(({ hold }) => hold?.isFelt === true) || answer.release === answer.end) return []
  if (isByOffence(outcome) || dueDays(answer, outcome.rivals).length > 1) return []
  const { numerator, denominator, phrase } = only.point.fraction
  if (numerator === denominator || hasMinimumTerm(sentence.sentenceType)) return []
  const part = capital(phrase)
  return [
    easy(
      'part',
      `The person does not spend all ${courtLength(lengthTold(sentence))} in prison. ${part} ${numerator > 1 && denominator < 100 && !phrase.includes('%') ? 'are' : 'is'} in prison.`,
    ),
  ]
}

/** Days of which it is not known if the court took them off the minimum term. */
function minimumLine({ answer }: Outcome): readonly EasyLine[] {
  const credit = creditInQuestion(answer)
  if (credit === null) return []
  const otherwise = { day: inWords(credit.otherwise) }
  return [
    easy('ask', `Did the court take the ${daysInWords(credit.days)} off already? We do not know.`),
    credit.otherwise > (answer.paroleEligibility as Day)
      ? easy('ask', 'If it did, it is ', otherwise, '.')
      : easy('ask', 'If it did not, it is ', otherwise, '.'),
  ]
}

/** Days on remand that come off. */
function remandLine({ answer }: Outcome): readonly EasyLine[] {
  const told = answer.case.sentences.reduce((sum, sentence) => sum + custodyDaysOf(sentence), 0)
  const counted = answer.remand?.days ?? told
  const lost = answer.remand?.notCounted.reduce((sum, { days }) => sum + days, 0) ?? 0
  const isOff = (release: CaseAnswer): boolean => release.runs.some(({ creditUsed }) => creditUsed > 0)
  return [
    ...(counted > 0 && isOff(answer)
      ? [
          easy(
            'off',
            counted === 1
              ? '1 day in prison before the court day is taken off.'
              : `${daysInWords(counted)} in prison before the court day are taken off.`,
          ),
        ]
      : []),
    ...(lost > 0 ? [easy('off', `${daysInWords(lost)} in prison before it do not count.`)] : []),
  ]
}

const isOf = (family: CaseSentenceAnswer['regime']['family'], { sentences }: CaseAnswer): boolean =>
  sentences.some(({ regime }) => regime.family === family)

/** The rules after prison, of life or IPP, where the person is out. */
function licenceLines({ licence }: CaseAnswer, rules: EasyLine, today: Day): readonly EasyLine[] {
  const end = licence?.end ?? null
  if (end !== null && end < today)
    return [easy('home', 'They had to follow rules. That ended on ', day(end), '.')]
  const first = ['They must follow rules. This is called ', named('being on licence')] as const
  if (licence === null) return [easy('home', ...first, '. It lasts for life.'), rules]
  return end === null
    ? [easy('home', ...first, '.'), easy('ask', 'It can end. Ask probation when.'), rules]
    : [easy('home', ...first, '. It lasts until ', day(end), '.'), rules]
}

/** What comes after a release: nothing, the help of a worker, or rules, until a day where it is known. */
interface After {
  readonly what: 'over' | 'no rules' | 'worker' | 'rules'
  readonly until: Day | null
}

function afterOf({ release, releaseType, end, licenceEnd }: CaseAnswer): After {
  if (release !== null && release === end) return { what: 'over', until: null }
  if (releaseType === 'ARD') return { what: 'no rules', until: null }
  return releaseType === 'MTD' ? { what: 'worker', until: end } : { what: 'rules', until: licenceEnd ?? end }
}

const rules = easy(
  'back',
  'If the person breaks the rules, they can go back to prison. This is called ',
  named('recall'),
  '.',
)
const onLicence = [
  'After that the person lives outside prison and must follow rules. This is called ',
  named('being on licence'),
] as const

/** The other answers under which the person may leave. */
const possible = ({ way, answer, rivals }: Outcome): readonly CaseAnswer[] =>
  [
    ...('due' in way ? way.due : 'kinds' in way ? way.kinds : dueDays(answer, rivals)),
    ...('classes' in way ? way.classes : []),
  ].map((one) => one.answer)

/** What comes after prison: until which day only where that is the same whatever is in doubt. */
function afterLines(outcome: Outcome): readonly EasyLine[] {
  const { answer, today, way } = outcome
  if (way.kind === 'whole life') return []
  if (way.kind === 'on licence' || way.kind === 'licence over') return licenceLines(answer, rules, today)
  if (answer.release === null)
    return [easy('home', ...onLicence, isOf('life', answer) ? '. It lasts for life.' : '.'), rules]
  const all = [answer, ...possible(outcome)].map(afterOf)
  const [{ what, until }] = all as [After]
  if (what !== 'rules' && all.some((one) => one.what !== what))
    return [easy('home', 'After that the person may have rules to follow.')]
  if (what === 'over') return [easy('home', 'After that the sentence is over.')]
  if (what === 'no rules') return [easy('home', 'After that there are no rules to follow.')]
  const last = all.every((one) => one.until === until) ? until : null
  if (last !== null && last < today) return []
  const to = (words: string): EasyWords => (last === null ? ['.'] : [words, { day: inWords(last) }, '.'])
  return what === 'worker'
    ? [easy('home', 'After that the person lives outside. A worker helps them', ...to(' until '))]
    : [easy('home', ...onLicence, ...to('. It lasts until ')), ...(answer.recalled === null ? [rules] : [])]
}

/** What can move the day. */
function changeLines({ answer, told }: Outcome): readonly EasyLine[] {
  if (told.sentences.some(({ sentenceType }) => sentenceType === 'fine_default'))
    return [easy('money', 'If the money is paid, the person can leave sooner.')]
  if (answer.dates.some(({ form }) => form === 'ETD'))
    return [easy('change', 'It can be sooner if things go well. A youth court can make it later.')]
  // No days are added to a minimum term, nor after the end of a sentence.
  const isOpen = wayOf(answer).by === 'no later than' || isHeldWithoutSentence(answer)
  const hasDay = answer.release !== null && !isOpen
  return hasDay && answer.sentences.some(({ regime }) => regime.takesAddedDays)
    ? [easy('change', 'Some things can change the day. If a person breaks prison rules, days can be added.')]
    : []
}

/** What lies ahead, in at most three lines. */
const aheadLines = (outcome: Outcome): readonly EasyLine[] =>
  aheadFor(outcome)
    .flatMap(({ date, easy: words }) => {
      if (words === null) return []
      const [before = '', after] = words.split('{day}')
      return [after === undefined ? easy('ask', before) : easy('days', before, day(date as Day), after)]
    })
    .slice(0, 3)

/** The answer in easy read, one idea a line. */
export const easyLines = (outcome: Outcome): readonly EasyLine[] => [
  ...courtLines(outcome),
  ...leavingLines(outcome),
  ...prisonLines(outcome),
  sureLine(outcome),
  ...unknownLines(outcome),
  ...partLine(outcome),
  ...remandLine(outcome),
  ...(creditInQuestion(outcome.answer) === null ? doubtLines(outcome) : minimumLine(outcome)),
  ...afterLines(outcome),
  ...changeLines(outcome),
  ...aheadLines(outcome),
]

/** What is said where there is no answer. */
export const refusedLines = (refused: RefusedOutcome): readonly EasyLine[] => [
  ...courtLines(refused),
  easy('ask', 'We can not work out the day to leave. A guess could be wrong.'),
  easy('tick', 'Check what you told us. It may not fit.'),
]
