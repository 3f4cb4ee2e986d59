import { questionPages } from '../question/question-pages.ts'
import { whatIfPages } from '../what-if/what-if-pages.ts'
import { answerPages } from './answer-pages.ts'
import type { Page } from './page.ts'

/** Every page that depends on what was entered. */
export const pages: readonly Page[] = [...questionPages, ...answerPages, ...whatIfPages]
