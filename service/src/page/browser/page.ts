/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
import './default-policy.ts'
import { createAll, ErrorSummary } from 'govuk-frontend'
import { caseId } from './case-id.ts'
import { copyButtons } from './copy.ts'
import { folds } from './folds.ts'
import { offenceBox } from './offence-box.ts'
import { offline } from './offline.ts'
import { printButton } from './print-button.ts'
import { wayOut } from './way-out.ts'
import { whatIf } from './what-if.ts'

// Everything on the page works without this script; it only makes some of it easier.
document.body.classList.add('js-enabled', 'govuk-frontend-supported')
wayOut(document)
offenceBox(document)
createAll(ErrorSummary)
copyButtons(document)
printButton(document)
folds(document)
caseId(document)
whatIf(document)
offline(document)
