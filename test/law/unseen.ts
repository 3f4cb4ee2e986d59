/** Mistakes that no answer can show, with the reason: by the file and what stands in its line. The report names them so. */
export const unseen: readonly (readonly [file: string, line: string, why: string])[] = [
  ['case/chain.ts', '(a.id < b.id ? -1 : 1)', 'No two ids are the same, and a sort only looks at the sign.'],
  ['case/chain.ts', 'if (sentences.every((', 'Only spares work: without links the rest finds the same.'],
  ['case/case-answer.ts', 'if (last <= counted) continue', 'A time within another adds no day either way.'],
  [
    'case/change.ts',
    'part.layers.indexOf(layer) <',
    'To move to the layer that is there already changes nothing.',
  ],
  [
    'case/change.ts',
    '.day <= sentence.start) continue',
    'Only spares work: the change asks again whom it reaches.',
  ],
  ['case/stated.ts', 'isLater: date > release', 'A date that is ours has been answered before.'],
  [
    'case/stated.ts',
    'if (!changes.every(isAskable)) continue',
    'The changes of a fact can all be sent, or none.',
  ],
  ['sentence/governing.ts', 'months: 0, days: 0', 'A few days more than 3, 4 or 7 years are governed alike.'],
  ['tables/regimes.ts', 'addDays(progressionModel.day, -1)', 'No layer of the law began on the eve itself.'],
  ['sentence/governing.ts', 'ofYears(', 'Every length between two limits is governed alike.'],
  [
    'sentence/key-dates.ts',
    'dates.unusedAddedDays > 0 &&',
    'Only spares work: worked out again, the date is the same.',
  ],
  ['search/vocabulary.ts', 'letters |= 1 <<', 'Only spares comparisons that would find nothing.'],
  ['search/vocabulary.ts', 'rest &= rest - 1', 'Only spares comparisons that would find nothing.'],
  [
    'search/vocabulary.ts',
    'const shortestMisspelt = 4',
    'In a shorter word no letter may be wrong either way.',
  ],
  ['calendar/term.ts', 'if (term.days <= 28) return true', 'Only spares work: the calendar says the same.'],
  ['case/read-reforms.ts', 'const noDay = 0', 'With a mistake no reform is given.'],
  [
    'case/read-reforms.ts',
    'if (i > 0 && Number(limits[i]',
    'Before the first stage there is none to compare with.',
  ],
  [
    'sentence/warning-settings.ts',
    "const chosen = chosenBy === 'offence'",
    'Another number for the same setting, which no other setting has.',
  ],
  [
    'case/case-answer.ts',
    'afterRecall(question, course, result, false)',
    'Only spares work: what is left out is not looked at.',
  ],
  ['search/distance.ts', 'i < word.length', 'Past the end of a word there is no letter.'],
]
