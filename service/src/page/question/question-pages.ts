import type { Query } from '../../http/route.ts'
import { taggedBailPage } from '../credit/tagged-bail-page.ts'
import { paths } from '../link.ts'
import { byBoth, type Next, type Page, type PageRequest, type PageResult } from '../routing/page.ts'
import { isNothingSent, restoredPage } from '../routing/restored-page.ts'
import { questionsPage } from '../rows/plain-page.ts'
import { startAgain } from './asking.ts'
import { courtPage, firstOfRecall } from './court-page.ts'
import { formValuesOf, isPrefilled } from './form-of-query.ts'
import { type FormState, readForm } from './form-state.ts'
import { oneSentence, sameCounts, sentences } from './list-steps.ts'
import { startPage } from './start-page.ts'
import { afterCourt, detail, more, oneQuestion, recall, remand } from './steps.ts'

const first = (fields: Query) => ({
  page: courtPage({ form: formValuesOf(fields), others: [], at: 1 }, []),
})

const step =
  (next: (asked: FormState, query: Query) => Next) =>
  ({ method, fields }: PageRequest): PageResult => {
    if (method === 'GET' && isNothingSent(fields)) return { page: restoredPage() }
    const asked = readForm(fields)
    return asked === null ? startAgain() : next(asked, fields)
  }

/** The pages of the questions. What is told goes from page to page by POST: nothing of it stands in an address. */
export const questionPages: readonly Page[] = [
  {
    path: paths.start,
    methods: ['GET'],
    shown: ({ fields, today }) => ({ page: startPage(questionsPage(fields, today).main) }),
    isFixed: (fields) => !isPrefilled(fields),
  },
  {
    path: paths.question,
    methods: ['GET'],
    shown: ({ fields, today }) => ({ page: questionsPage(fields, today) }),
    isFixed: (fields) => !isPrefilled(fields),
  },
  { path: paths.question, methods: ['POST'], shown: ({ fields }) => first(fields) },
  {
    path: paths.recall,
    methods: ['GET'],
    shown: ({ today }) => ({ page: questionsPage({}, today, 'recall') }),
    isFixed: () => true,
  },
  {
    path: paths.recall,
    methods: ['POST'],
    shown: (request) => (firstOfRecall in request.fields ? first(request.fields) : step(recall)(request)),
  },
  { path: paths.offence, methods: byBoth, shown: step(afterCourt) },
  { path: paths.detail, methods: byBoth, shown: step(detail) },
  { path: paths.more, methods: byBoth, shown: step(more) },
  { path: paths.sentence, methods: byBoth, shown: step(oneSentence) },
  { path: paths.sentences, methods: byBoth, shown: step(sentences) },
  { path: paths.sameCounts, methods: byBoth, shown: step(sameCounts) },
  { path: paths.remand, methods: byBoth, shown: step(remand) },
  { path: paths.taggedBail, methods: byBoth, shown: step(taggedBailPage) },
  { path: paths.change, methods: byBoth, shown: step(oneQuestion) },
]
