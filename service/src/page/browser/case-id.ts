/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
import { keepInTab, keptInTab } from './kept-in-tab.ts'
import { sentFields } from './watched-form.ts'

/** Where the random id of a case is kept: in this tab, until it is closed. */
const keyOf = (case_: string): string => `calendar ${case_}`

/** A random id for a case, made once in a tab; a new one each time where the tab keeps nothing. */
function idOf(case_: string): string {
  const known = keptInTab<string>(keyOf(case_)) ?? crypto.randomUUID()
  keepInTab(keyOf(case_), known)
  return known
}

/** What tells one case from another: the days of its sentences, whatever else is changed. */
const caseIn = (fields: URLSearchParams): string =>
  [...fields]
    .flatMap(([name, value]) => (name === 'sentence' ? [...new URLSearchParams(value)] : [[name, value]]))
    .flatMap(([name, value]) => (name === 'startDate' ? [value] : []))
    .join(' ')

/** The facts of a case with its id. */
export function withCaseId(query: string): string {
  const fields = new URLSearchParams(query)
  fields.set('caseId', idOf(caseIn(fields)))
  return String(fields)
}

/** Gives the calendar file of a case an id, so that a file that is fetched twice replaces itself. */
export function caseId(page: Document): void {
  for (const link of page.querySelectorAll<HTMLAnchorElement>('a[href*="calendar.ics"]')) {
    const url = new URL(link.href)
    url.search = withCaseId(url.search)
    link.href = url.href
  }
  for (const form of page.querySelectorAll<HTMLFormElement>('form[action$="calendar.ics"]')) {
    const box = page.createElement('input')
    box.type = 'hidden'
    box.name = 'caseId'
    box.value = idOf(caseIn(sentFields(new FormData(form))))
    form.append(box)
  }
}
