import { answerPages } from './answer-pages.ts'
import type { Page } from './page.ts'
import { questionPages } from './question-pages.ts'
import { whatIfPages } from './what-if-pages.ts'

/** Every page that depends on what was entered. */
export const pages: readonly Page[] = [...questionPages, ...answerPages, ...whatIfPages]
