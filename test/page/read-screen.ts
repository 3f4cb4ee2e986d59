import { cautionText } from '../../service/src/page/answer/cautions.ts'
import { whenText } from '../../service/src/page/answer/offence-classes.ts'
import type { Outcome } from '../../service/src/page/answer/outcome.ts'
import { screenOf } from '../../service/src/page/answer/screen.ts'
import { daysShown, headingText, lineText } from '../../service/src/page/answer/screen-type.ts'

/** The screen of an answer in the order in which it is read, a line each. That there is no tag for adults is in every one of theirs, and
 *  has a test of its own (`next-steps.test.ts`). */
export function readScreen(outcome: Outcome): readonly string[] {
  const screen = screenOf(outcome)
  const { cautions, pair, table, lines } = screen
  return [
    ...cautions.map(cautionText),
    headingText(screen),
    ...daysShown(screen).map((words, i) => (i === 0 ? words : `or ${words}`)),
    ...(pair === undefined ? [] : [`Ours ${pair.ours}`, `The prison’s ${pair.theirs}`]),
    ...(table === undefined
      ? []
      : [
          table.caption,
          ...table.rows.map((row) => `${row.words}: ${whenText(row)}`),
          table.note ?? [],
        ].flat()),
    ...lines.filter(({ about }) => about !== 'tag').map(lineText),
  ]
}
