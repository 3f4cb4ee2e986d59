import { type CaseAnswer, type CaseWarning, type Day, inWords } from '@requisite/law'
import { cautionsOf, isSaidToBeOnTag } from './cautions.ts'
import { inPlainWords } from './caveats.ts'
import { type Line, line } from './lines.ts'
import { classesApart, isInTable, isLongTerm, whenText } from './offence-classes.ts'
import { dueDays, isByRecall, type Outcome, type Rival, wayOutOf } from './outcome.ts'
import { isExplained } from './stated-facts.ts'
import { isCounted, type Sureness, surenessOf, type Unknown } from './sureness.ts'
import { capital, small } from './text.ts'

/** When release would be under a rival, after a colon. */
export function whenOf(answer: CaseAnswer): string {
  switch (wayOutOf(answer)) {
    case 'automatic':
      return inWords(answer.release as Day)
    case 'Parole Board only':
    case 'none':
      return 'no release date'
    case 'no later than':
      return `no set date before ${inWords(answer.release as Day)}`
    case 'Parole Board first':
      return `from ${inWords(answer.paroleEligibility as Day)} to ${inWords(answer.release as Day)}`
  }
}

/** Days before the sentence, or between recall and return, move nothing in a fixed term that ends before the sentence does, unless
 *  the first release date holds it. */
const isEndIdle = ({ answer }: Outcome): boolean => {
  const term = answer.recalled?.run.recalled.term ?? null
  return isByRecall(answer) && term !== null && term.notBefore === null && answer.release !== answer.end
}

/** What the reader does not know, where it could move the date. Age and kind speak through their rivals. */
function unknownOf(outcome: Outcome): readonly Unknown[] {
  const { told, answer } = outcome
  const isUnsure = (about: 'others' | 'credit'): boolean =>
    told.sentences.some(({ unsure }) => unsure.includes(about))
  // Where the offence allows nothing but an order, it is one.
  const isDetentionOpen = answer.sentences.some(
    ({ regime }, i) =>
      regime.family !== 'training order' && told.sentences[i]?.unsure.includes('detention') === true,
  )
  return [
    ...(isUnsure('others') ? (['others'] as const) : []),
    ...(isUnsure('credit') && !isEndIdle(outcome) ? (['credit'] as const) : []),
    ...(isDetentionOpen ? (['detention'] as const) : []),
    ...(isByRecall(answer) && told.sentences.some(({ kind }) => kind === null) ? (['kind'] as const) : []),
  ]
}

/** Warnings that can make an answer less sure: not those that say what a recall that was told means, nor what moves nothing. */
const weighedWarnings = (outcome: Outcome): readonly CaseWarning[] =>
  outcome.answer.warnings.filter(
    ({ code }) =>
      !(code === 'W_RELEASED_BETWEEN' && outcome.answer.recalled !== null) &&
      !(code === 'W_RECALL_BEFORE_RELEASE' && isSaidToBeOnTag(outcome)) &&
      !(code === 'W_RECALL_AT_LARGE_UNKNOWN' && isEndIdle(outcome)),
  )

/** How sure the answer is, and why. */
export const sureOf = (outcome: Outcome): Sureness =>
  surenessOf({
    rivals: outcome.rivals.map(({ level }) => level),
    warnings: [
      ...weighedWarnings(outcome).map(({ code }) => code),
      ...(isExplained(outcome) ? [] : (['W_STATED_UNEXPLAINED'] as const)),
    ],
    unknown: unknownOf(outcome),
    isCautioned: cautionsOf(outcome).length > 0,
  })

const ofRival = ({ code, level, answer, words, offences }: Rival, ours: CaseAnswer): string => {
  if (level === 'fairly' && offences !== null) return `For ${small(offences)}, it is later.`
  if (code === 'A_STAGE_NOT_BEGUN')
    return `The day of the stage is in the prison service’s timetable, not in published law. Without it: ${whenOf(answer)}.`
  if (wayOutOf(ours) === 'Parole Board only' && wayOutOf(answer) === 'Parole Board only')
    return `${capital(words.condition)}: the Parole Board looks at the case from ${inWords(answer.paroleEligibility as Day)}.`
  return code === 'A_NO_EARLY_RELEASE' && ours.sentences.some(({ regime }) => regime.family === 'extended')
    ? `If it was for terrorism: no Parole Board, out on ${inWords(answer.release as Day)}.`
    : `${capital(words.condition)}: ${whenOf(answer)}.`
}

const ofUnknown: Readonly<Record<Exclude<Unknown, 'others'>, string>> = {
  credit: 'We counted no days on remand. With them it is earlier.',
  detention: 'We took it as section 250, and not as a detention and training order.',
  kind: 'We took it that the sentence is not an extended one.',
}

/** Everything that makes an answer fairly sure and no more, in the order in which it is told. */
function fairlyBecause(outcome: Outcome): readonly string[] {
  const rivals = outcome.rivals.filter((rival) => rival.level === 'fairly' && !isInTable(outcome, rival))
  const stage = rivals.filter(({ code }) => code === 'A_STAGE_NOT_BEGUN')
  const unknown = unknownOf(outcome).filter((about) => about !== 'others')
  return [
    ...stage.map((rival) => ofRival(rival, outcome.answer)),
    ...(unknown.includes('credit') ? [ofUnknown.credit] : []),
    ...rivals.filter((rival) => !stage.includes(rival)).map((rival) => ofRival(rival, outcome.answer)),
    ...unknown.filter((about) => about !== 'credit').map((about) => ofUnknown[about]),
    ...weighedWarnings(outcome)
      .filter(({ code }) => isCounted(code))
      .map((warning) =>
        warning.code === 'W_RECALL_AT_LARGE_UNKNOWN'
          ? 'We counted no days between recall and return.'
          : warning.code === 'W_CREDITS_EXCEED'
            ? 'Check that each day on remand was only for this case.'
            : warning.code === 'W_DEFAULT_CONSECUTIVE'
              ? 'The prison works this out by hand. This is our reading.'
              : inPlainWords(warning),
      ),
  ]
}

/** Why it is not sure, in a sentence. */
function notSureBecause({ because }: Sureness, { answer }: Outcome): string {
  if (because === 'others') return 'Another sentence could make the date later.'
  if (because === 'W_STATED_UNEXPLAINED') return 'The prison’s date is different, and we do not know why.'
  const warning = answer.warnings.find(({ code }) => code === because)
  return because === 'caution' || warning === undefined
    ? 'What you entered does not fit together: see the first line.'
    : inPlainWords(warning)
}

export const counts = [
  '',
  'one date is',
  'two dates are',
  'three dates are',
  'four dates are',
  'five dates are',
]

/** The line "How sure"; `otherwise` is what could still change a date of which we are sure. */
export function howSure(outcome: Outcome, otherwise: string): Line {
  const sure = sureOf(outcome)
  const tagged = (shown: string, said: string, text: string): Line => ({
    ...line('How sure', text),
    tag: { shown, said },
  })
  switch (sure.level) {
    case 'depends':
      return tagged(
        'It depends',
        'it depends on the offence.',
        isLongTerm(outcome) ? 'We cannot choose for you.' : '',
      )
    case 'not_sure':
      return tagged('Not sure', 'not sure.', notSureBecause(sure, outcome))
    case 'two': {
      const count = counts[Math.max(dueDays(outcome).length, 2)] ?? 'several dates are'
      const shown = capital(count).replace(/ (?:is|are)$/, '')
      return tagged(shown, `${count} possible.`, '')
    }
    case 'fairly':
      return tagged('Fairly sure', 'fairly.', fairlyBecause(outcome)[0] as string)
    case 'sure':
      return tagged('Sure of the rule', 'sure of the rule.', otherwise)
  }
}

/** What belongs to "fairly" and has no room in the box: it goes to "What could change it". */
export const fairlyBesides = (outcome: Outcome): readonly string[] => [
  ...fairlyBecause(outcome).slice(sureOf(outcome).level === 'fairly' ? 1 : 0),
  ...classesApart(outcome).map((row) => `${row.words}: ${whenText(row)}.`),
]
