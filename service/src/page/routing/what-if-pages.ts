import { paths } from '../link.ts'
import { emptyWhatIfPage, whatIfPage } from '../what-if/what-if-page.ts'
import type { Page } from './page.ts'

/** The page about a sentence that is not passed yet. What is asked goes by POST: nothing of it is in the address. */
export const whatIfPages: readonly Page[] = [
  { path: paths.whatIf, methods: ['GET'], shown: () => ({ page: emptyWhatIfPage() }), isFixed: () => true },
  {
    path: paths.whatIf,
    methods: ['POST'],
    shown: ({ fields, today }) => whatIfPage(fields, today),
  },
]
