import { type Day, parseDay } from '@requisite/law'
import { parametersOf } from '../../http/query.ts'
import { foldOf } from '../answer/fold-of.ts'
import { type Fold, foldTitles } from '../answer/folds.ts'
import { outcomeOf } from '../answer/outcome.ts'
import { html } from '../html.ts'
import { layout, type PageContent } from '../layout.ts'
import { paths } from '../link.ts'
import { toldIn } from '../question/form-state.ts'
import type { PageResult } from '../routing/page.ts'
import { markup } from '../routing/page-headers.ts'
import { pages } from '../routing/pages.ts'
import type { PageAsked, PageReply } from '../rows/message.ts'
import { onDeviceLink, type Settings } from './settings.ts'
import { onDevice } from './words.ts'

const foldPath = '/answer/fold/'

/** What is in a fold of an answer. */
function foldReply({ path, query }: PageAsked, today: Day): string {
  const id = path.slice(foldPath.length)
  const read = toldIn(parametersOf(query))
  if (!Object.hasOwn(foldTitles, id) || read === null || 'errors' in read) return ''
  const outcome = outcomeOf(read.told, today)
  return 'refusals' in outcome ? '' : foldOf(id as Fold, outcome).markup
}

/** A page that is made on the device, of the facts of a link, by the same functions as on the server. */
export function pageReply(asked: PageAsked, settings: Settings): PageReply {
  const { page, path, query } = asked
  const today = parseDay(asked.today) as Day
  if (path.startsWith(foldPath)) return { page, body: foldReply(asked, today), type: markup }
  const method = query === '' || path === paths.question ? 'GET' : 'POST'
  const made = pages.find((one) => one.path === path && one.methods.some((known) => known === method))
  const shown: PageResult = made?.shown({
    method,
    fields: parametersOf(query),
    linkStart: onDeviceLink(settings),
    today,
  }) ?? {
    location: paths.question,
  }
  if ('calendar' in shown)
    return { page, body: shown.calendar, type: 'text/calendar; charset=utf-8', name: 'date-to-check.ics' }
  const content: PageContent = 'page' in shown ? shown.page : { title: 'Requisite', main: html`` }
  return { page, body: layout({ ...settings, note: html`${onDevice}` }, content), type: markup }
}
