import { recallTypes } from '../tables/recall-types.ts'
import { caseBounds } from './bounds.ts'
import type { Facts } from './fact.ts'
import { countFact, idMessage } from './made.ts'
import { orUnknown, realDate, yesOrNo } from './messages.ts'

/** The facts of a recall to prison during the licence. */
export const recallFacts = {
  /** As the papers say; what the law rules out gives way to the kind that it gives. */
  type: {
    kind: 'choice',
    values: recallTypes,
    isNeeded: true,
    unknown: 'Which kind of recall is it?',
    message: orUnknown(`Choose the kind of recall that the papers name: ${recallTypes.join(', ')}.`),
    times: { unknown: 5 },
  },
  /** What says which kind the law gives, where the papers do not: a new charge, how grave it is, how the person is managed, and what
   *  sentence or risk there is of terrorism or of a foreign power. */
  charge: {
    kind: 'choice',
    values: ['none', 'not_convicted', 'convicted'],
    unknown: 'Was the person charged with a new offence?',
    message: orUnknown('Choose none, not_convicted, convicted.'),
  },
  seriousCharge: {
    kind: 'flag',
    leftOut: null,
    unknown: 'Is the new charge murder, or a serious violent, sexual or terrorism offence?',
    message: orUnknown(yesOrNo),
  },
  mappaLevel: {
    kind: 'count',
    least: 1,
    most: 3,
    leftOut: null,
    unknown: 'At which MAPPA level is the person managed?',
    message: orUnknown('Enter the MAPPA level as 1, 2 or 3.'),
  },
  terrorismOrState: {
    kind: 'flag',
    leftOut: null,
    unknown: 'Is it about terrorism, national security or a foreign power?',
    message: orUnknown(yesOrNo),
  },
  /** The sentences the recall is from, by their ids. */
  sentenceIds: {
    kind: 'ids',
    longest: caseBounds.idLength,
    most: caseBounds.sentences,
    message: `Name at least one sentence. Send their ids as a list of at most ${caseBounds.sentences}: ["A", "B"].`,
    each: idMessage,
  },
  /** The day the licence was revoked. */
  recallDate: { kind: 'day', message: realDate },
  /** The first day back in custody. */
  returnToCustodyDate: { kind: 'day', message: realDate },
  /** The days at large between recall and return, in place of the count between those two days. */
  unlawfullyAtLargeDays: countFact('the days at large between recall and return', null),
  /** The last of the days at large before the return, where that is known and the return is not. */
  lastDayUnlawfullyAtLarge: { kind: 'day', message: realDate },
  /** Days added for disciplinary offences since the return, less those given back. */
  addedDaysAfterReturn: countFact('the days added since the return', 0),
  unlawfullyAtLargeAfterReturnDays: countFact('the days at large since the return', 0),
} as const satisfies Facts
