import { type Day, parseDay } from '@requisite/law'
import { parametersOf } from '../../http/query.ts'
import { toldIn } from '../../told/link.ts'
import { foldOf } from '../answer/fold-of.ts'
import { type Fold, foldTitles } from '../answer/folds.ts'
import { outcomeOf } from '../answer/outcome.ts'
import { paths } from '../link.ts'
import type { PageResult } from '../routing/page.ts'
import { pages } from '../routing/pages.ts'
import type { PageAsked, PageReply } from '../rows/message.ts'

const foldPath = `${paths.answer}/fold/`

/** What is in a fold of an answer. */
function foldReply({ path, query }: PageAsked, today: Day): string {
  const id = path.slice(foldPath.length)
  const read = toldIn(parametersOf(query))
  if (!Object.hasOwn(foldTitles, id) || 'faults' in read) return ''
  const outcome = outcomeOf(read.told, today)
  return 'refusals' in outcome ? '' : foldOf(id as Fold, outcome).markup
}

/** A page that is made on the device, by the same functions as on the server, of what its form would send or the facts of a link. */
export function pageReply(asked: PageAsked, origin: string): PageReply {
  const { page, path, query } = asked
  const today = parseDay(asked.today) as Day
  if (path.startsWith(foldPath)) return { page, main: foldReply(asked, today) }
  const method = query === '' || path === paths.question ? 'GET' : 'POST'
  const made = pages.find((one) => one.path === path && one.methods.some((known) => known === method))
  // What stands behind # is sent to nobody.
  const linkStart = `${origin}${paths.start}#`
  const shown: PageResult | undefined = made?.shown({ method, fields: parametersOf(query), linkStart, today })
  if (shown !== undefined && 'calendar' in shown)
    return { page, file: shown.calendar, type: 'text/calendar; charset=utf-8', name: 'date-to-check.ics' }
  if (shown === undefined || !('page' in shown)) return { page, main: '' }
  const { title, main, kind = '' } = shown.page
  return { page, title, main: main.markup, kind }
}
