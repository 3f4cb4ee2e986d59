/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
import { addDays, inWords, inWordsWithWeekday, isoDate } from '@requisite/law'
import { monthInWords } from '@requisite/law/internal'
import { dayFromText, isoMonthAlone } from '../../told/date-from-text.ts'
import { dayFromBoxes, isDay } from '../question/date-from-boxes.ts'
import { today } from './today.ts'

function button(page: Document, label: string): HTMLButtonElement {
  const made = page.createElement('button')
  made.type = 'button'
  made.className = 'govuk-button govuk-button--secondary'
  made.textContent = label
  return made
}

/** Makes the three boxes of a date one, for a date as people type or paste it. What is sent are the three. */
function oneBox(page: Document, group: HTMLElement): void {
  const parts = [...group.querySelectorAll<HTMLInputElement>('input')]
  const [day, month, year] = parts
  if (day === undefined || month === undefined || year === undefined || group.dataset.one !== undefined)
    return
  group.dataset.one = ''
  const box = page.createElement('input')
  box.type = 'text'
  box.autocomplete = 'off'
  box.className = `govuk-input one-date${parts.some(({ className }) => className.includes('--error')) ? ' govuk-input--error' : ''}`
  // An error leads to the first box, or to the one that is wrong: now there is one.
  for (const part of parts) part.id = `${part.id}-sent`
  box.id = `${group.id}-day`
  const legend = group.closest('fieldset')?.querySelector('legend')
  if (legend) {
    legend.id ||= `${group.id}-legend`
    box.setAttribute('aria-labelledby', legend.id)
  }
  const said = page.createElement('p')
  said.className = 'one-date__said'
  said.id = `${group.id}-said`
  said.setAttribute('aria-live', 'polite')
  const hint = page.getElementById(`${group.id}-hint`)
  box.setAttribute('aria-describedby', [hint?.id, said.id].filter(Boolean).join(' '))
  const read = (): void => {
    const text = box.value.trim()
    const found = text === '' ? null : dayFromText(text, today())
    const isRead = typeof found === 'number'
    const [y = '', m = '', d = ''] = isRead ? isoDate(found).split('-') : []
    day.value = isRead ? String(Number(d)) : text
    month.value = isRead ? String(Number(m)) : ''
    year.value = y
    said.textContent = isRead ? inWordsWithWeekday(found) : monthSaid(text)
  }
  const tick = page.querySelector<HTMLInputElement>(`#${group.id} ~ * #monthOnly`)
  /** Where the month may stand alone, it is said that it does. */
  const monthSaid = (text: string): string => {
    const alone = tick === null ? null : isoMonthAlone(text, tick.checked)
    return alone === null || !isDay(dayFromText(`${alone}-01`))
      ? ''
      : `${monthInWords(alone)}, on a day that is not known`
  }
  tick?.addEventListener('change', read)
  const now = dayFromBoxes({ day: day.value, month: month.value, year: year.value }, '')
  box.value = isDay(now) ? inWords(now) : [day.value, month.value, year.value].filter(Boolean).join(' ')
  box.addEventListener('input', read)
  const offers: readonly (readonly [string, number])[] =
    group.dataset.days === 'past'
      ? [
          ['Today', 0],
          ['Yesterday', -1],
        ]
      : group.dataset.days === 'none'
        ? []
        : [['Today', 0]]
  const buttons = offers.map(([label, step]) => {
    const made = button(page, label)
    made.addEventListener('click', () => {
      box.value = inWords(addDays(today(), step))
      read()
      box.dispatchEvent(new Event('change', { bubbles: true }))
    })
    return made
  })
  const line = page.createElement('div')
  line.className = 'one-date__line'
  line.append(box, ...buttons)
  for (const part of parts) part.type = 'hidden'
  group.replaceChildren(...parts, line, said)
  if (box.value !== '') read()
}

/** One box for each date on the page. */
export function startDateBoxes(page: Document): void {
  for (const group of page.querySelectorAll<HTMLElement>('.govuk-date-input')) oneBox(page, group)
}
