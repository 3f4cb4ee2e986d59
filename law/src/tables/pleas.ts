import type { Source } from './provisions.ts'
import { sentencingCode } from './provisions.ts'

/** What a guilty plea takes off a sentence: a part of it, exactly. */
export interface Plea {
  /** As it is written: "0", "1/3". */
  readonly text: string
  readonly numerator: number
  readonly denominator: number
}

/** The most that a plea takes off, and how fine a part may be written. */
export const pleaBounds = { most: { numerator: 1, denominator: 2 }, denominator: 100, pleas: 5 } as const

/** The steps of the guideline, from none to the most: what is taken off at most, and up to when the plea came. */
export interface PleaStep extends Plea {
  /** The part in words, as a heading. */
  readonly label: string
  readonly when: string
}

const guidelines = 'https://www.sentencingcouncil.org.uk/overarching-guides/crown-court/item'

/** The duty to take a plea into account, and the guidelines on how much: for adults, and for those under 18, whose steps are
 *  the same. */
export const pleaLaw: readonly Source[] = [
  sentencingCode('73(2)'),
  {
    title: 'Sentencing Council',
    provision: 'Reduction in sentence for a guilty plea (2017)',
    url: `${guidelines}/reduction-in-sentence-for-a-guilty-plea-first-hearing-on-or-after-1-june-2017`,
  },
  {
    title: 'Sentencing Council',
    provision: 'Sentencing children and young people, guilty plea',
    url: `${guidelines}/sentencing-children-and-young-people`,
  },
]

// biome-ignore format: one step a line
export const nothingOff: PleaStep = { text: '0', numerator: 0, denominator: 1, label: 'After a trial', when: 'nothing off' }

// biome-ignore format: one step a line
export const pleaSteps: readonly PleaStep[] = [
  nothingOff,
  { text: '1/10', numerator: 1, denominator: 10, label: 'One-tenth off', when: 'on the first day of the trial' },
  { text: '1/4', numerator: 1, denominator: 4, label: 'One-quarter off', when: 'later, before the trial' },
  { text: '1/3', numerator: 1, denominator: 3, label: 'One-third off', when: 'at the first hearing' },
]
