import type { Query } from '../../http/route.ts'
import { paths } from '../link.ts'
import { byBoth, type PageAt, type Reading, type Shown } from '../page-at.ts'
import { type Asked, askedIn } from './asked.ts'
import { courtPage } from './court-page.ts'
import { type FieldName, formValuesOf, isPrefilled } from './form-values.ts'
import { afterCourt, more, type Next, oneSentence, recall, sentences, startAgain } from './steps.ts'

const first = (fields: Query): Shown => ({
  page: courtPage({ form: formValuesOf(fields), others: [], at: 1 }, []),
})

const recallWay: Partial<Record<FieldName, string>> = { recalled: 'way' }

const step =
  (next: (asked: Asked, query: Query) => Next) =>
  ({ fields }: Reading): Shown => {
    const asked = askedIn(fields)
    return asked === null ? startAgain : next(asked, fields)
  }

/** The pages of the questions. One sentence goes by its address from page to page, several by POST. */
export const questionPages: readonly PageAt[] = [
  {
    path: paths.question,
    methods: ['GET'],
    shown: ({ fields }) => first(fields),
    isFixed: (fields) => !isPrefilled(fields),
  },
  { path: paths.recall, methods: ['GET'], shown: () => first(recallWay), isFixed: () => true },
  { path: paths.recall, methods: ['POST'], shown: step(recall) },
  { path: paths.offence, methods: byBoth, shown: step(afterCourt) },
  { path: paths.more, methods: byBoth, shown: step(more) },
  { path: paths.sentence, methods: ['POST'], shown: step(oneSentence) },
  { path: paths.sentences, methods: ['POST'], shown: step(sentences) },
]
