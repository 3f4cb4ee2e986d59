import { isAnyTold } from '../../told/link.ts'
import { paths } from '../link.ts'
import { startPage, withoutScript } from '../question/start-page.ts'
import { questionsPage } from '../rows/plain-page.ts'
import { byBoth, type Page } from './page.ts'

/** Where the steps were that are rows now. */
const oldSteps = [
  '/offence',
  '/more-about-it',
  '/anything-else',
  '/sentence',
  '/sentences',
  '/same-counts',
].concat(['/change', '/remand-days', '/tagged-bail-days'])

/** The pages on which one begins. Their forms go to the answer by POST: nothing of them stands in an address. */
export const questionPages: readonly Page[] = [
  {
    path: paths.start,
    methods: ['GET'],
    shown: ({ fields, today }) => ({ page: startPage(withoutScript(questionsPage(fields, today).main)) }),
    isFixed: (fields) => !isAnyTold(fields),
  },
  {
    path: paths.question,
    methods: ['GET'],
    shown: ({ fields, today }) => ({ page: questionsPage(fields, today) }),
    isFixed: (fields) => !isAnyTold(fields),
  },
  {
    path: paths.recall,
    methods: ['GET'],
    shown: ({ today }) => ({ page: startPage(withoutScript(questionsPage({}, today, 'recall').main)) }),
    isFixed: () => true,
  },
  ...[...oldSteps, paths.question, paths.recall].map(
    (path): Page => ({
      path,
      methods: path === paths.question || path === paths.recall ? ['POST'] : byBoth,
      shown: () => ({ location: paths.question }),
    }),
  ),
]
