/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
import './default-policy.ts'
import { createAll, ErrorSummary } from 'govuk-frontend'
import { caseId } from './case-id.ts'
import { copyButtons } from './copy.ts'
import { folds } from './folds.ts'
import { forgetAll } from './kept-in-tab.ts'
import { livePage } from './live-page.ts'
import { madeFromForms } from './made-page.ts'
import { offenceSearch } from './offence-search.ts'
import { offline } from './offline.ts'
import { printButton } from './print-button.ts'
import { notAfterExit, quickExit } from './quick-exit.ts'
import { pageMaker } from './rules.ts'
import { skipLink } from './skip-link.ts'
import { startWhatIf } from './what-if.ts'

/** Makes what is in the main part of the page easier to use. */
function enliven(): void {
  offenceSearch(document)
  createAll(ErrorSummary)
  copyButtons(document)
  printButton(document)
  folds(document)
  caseId(document)
}

/** The same for a page that was made here, in the place of another. */
function enlivenMade(): void {
  enliven()
  startWhatIf(document)
}

// Everything on the page works without this script; it only makes some of it easier.
document.body.classList.add('js-enabled', 'govuk-frontend-supported')
enliven()
const live = livePage(document, enlivenMade)
if (live === null) {
  notAfterExit(document)
  if (typeof Worker !== 'undefined') madeFromForms(document, pageMaker(), enlivenMade)
}
skipLink(document)
quickExit(document, () => {
  live?.leave()
  forgetAll()
})
startWhatIf(document)
offline(document)
