import { answerPages } from '../answer/answer-pages.ts'
import { creditPages } from '../credit/credit-pages.ts'
import { questionPages } from '../question/question-pages.ts'
import { whatIfPages } from '../what-if/what-if-pages.ts'
import type { PageAt } from './page-at.ts'

/** Every page that depends on what was entered. */
export const pages: readonly PageAt[] = [...questionPages, ...creditPages, ...answerPages, ...whatIfPages]
