/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
import { type Day, inWords, parseDay } from '@requisite/law'
import {
  asideInWords,
  elsewhere,
  moreInWords,
  readCreditInWords,
  readSentenceInWords,
  totalInWords,
  unusedInWords,
} from '../../court-words/in-words.ts'
import { inUnits, lengthIn, minus, type SaidLength } from '../../court-words/length.ts'
import { type FindOffence, offenceFinder } from '../../court-words/offences.ts'
import { inOrderOfChain } from '../../court-words/order.ts'
import { type QuestionChoice, questionNow, type ShownQuestion } from '../../court-words/questions.ts'
import { mostCharacters, readWords } from '../../court-words/read.ts'
import {
  type Answer,
  kindsRead,
  type OtherSentence,
  type Reading,
  type SentenceRead,
} from '../../court-words/reading.ts'
import { type Fields, fieldsOf } from '../court-words/fields.ts'
import { monthAlone } from '../question/date-from-text.ts'
import { today } from './today.ts'

/** A rest in typing, after which it is said what was read. */
const restMs = 150
/** So many questions in a row: then the boxes are opened with all that was read. */
const mostInARow = 3

/** An offence as the file has it. */
type Names = readonly [key: string, group: number, title: string, ...aliases: string[]]

/** The names of the offences come once. Nothing that is typed is sent for them. */
let names: { readonly find: FindOffence; readonly titles: ReadonlyMap<string, string> } | null = null
let namesComing: Promise<void> | undefined
const noNames: FindOffence = { at: () => null, isWord: () => false, wordsOf: () => [] }

function comeNames(address: string): Promise<void> {
  namesComing ??= fetch(address)
    .then((response) => response.json() as Promise<readonly Names[]>)
    .then((list) => {
      names = {
        find: offenceFinder(list.map(([key, group, title, ...aliases]) => ({ key, group, title, aliases }))),
        titles: new Map(list.map(([key, , title]) => [key, title])),
      }
    })
    .catch(() => {
      // Without them the offence is asked for on the next page.
      names = { find: noNames, titles: new Map() }
      namesComing = undefined
    })
  return namesComing
}

type Box = HTMLInputElement | HTMLSelectElement
const isChoice = (box: Box): box is HTMLInputElement =>
  box instanceof HTMLInputElement && (box.type === 'radio' || box.type === 'checkbox')
const stateOf = (box: Box): string => (isChoice(box) ? String(box.checked) : box.value)
const named = (form: HTMLFormElement, name: string): readonly Box[] => [
  ...form.querySelectorAll<Box>(`[name="${name}"]`),
]

function setTo(box: Box, value: string): void {
  if (isChoice(box)) box.checked = value === 'true'
  else box.value = value
}

/** What a form would send by a name. */
const sentBy = (form: HTMLFormElement, name: string): string =>
  named(form, name)
    .filter((box) => !isChoice(box) || box.checked)
    .map(({ value }) => value)
    .join()

/** Fills in the fields of the form; those it has no box for go along hidden. What an earlier reading filled in is taken back,
 *  unless somebody has typed there since: outside of `boxes`, which stand for the words themselves, that holds until the words say
 *  something else. */
function filler(form: HTMLFormElement, boxes: HTMLElement): (fields: Fields) => void {
  const made = new Set<HTMLInputElement>()
  const filled = new Map<Box, { before: string; now: string }>()
  return (fields) => {
    for (const box of made) box.remove()
    made.clear()
    const lists = [...form.querySelectorAll('select')].map((list) => [list, list.value] as const)
    const last = new Map(filled)
    filled.clear()
    const byHand = new Set<Box>()
    for (const [box, { before, now }] of last)
      if (stateOf(box) === now) setTo(box, before)
      else if (!boxes.contains(box)) byHand.add(box)
    for (const [name, value] of Object.entries(fields)) {
      const found = named(form, name)
      for (const box of found) {
        const now = isChoice(box) ? String(box.value === value) : value
        const earlier = last.get(box)
        if (byHand.has(box) && earlier?.now === now) {
          filled.set(box, earlier)
          continue
        }
        const before = stateOf(box)
        setTo(box, now)
        // What stands there already is of the same words, before the page was left.
        filled.set(box, { before: before === now ? (isChoice(box) ? 'false' : '') : before, now })
      }
      if (found.length > 0 || value === '') continue
      const box = form.ownerDocument.createElement('input')
      box.type = 'hidden'
      box.name = name
      box.value = value
      form.append(box)
      made.add(box)
    }
    // A list may stand behind a box to type in, which shows what is chosen.
    for (const [list, before] of lists)
      if (list.value !== before) list.dispatchEvent(new Event('change', { bubbles: true }))
  }
}

/** A day that was read goes into its own box, where it can be seen; it leaves with its words. */
function dayFiller(page: Document): (fields: Fields) => void {
  let filled = ''
  return (fields) => {
    const box = page.getElementById('startDate-day')
    if (!(box instanceof HTMLInputElement)) return
    const year = fields['startDate-year']
    const text = year === undefined ? '' : `${fields['startDate-day']}/${fields['startDate-month']}/${year}`
    // What somebody has typed there since stays, until the words have another day.
    if (box.value !== filled && (text === '' || text === filled)) return
    if (text === '' && filled === '') return
    box.value = text
    filled = text
    box.dispatchEvent(new Event('input', { bubbles: true }))
  }
}

/** Time before the sentence that the next page asks for, in the words as they were typed: they must not seem lost. */
const askedNext = ({ questions, credit }: Reading): readonly string[] =>
  questions
    .filter(
      ({ ask }) =>
        (ask === 'remand_days' && !Object.keys(credit).some((name) => name.startsWith('remand'))) ||
        (ask === 'tag_days' && credit.tagDays === undefined && credit.curfewFrom === undefined),
    )
    .map(({ about }) => `“${about}”: we ask next for the days`)

/** Where the figures begin that were set aside. */
const wrongAt = ({ aside }: Reading): readonly number[] =>
  aside.filter(({ text }) => /\d/.test(text)).map(({ from }) => from)

/** A month with its year among the words, which may be that of the sentence or of something else. */
const monthAsked = ({ questions }: Reading): string | undefined =>
  questions.find(({ ask, about }) => ask === 'date' && monthAlone(about) !== null)?.about

/** Fields that the words need not hold: a link ticks what it leaves out. */
const notShown = ['extensionUnknown', 'extensionNone']

/** The words as they were sent on from this page, in the memory of the tab alone: on the way back they are there again, where
 *  nothing was changed since. */
let sent: { readonly text: string; readonly answers: readonly Answer[]; readonly fields: Fields } | null =
  null

/** The sentences that were told before, by what a link has of them. */
const toldIn = (form: HTMLFormElement): readonly OtherSentence[] =>
  named(form, 'sentence').map(({ value }) => {
    const link = new URLSearchParams(value)
    const of = (unit: string): number => Number(link.get(`sentence${unit}`) ?? 0)
    const length = { years: of('Years'), months: of('Months'), weeks: of('Weeks'), days: of('Days') }
    return { length, runs: link.get('consecutiveTo') === null ? 'concurrent' : 'consecutive' }
  })

/** The box for the court's own words: it says what it read as one types, asks what the words leave open, and fills in the form.
 *  Its text never leaves the device. */
export function courtBox(page: Document): void {
  const box = page.querySelector<HTMLTextAreaElement>('textarea#court')
  const boxes = page.getElementById('boxes')
  const form = box?.form
  if (box === null || boxes === null || !form) return
  const said = page.getElementById('court-read') as HTMLElement
  const asking = page.getElementById('court-ask') as HTMLElement
  const error = page.getElementById('court-error') as HTMLElement
  const opener = page.querySelector<HTMLButtonElement>('[data-boxes]') as HTMLButtonElement
  const address = box.dataset.names ?? ''
  const fill = filler(form, boxes)
  const fillDay = dayFiller(page)
  const others = toldIn(form)
  const isRecallWay = sentBy(form, 'recalled') === 'way'
  // Where one sentence is changed by itself there is no place for more.
  const isForOne =
    named(form, 'question').length > 0 || Number(sentBy(form, 'at') || others.length + 1) <= others.length
  let answers: readonly Answer[] = []
  let isByBoxes = boxes.dataset.open !== undefined
  let isHeld = false
  let isDue = false
  let timer = 0

  const titleOf = (key: string): string | undefined => names?.titles.get(key)
  /** Whether the words could not be read: then nothing was, and nothing of earlier words is left. */
  let isFailed = false
  /** On the way of a recall it is no question whether it is one. */
  const read = (isRecall = isRecallWay): Reading => {
    const recalled: readonly Answer[] = isRecall ? [{ ask: 'recall', from: -1, say: 'yes' }] : []
    const of = { today: today(), others, at: others.length + 1, answers: [...answers, ...recalled] }
    try {
      isFailed = false
      return readWords(box.value, names?.find ?? noNames, of)
    } catch {
      isFailed = true
      return readWords('', noNames, of)
    }
  }
  const open = (isOpen: boolean): void => {
    boxes.hidden = !isOpen
    opener.setAttribute('aria-expanded', String(isOpen))
  }
  const isGoingOn = ({ status, sentences }: Reading): boolean =>
    (status !== 'recall' || isRecallWay) &&
    status !== 'not_custody' &&
    sentences.length > 0 &&
    !(isForOne && sentences.length > 1)
  /** What is asked now. How one more sentence runs is asked below, and a recall in its own way. */
  const openIn = (reading: Reading): ShownQuestion | null => {
    const isAskedBelow = (ask: string): boolean =>
      (ask === 'runs' && others.length > 0 && reading.sentences.length === 1) ||
      (ask === 'date' && (page.getElementById('startDate-day') as HTMLInputElement | null)?.value !== '')
    const questions = reading.questions.filter(({ ask }) => !isAskedBelow(ask))
    return isFailed || reading.status === 'recall' || reading.status === 'not_custody'
      ? null
      : questionNow({ ...reading, questions }, titleOf)
  }
  /** What stops here, in words; null where nothing does. */
  const stopIn = (reading: Reading): string | null => {
    if (box.value.length > mostCharacters) return elsewhere.long
    if (isFailed) return 'We could not read this. Use the boxes.'
    if (isForOne && reading.sentences.length > 1)
      return `We read ${reading.sentences.length} sentences. Type only this one.`
    if (isGoingOn(reading)) return openIn(reading)?.words ?? null
    if (reading.status === 'recall' || reading.status === 'not_custody') return elsewhere[reading.status]
    return openIn(reading)?.words ?? 'We could not find the length. What did the court say?'
  }

  const element = <Name extends keyof HTMLElementTagNameMap>(
    name: Name,
    className: string,
    ...content: readonly (string | Node)[]
  ): HTMLElementTagNameMap[Name] => {
    const made = page.createElement(name)
    if (className !== '') made.className = className
    made.append(...content)
    return made
  }
  const tap = (label: string, what: string, does: () => void, className = 'as-link'): HTMLButtonElement => {
    const button = element('button', className, label)
    button.type = 'button'
    if (what !== '') button.append(element('span', 'govuk-visually-hidden', ` ${what}`))
    button.addEventListener('click', does)
    return button
  }
  const answer = (...given: readonly Answer[]): void => {
    answers = [...answers, ...given]
    look()
    const next = asking.querySelector<HTMLElement>('button, input')
    if (next !== null) next.focus()
    else {
      said.tabIndex = -1
      said.focus({ preventScroll: true })
    }
  }

  /** A panel under the box: a question with its choices, or one thing to change. */
  const panel = (words: string, ...content: readonly Node[]): void => {
    const legend = element('legend', 'govuk-fieldset__legend govuk-fieldset__legend--s', words)
    asking.replaceChildren(element('fieldset', 'govuk-fieldset court-question', legend, ...content))
  }
  /** A box for a length or a number of days, with its button. */
  const typed = (label: string, is: 'length' | 'days', value: string, take: (text: string) => void): Node => {
    const input = element('input', 'govuk-input govuk-input--width-10')
    input.id = `court-${is}`
    input.value = value
    input.autocomplete = 'off'
    const name = element('label', 'govuk-label', label)
    name.htmlFor = input.id
    const wrong = element('p', 'govuk-error-message')
    wrong.hidden = true
    const done = (): void => {
      const isRead =
        is === 'days' ? /^\s*\d{1,5}(?:\s*days?)?\s*$/i.test(input.value) : lengthIn(input.value) !== null
      wrong.hidden = isRead
      wrong.textContent = is === 'days' ? 'Type a number, like 40.' : 'Type it like “18 months”.'
      if (isRead) take(input.value.trim())
      else input.focus()
    }
    input.addEventListener('keydown', (event) => {
      if (event.key !== 'Enter') return
      event.preventDefault()
      done()
    })
    return element(
      'div',
      'govuk-form-group',
      name,
      wrong,
      input,
      ' ',
      tap('Use this', '', done, 'govuk-button govuk-button--secondary'),
    )
  }
  /** To the questions about a recall, with the words and what was read in them: nobody types them twice. */
  const toRecall = (): void => {
    sent = { text: box.value, answers, fields: take(read(true), true) }
    const button = page.createElement('button')
    button.name = 'recalled'
    button.value = 'way'
    button.formNoValidate = true
    button.hidden = true
    button.setAttribute('formaction', '/')
    button.dataset.back = ''
    form.append(button)
    form.requestSubmit(button)
    button.remove()
  }
  const follow = (choice: QuestionChoice): boolean => {
    const { leads } = choice
    if (leads === 'recall') toRecall()
    else if (leads === 'what-if') page.location.assign('/what-if')
    else if (leads === 'not-prison') {
      asking.replaceChildren()
      said.replaceChildren(elsewhere.not_custody)
    } else if (leads === 'words') box.focus()
    else if (leads === 'boxes') {
      take(read(), true)
      isByBoxes = true
      open(true)
      asking.replaceChildren()
      boxes.querySelector<HTMLElement>('input')?.focus()
    } else return false
    return true
  }
  const lengthOf = (reading: Reading, from: number): SaidLength | null =>
    reading.sentences.find((one) => one.from === from)?.length ?? null
  /** An extended sentence in two steps: what the length is, and how long the licence. */
  const askExtension = (from: number, isAll: boolean): void =>
    panel(
      'How long is the extra time on licence?',
      typed('For example: 4 years', 'length', '', (text) => {
        const [whole, licence] = [lengthOf(read(), from), lengthIn(text)]
        const custody = isAll && whole !== null && licence !== null ? minus(whole, licence) : null
        if (isAll && custody === null) return
        answer(
          { ask: 'extension', from, say: text },
          ...(custody === null ? [] : [{ ask: 'length', from, say: inUnits(custody) } as const]),
        )
      }),
    )
  const ask = (
    { ask: what, from, about, words, choices, box: own }: ShownQuestion,
    reading: Reading,
  ): void => {
    const choose = (choice: QuestionChoice): void => {
      if (follow(choice)) return
      if (what === 'extension') {
        askExtension(from, choice.say === 'all')
        asking.querySelector('input')?.focus()
        return
      }
      // One answer for all where it is asked of all.
      const all = what === 'runs' ? reading.questions.filter((one) => one.ask === 'runs') : [{ from }]
      answer(...all.map((one) => ({ ask: what, from: one.from, say: choice.say, about })))
      if (choice.leads === 'day') page.getElementById('startDate-day')?.focus()
    }
    panel(
      words,
      ...(own === null
        ? []
        : [
            typed(own.label, own.is, '', (text) =>
              answer({ ask: what, from, say: own.is === 'days' ? String(Number.parseInt(text, 10)) : text }),
            ),
          ]),
      element(
        'div',
        'court-choices',
        ...choices.map((choice) =>
          tap(choice.label, '', () => choose(choice), 'govuk-button govuk-button--secondary'),
        ),
      ),
    )
  }

  const chooser = (
    label: string,
    id: string,
    options: readonly (readonly [string, string])[],
    now: string,
  ): Node => {
    const select = element('select', 'govuk-select')
    select.id = id
    for (const [value, text] of options) {
      const option = element('option', '', text)
      option.value = value
      option.selected = value === now
      select.append(option)
    }
    const name = element('label', 'govuk-label', label)
    name.htmlFor = id
    return element('div', 'govuk-form-group', name, select)
  }
  const chosenIn = (id: string): string => asking.querySelector<HTMLSelectElement>(`#${id}`)?.value ?? ''
  /** One sentence by itself: its length, kind, and how it runs. What is changed wins over the words until they change. */
  const change = (sentence: SentenceRead, number: number, count: number): void => {
    const { from, kind, length, offence } = sentence
    const named = Object.entries(kindsRead).map(
      ([key, [, name]]) => [key, name.replace(/,? (?:minimum term|tariff) ?$|[,:] $/, '')] as const,
    )
    const numbers = Array.from({ length: others.length + count }, (_, i) => i + 1).filter((n) => n !== number)
    const runs = [
      ['concurrent', 'At the same time (concurrent)'] as const,
      ...numbers.map((n) => [`consecutive to ${n}`, `After sentence ${n} (consecutive)`] as const),
      ['unknown', 'I am not sure'] as const,
    ]
    panel(
      count > 1 ? `Change sentence ${number}` : 'Change what we read',
      chooser('Kind', 'court-kind', named, kind),
      ...(number > 1 ? [chooser('How it runs', 'court-runs', runs, sentence.runs ?? '')] : []),
      ...(offence === null
        ? []
        : [
            chooser(
              'Offence',
              'court-offence',
              [
                [offence, titleOf(offence) ?? 'Not known'],
                ['later', 'Another offence: we ask next'],
              ],
              offence,
            ),
          ]),
      typed('Length', 'length', length === null ? '' : inUnits(length), (text) => {
        const given: Answer[] = [{ ask: 'length', from, say: text }]
        const put = (what: 'kind' | 'runs' | 'offence', now: string | null): void => {
          const say = chosenIn(`court-${what}`)
          if (say !== '' && say !== now) given.push({ ask: what, from, say })
        }
        put('kind', kind)
        put('runs', sentence.runs)
        put('offence', offence)
        answer(...given)
      }),
    )
    asking.querySelector<HTMLElement>('select, input')?.focus()
  }
  const changeDays = (): void => {
    panel(
      'How many days on remand?',
      typed('So many days', 'days', '', (text) =>
        answer({ ask: 'remand_days', from: -1, say: String(Number.parseInt(text, 10)) }),
      ),
    )
    asking.querySelector('input')?.focus()
  }

  /** What was read, piece by piece, each with its Change. */
  const show = (reading: Reading): void => {
    const { sentences, credit } = reading
    const ordered = inOrderOfChain(sentences, others.length)
    const several = ordered.length > 1
    const line = (sentence: SentenceRead, i: number): Node => {
      const number = others.length + i + 1
      const strong = element('strong', '', readSentenceInWords(sentence))
      const more = moreInWords(sentence, titleOf, several)
      return element(
        several ? 'li' : 'p',
        '',
        ...(several ? [] : ['We read: ']),
        strong,
        ...more.map((part) => `${several ? ' · ' : ', '}${part}`),
        several ? ' ' : '. ',
        tap('Change', several ? `sentence ${number}` : 'what we read', () =>
          change(sentence, number, ordered.length),
        ),
      )
    }
    const list = element('ol', 'govuk-list govuk-list--number')
    list.start = others.length + 1
    const day = several ? (ordered[0]?.date ?? null) : null
    const before = [...readCreditInWords(credit), ...askedNext(reading)]
    const aside = asideInWords(reading)
    const month = monthAsked(reading)
    const dayBox = page.querySelector<HTMLInputElement>('input#startDate-day')
    const recall = reading.recall === null ? '' : 'About the recall we ask later.'
    if (several) list.append(...ordered.map(line))
    said.replaceChildren(
      ...(several
        ? [element('p', '', element('strong', '', `We read ${ordered.length} sentences`)), list]
        : ordered.map(line)),
      ...(before.length === 0
        ? []
        : [
            element(
              'p',
              '',
              `Before the sentence: ${before.join('; ')}. `,
              tap('Change', 'the days', changeDays),
            ),
          ]),
      ...(month === undefined || dayBox === null || dayBox.value !== ''
        ? []
        : [
            element(
              'p',
              '',
              `“${month}”: is it when the court said it? `,
              tap('Yes', `${month}`, () => {
                dayBox.value = month
                dayBox.dispatchEvent(new Event('input', { bubbles: true }))
                look()
                dayBox.focus()
              }),
            ),
          ]),
      ...[
        totalInWords(reading),
        day === null ? '' : `All passed on ${inWords(parseDay(day) as Day)}.`,
        recall,
      ]
        .filter((text) => text !== '')
        .map((text) => element('p', '', text)),
      ...(aside === ''
        ? []
        : [
            element(
              'p',
              '',
              `${aside} `,
              ...(wrongAt(reading).length === 0
                ? []
                : [
                    tap('This is wrong', '', () =>
                      answer(...wrongAt(reading).map((from) => ({ ask: 'wrong', from, say: '' }) as const)),
                    ),
                  ]),
            ),
          ]),
      ...(unusedInWords(reading) === '' ? [] : [element('p', 'court-unused', unusedInWords(reading))]),
    )
  }
  /** What is below does not move under a thumb: where the button is in sight it stays where it is, and the page is scrolled. */
  const still = (show: () => void): void => {
    const button = [...form.querySelectorAll('button.govuk-button:not([name])')].at(-1)
    const before = button?.getBoundingClientRect().top ?? -1
    show()
    const isInSight = before > 0 && before < window.innerHeight
    if (isInSight)
      window.scrollBy({ top: (button?.getBoundingClientRect().top ?? before) - before, behavior: 'instant' })
  }
  const say = (reading: Reading): void => still(() => sayNow(reading))
  const sayNow = (reading: Reading): void => {
    error.hidden = true
    box.classList.remove('govuk-textarea--error')
    const question = box.value.length > mostCharacters ? null : openIn(reading)
    if (isGoingOn(reading)) show(reading)
    else said.replaceChildren(...(question === null ? [stopIn(reading) ?? '', ...linkTo(reading)] : []))
    if (question === null) asking.replaceChildren()
    else ask(question, reading)
  }
  /** The recall questions, where the words are those of a recall. */
  const linkTo = ({ status }: Reading): readonly (string | Node)[] => {
    if (status !== 'recall') return []
    const link = element('a', 'govuk-link', 'Recall questions')
    link.href = '/recall'
    return [' ', link]
  }
  /** What was read goes into the form; where something is open, what an earlier reading left there goes. */
  const take = (reading: Reading | null, isAnyway = false): Fields => {
    const isTaken = reading !== null && isGoingOn(reading) && (isAnyway || stopIn(reading) === null)
    const fields: Fields = isTaken ? fieldsOf(reading, answers, others.length) : {}
    if (isFailed) open(true)
    fill(fields)
    fillDay(fields)
    for (const choice of boxes.querySelectorAll('input[type="radio"]'))
      choice.dispatchEvent(new Event('change', { bubbles: true }))
    return fields
  }
  const look = (): void => {
    clearTimeout(timer)
    // Nothing moves while a finger or a button is down: the click would be lost.
    if (isHeld) {
      isDue = true
      return
    }
    if (box.value.trim() === '') {
      said.replaceChildren()
      asking.replaceChildren()
      take(null)
      return
    }
    if (names === null) {
      said.replaceChildren('Looking up the offence…')
      comeNames(address).then(look)
      return
    }
    const reading = read()
    // First, so that the day of earlier words is gone from its box.
    take(reading)
    say(reading)
    const isMuch = answers.length >= mostInARow && reading.sentences.length === 1 && openIn(reading) !== null
    if (isMuch) {
      take(reading, true)
      isByBoxes = true
      asking.replaceChildren()
      open(true)
    }
  }
  const grow = (): void => {
    if (isHeld) return
    box.style.height = 'auto'
    box.style.height = `${box.scrollHeight + 4}px`
  }
  const hold = (isDown: boolean) => (): void => {
    isHeld = isDown
    if (isDown || !isDue) return
    isDue = false
    setTimeout(() => {
      grow()
      look()
    })
  }
  form.addEventListener('pointerdown', hold(true))
  for (const name of ['pointerup', 'pointercancel', 'pointerleave'] as const)
    form.addEventListener(name, hold(false))
  box.addEventListener('input', () => {
    isByBoxes = false
    answers = []
    grow()
    clearTimeout(timer)
    timer = window.setTimeout(look, restMs)
  })
  box.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' || event.shiftKey) return
    event.preventDefault()
    form.requestSubmit()
  })
  opener.addEventListener('click', () => {
    if (boxes.hidden && !isByBoxes) {
      const reading = read()
      take(reading, true)
      if (reading.sentences.length > 1) said.append(element('p', '', 'The boxes have the first sentence.'))
    }
    open(boxes.hidden !== false)
  })
  boxes.addEventListener('input', () => {
    isByBoxes = true
  })
  form.addEventListener('submit', (event) => {
    const { submitter } = event
    if (isByBoxes || (submitter?.hasAttribute('data-back') ?? false)) return
    clearTimeout(timer)
    isHeld = false
    if (names === null && box.value.trim() !== '') {
      event.preventDefault()
      look()
      comeNames(address).then(() => form.requestSubmit(submitter))
      return
    }
    const reading = read()
    const stop = stopIn(reading)
    const fields = take(reading)
    if (stop === null) {
      sent = { text: box.value, answers, fields }
      return
    }
    event.preventDefault()
    if (box.value.trim() !== '') say(reading)
    error.replaceChildren(stop, ...linkTo(reading))
    error.hidden = false
    box.classList.add('govuk-textarea--error')
    ;(asking.querySelector<HTMLElement>('button, input') ?? box).focus()
  })
  page.querySelector('.starts a[href="/recall"]')?.addEventListener('click', (event) => {
    if (isByBoxes || names === null || read(true).sentences.length === 0) return
    event.preventDefault()
    toRecall()
  })
  page.getElementById('startDate-day')?.addEventListener('change', () => {
    if (!isByBoxes && asking.textContent !== '') look()
  })
  boxes.addEventListener('change', () => nameLength(boxes))
  comeNames(address).then(begin)

  /** On the way back: the words that were typed, or those that the form is told in, where they are read as what it has. */
  function begin(): void {
    const isOurs = box?.value === box?.defaultValue
    const isAsSent = (fields: Fields): boolean =>
      Object.entries(fields).every(
        ([name, value]) => notShown.includes(name) || sentBy(form as HTMLFormElement, name) === value,
      )
    if (
      isOurs &&
      box !== null &&
      sent !== null &&
      sentBy(form as HTMLFormElement, 'kind') !== '' &&
      isAsSent(sent.fields)
    ) {
      box.value = sent.text
      answers = sent.answers
      isByBoxes = false
    } else if (isOurs && box?.value !== '' && box !== null) {
      const fields = fieldsOf(read(), answers, others.length)
      // The boxes say it better.
      if (!isAsSent(fields)) {
        box.value = ''
        isByBoxes = true
      }
    }
    open(isByBoxes)
    if (box?.value !== '') look()
    grow()
  }
}

/** Asks for the length by the name that it has in the kind that is chosen. */
function nameLength(boxes: HTMLElement): void {
  const place = boxes.querySelector<HTMLElement>('[data-names]')
  const heading = place?.closest('fieldset')?.querySelector('h2')
  if (!place || !heading) return
  const names = JSON.parse(place.dataset.names ?? '{}') as Readonly<Record<string, string>>
  const kind = boxes.querySelector<HTMLInputElement>('input[name="kind"]:checked')?.value ?? ''
  const other = boxes.querySelector<HTMLSelectElement>('select[name="otherKind"]')?.value ?? ''
  heading.textContent = names[kind === 'other' ? other : kind] ?? 'How long is it?'
}
