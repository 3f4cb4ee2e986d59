/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
import { paths } from '../link.ts'
import { isAnotherText, ofCaseBefore, withAnswer, withSaid } from '../rows/answers.ts'
import type { LiveReply, RowAnswer } from '../rows/message.ts'
import { copyButtons, copyText } from './copy.ts'
import { factsInAddress, rereadAtLink } from './facts-in-address.ts'
import { keepDialog } from './keep-dialog.ts'
import { beforeHidden, keepInTab, keptInTab } from './kept-in-tab.ts'
import { lineUnderBox } from './line-under-box.ts'
import { liveBar } from './live-bar.ts'
import { madePages } from './made-page.ts'
import { markedBox } from './marked-box.ts'
import { focusQuestion, openRows } from './open-rows.ts'
import { ownMarkup } from './own-markup.ts'
import { type LiveQuestion, type Rules, startRules } from './rules.ts'
import { speaker } from './speak.ts'
import { sentFields } from './watched-form.ts'
import { sinceOpened } from './within.ts'

/** After so long a rest the words are read. */
const restMs = 120
/** The rows move after a longer one, so that nothing flickers, and still so soon that it is seen to come of the key. */
const rowsRestMs = 300
/** The word in which the caret stands may be finished after this. */
const caretRestMs = 800
/** It is said that the rules are on their way when they were not there after this. */
const waitMs = 500

/** What the tab keeps: the words, what was answered beside them, and where the reader was. */
interface TabContent {
  readonly text: string
  readonly answers: readonly RowAnswer[]
  readonly link: string | null
  readonly isBehind: boolean
  readonly open: string | null
  readonly top: number
}
/** With its version: what another version of the page kept is not read. */
const keptName = 'live-4'

/** What the address of a page that was opened tells: at /recall, that the person was called back. */
const toldByAddress = (): readonly RowAnswer[] =>
  window.location.pathname === paths.recall ? [{ row: 'recall', say: 'recall=true' }] : []

/** The facts of a link that was opened: it leaves nothing of the case in the address. */
function openedLink(): string | null {
  const facts = factsInAddress()
  if (facts !== null || window.location.pathname === paths.recall)
    history.replaceState(history.state, '', paths.start)
  return facts
}

/** The first step of a working that another does not have. */
function stepOtherThan(place: HTMLElement, other: HTMLElement): HTMLElement | undefined {
  const stepsIn = (one: HTMLElement) => [...one.querySelectorAll<HTMLElement>('.steps > li')]
  const known = new Set(stepsIn(other).map(({ textContent }) => textContent))
  const step = stepsIn(place).find(({ textContent }) => !known.has(textContent))
  step?.setAttribute('tabindex', '-1')
  return step
}

/** The page that answers while one types: what is typed or tapped goes to the rules beside the page, and their answer to its places.
 *  Gives what has to be forgotten on the way out; null where the page is another one. */
export function livePage(page: Document, enliven: () => void): { readonly leave: () => void } | null {
  const live = page.querySelector<HTMLElement>('.live-main')
  if (live === null || typeof Worker === 'undefined') return null
  const at = <Name extends string>(selector: Name): HTMLElement => live.querySelector(selector) as HTMLElement
  const box = markedBox(page)
  const { field } = box
  const [card, below] = [at('.card'), at('.live__below')]
  const speak = speaker(at('[data-speak]'))
  const told = toldByAddress()
  const opened = openedLink()
  const before = opened === null ? keptInTab<TabContent>(keptName) : null
  const link = opened ?? before?.link ?? null
  let answers: readonly RowAnswer[] = [
    ...(before?.answers ?? []).filter(({ row }) => told.every((one) => one.row !== row)),
    ...told,
  ]
  /** Whether the words are one sentence more than a link or the rows told, and not the whole. */
  let isBehind = before?.isBehind ?? false
  let trying: RowAnswer | undefined
  let reply: LiveReply | null = null
  let typedAt = Number.NEGATIVE_INFINITY
  /** Whether what was typed last is more than a letter of a word. */
  let isWhole = false
  let isLeft = false
  /** The facts of the settled answer, and of the one before it: the working opens at the step that changed. */
  let [facts, factsBefore]: (string | null)[] = [null, null]
  /** What is to be done with the focus when the reply to an answer is there; null while it is the words that change. */
  let answered: { readonly row: string; readonly wasMarked: boolean } | null = null
  let resumed: TabContent | null = before

  const line = lineUnderBox(at('.tip'), (phrase) =>
    answer({ row: `aside-${phrase.from}`, say: 'say=wrong', about: phrase.text }),
  )
  const rows = openRows(at('.live__rows'), (row) => {
    if (row.open) bar.standBefore(rows.groupOf(row) ?? row)
    else if (trying?.row === row.dataset.row) {
      trying = undefined
      ask()
    }
  })
  const pages = madePages(page, {
    make: (path, query) => rules.page(path, query),
    facts: () => reply?.link ?? null,
    enliven,
  })
  const focusCard = (): void => {
    const heading = card.querySelector<HTMLElement>('h2') ?? card
    heading.setAttribute('tabindex', '-1')
    heading.focus({ preventScroll: true })
    card.scrollIntoView({ block: 'nearest' })
  }
  const goTo = (id: string | null): boolean => {
    const row = id === null ? (rows.marked()[0] ?? null) : rows.row(id)
    if (row === null) return false
    rows.show(row)
    focusQuestion(row)
    return true
  }
  const bar = liveBar(live, {
    ask: () => goTo(null),
    keep: () => dialog.open(),
    print: () => pages.open(paths.paper),
    card: focusCard,
  })
  const dialog = keepDialog(live, () => ({ link: null, ...reply }), {
    compare: () => goTo(reply?.rows.find(({ group }) => group === 'next')?.id ?? ''),
    working: async () => {
      const fold = below.querySelector<HTMLDetailsElement>('[data-fold="working"]')
      if (fold === null) return
      fold.open = true
      fold.querySelector('summary')?.focus()
      await fillFold(fold)
      if (factsBefore) stepOtherThan(fold, await insideOf(fold, factsBefore))?.focus()
    },
  })

  const keepAll = (): void => {
    if (
      isLeft ||
      (field.value === '' && link === null && answers.length === 0 && keptInTab(keptName) === null)
    )
      return
    const open = rows.open()?.dataset.row ?? null
    const kept = { text: field.value, answers, link, isBehind, open, top: window.scrollY }
    keepInTab(keptName, kept satisfies TabContent)
  }

  /** The caret, while the word in which it stands may go on. */
  const caretNow = (isRested: boolean): number | null => {
    const caret = field.selectionStart
    return page.activeElement === field && !isRested && !isWhole && sinceOpened() - typedAt < caretRestMs
      ? caret
      : null
  }
  const ask = (isRested = false): void => {
    isBehind &&= field.value.trim() !== ''
    const asked: LiveQuestion = {
      text: field.value,
      caret: caretNow(isRested),
      answers,
      isBehind,
      ...(trying === undefined ? {} : { trying }),
      ...(link === null ? {} : { link }),
    }
    rules.ask(asked)
    if (reply === null && field.value !== '') setTimeout(waits, waitMs)
  }

  /** What stands in the card before there is anything to show. */
  const note = (...content: readonly (readonly [text: string, href?: string])[]): void => {
    const parts = content.map(([text, href]) => {
      const line = page.createElement('p')
      if (href === undefined) line.textContent = text
      else {
        const leading = page.createElement('a')
        leading.className = 'govuk-link'
        leading.href = href
        leading.textContent = text
        line.append(leading)
      }
      return line
    })
    card.replaceChildren(...[...card.children].slice(0, 1), ...parts)
  }
  const waits = (): void => {
    if (reply !== null || isFailed) return
    line.waits()
    note(
      ['It is worked out on this device. The rules are on their way.'],
      ['Rather answer questions?', paths.question],
    )
  }
  let isFailed = false
  const fails = (): void => {
    isFailed = true
    card.className = 'card ghost'
    const heading = page.createElement('h2')
    heading.tabIndex = -1
    heading.textContent = 'This phone could not get the rules.'
    card.replaceChildren(heading)
    note(['Answer questions instead', paths.question])
  }

  const timers = { rows: 0, caret: 0, read: 0 }
  const placeRows = (): void => {
    clearTimeout(timers.rows)
    if (reply === null) return
    const isInBox = page.activeElement === field
    rows.place(reply)
    placeBelow(reply)
    const questions = rows.marked().length
    bar.show(reply, questions)
    if (resumed !== null) {
      const row = resumed.open === null ? null : rows.row(resumed.open)
      if (row !== null) rows.show(row)
      window.scrollTo(0, resumed.top)
      resumed = null
      pages.resume()
    } else if (answered !== null && !isInBox) moveOn(answered, reply)
    answered = null
  }
  /** After an answer: the next question, or the card where it is settled; beside them the row that was answered. */
  const moveOn = ({ row, wasMarked }: NonNullable<typeof answered>, now: LiveReply): void => {
    const first = rows.marked()[0]
    const own = rows.row(row)
    if (first !== undefined && (wasMarked || own === first || own === null)) {
      rows.show(first)
      focusQuestion(first)
      speak.answered(now)
    } else if (wasMarked || own === null) {
      speak.noteRead(now)
      focusCard()
    } else {
      own.querySelector('summary')?.focus({ preventScroll: true })
      speak.answered(now)
    }
  }

  /** What was shown below, to leave it alone where it is the same. */
  let shownBelow = ''
  const placeBelow = ({ below: markup, link: facts }: LiveReply): void => {
    const now = `${facts} ${markup}`
    if (now === shownBelow) return
    shownBelow = now
    const open = [...below.querySelectorAll<HTMLDetailsElement>('details[open][data-fold]')]
    const names = open.map(({ dataset }) => dataset.fold)
    below.innerHTML = ownMarkup(markup)
    for (const fold of below.querySelectorAll<HTMLDetailsElement>('details[data-fold]'))
      if (names.includes(fold.dataset.fold)) fold.open = true
  }
  /** What a fold holds is asked for when it is opened. */
  const insideOf = async ({ dataset }: HTMLElement, facts: string): Promise<HTMLElement> => {
    const made = await rules.page(`${paths.answer}/fold/${dataset.fold}`, facts)
    const inside = page.createElement('div')
    inside.className = 'fold__body'
    inside.innerHTML = ownMarkup('main' in made ? made.main : '')
    return inside
  }
  const fillFold = async (fold: HTMLDetailsElement): Promise<void> => {
    const facts = reply?.link ?? null
    if (!fold.open || fold.dataset.filled === facts || facts === null) return
    fold.dataset.filled = facts
    const inside = await insideOf(fold, facts)
    fold.querySelector('.fold__body')?.remove()
    fold.append(inside)
    copyButtons(page, inside)
  }
  below.addEventListener(
    'toggle',
    ({ target }) => {
      if (target instanceof HTMLDetailsElement && target.dataset.fold !== undefined) fillFold(target)
    },
    true,
  )

  /** The other ways in stand over the card: the first key takes them away, and not what is read after it. */
  const showWays = (are: boolean): void => {
    at('.ways').hidden = !are
    at('.for-whom').hidden = !are
  }
  const shows = (now: LiveReply, asked: LiveQuestion): void => {
    if (isLeft || asked.text !== field.value) return
    const isFirst = reply === null
    reply = now
    answers = withSaid(answers, now)
    if (now.link !== null && now.link !== facts) [facts, factsBefore] = [now.link, facts]
    isFailed = false
    box.mark(now.marks)
    line.show(now)
    const isEmpty = now.state === 'empty'
    showWays(isEmpty && field.value === '')
    if (card.dataset.shown !== now.card) {
      // Between two keys the card may grow and does not shrink, so that what is being read below it stays.
      const isHeld = page.activeElement === field && asked.caret === null && !isEmpty
      card.style.minHeight = isHeld ? `${card.offsetHeight}px` : ''
      card.innerHTML = ownMarkup(now.card)
      card.dataset.shown = now.card
      for (const button of card.querySelectorAll<HTMLButtonElement>('[data-quote]'))
        copyText(page, button, () => reply?.quote ?? '')
    }
    card.className = `card${isEmpty ? ' ghost' : now.state === 'settled' || now.state === 'no date' ? '' : ' sofar'}`
    live.dataset.state = now.state
    bar.show(now, rows.marked().length)
    const since = sinceOpened() - typedAt
    clearTimeout(timers.rows)
    if (answered !== null || isFirst || since >= rowsRestMs || trying !== undefined) placeRows()
    else timers.rows = window.setTimeout(placeRows, rowsRestMs - since)
    if (asked.caret === null && answered === null && trying === undefined && !isFirst) speak.typed(now)
  }
  const rules: Rules = startRules(shows, fails)

  const aboutOf = (id: string): string =>
    (reply?.marks ?? [])
      .filter(({ row }) => row === id)
      .map(({ from, to }) => field.value.slice(from, to))
      .join(' ')
  const answerIn = (form: HTMLFormElement, button: HTMLElement | null): RowAnswer => {
    const row = form.dataset.row ?? ''
    const about = aboutOf(row)
    return {
      row,
      say: String(sentFields(new FormData(form, button))),
      ...(about === '' ? {} : { about }),
    }
  }
  const answer = (given: RowAnswer): void => {
    const row = rows.row(given.row)
    answered = { row: given.row, wasMarked: row?.closest('[data-group="marked"]') != null }
    answers = withAnswer(answers, given, reply)
    trying = undefined
    if (row !== null) row.open = false
    speak.hush()
    ask(true)
  }
  /** One sentence more goes into the box, as a line of its own. */
  const addLine = (form: HTMLFormElement): void => {
    const told = new FormData(form)
    for (const { name } of form.querySelectorAll<HTMLInputElement>('[type="hidden"]')) told.delete(name)
    const words = [...told.values()].map((value) => String(value).trim()).filter(Boolean)
    if (words.length === 0) return
    const row = rows.row(form.dataset.row ?? '')
    answered = { row: form.dataset.row ?? '', wasMarked: false }
    if (row !== null) row.open = false
    trying = undefined
    isBehind ||= field.value.trim() === ''
    field.value = `${field.value.trimEnd()}${field.value.trim() === '' ? '' : '\n'}${words.join(', ')}`
    textBefore = field.value
    box.follow()
    ask(true)
  }

  live.addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement
    if (form.dataset.row === undefined) return
    event.preventDefault()
    const said = event.submitter instanceof HTMLButtonElement ? event.submitter.value : ''
    if (form.dataset.line === undefined || said !== '') answer(answerIn(form, event.submitter))
    else addLine(form)
  })
  const tries = (form: HTMLFormElement): void => {
    trying = answerIn(form, null)
    clearTimeout(timers.read)
    timers.read = window.setTimeout(ask, restMs, true)
  }
  live.addEventListener('input', ({ target }) => {
    if (target === field || !(target instanceof Element)) return
    const form = target.closest<HTMLFormElement>('form[data-row]')
    if (form !== null) tries(form)
  })
  live.addEventListener('click', (event) => {
    const target = event.target instanceof Element ? event.target : null
    const step = target?.closest<HTMLElement>('[data-step]')
    const form = step?.closest('form')
    const number = step?.parentElement?.querySelector('input')
    if (step && form && number) {
      number.value = String(Math.max(0, Number(number.value.replace(/\D/g, '')) + Number(step.dataset.step)))
      tries(form)
    }
    const path = target?.closest<HTMLElement>('[data-page]')?.dataset.page
    if (path !== undefined) pages.open(path)
    const way = target?.closest<HTMLAnchorElement>('a[data-facts]')
    if (way && way.dataset.facts !== '') {
      event.preventDefault()
      pages.open(way.pathname, way.dataset.facts)
    }
  })

  /** The words before the last key, and whether all of them were chosen to be typed over. */
  let [textBefore, isAllChosen] = ['', false]
  field.addEventListener('beforeinput', () => {
    isAllChosen = field.selectionStart === 0 && field.selectionEnd === field.value.length
  })
  field.addEventListener('input', (event) => {
    const { inputType = '', data = '' } = event as InputEvent
    // What is pasted, dictated or taken from the keyboard's suggestions is whole.
    isWhole = !/^(?:delete|insertComposition)/.test(inputType) && data?.length !== 1
    // What is added behind a link or rows is one sentence more of their case. A link that is typed over is left.
    const isLinkLeft = link !== null && !isBehind && textBefore.trim() === ''
    if (isLinkLeft || (!isBehind && isAnotherText(textBefore, field.value, isAllChosen)))
      answers = ofCaseBefore(answers)
    ;[textBefore, isAllChosen] = [field.value, false]
    typedAt = sinceOpened()
    if (field.value !== '') showWays(false)
    card.style.minHeight = ''
    box.follow()
    speak.hush()
    answered = null
    for (const timer of Object.values(timers)) clearTimeout(timer)
    timers.read = window.setTimeout(ask, restMs)
    timers.caret = window.setTimeout(() => {
      if (page.activeElement === field) ask(true)
    }, caretRestMs)
  })
  field.addEventListener('blur', () => {
    clearTimeout(timers.caret)
    if (reply !== null && !isLeft) ask(true)
  })
  page.addEventListener('selectionchange', () => {
    if (page.activeElement !== field) return
    const caret = field.selectionStart
    const under = reply?.marks.find(({ from, to }) => from <= caret && caret <= to)
    rows.outline(under?.row ?? null)
  })
  field.addEventListener('blur', () => rows.outline(null))

  beforeHidden(keepAll)
  rereadAtLink()
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && (isLeft || keptInTab(keptName) === null)) window.location.replace(paths.start)
  })
  // What was typed before the script was there is read too.
  if (before !== null && field.value === '') field.value = before.text
  textBefore = field.value
  box.follow()
  ask(true)
  return {
    leave: () => {
      isLeft = true
      field.value = ''
      live.replaceChildren()
    },
  }
}
