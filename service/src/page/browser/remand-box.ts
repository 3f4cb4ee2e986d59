/// <reference lib="dom" />
/// <reference lib="dom.iterable" />

import { type Day, daysInWords } from '@requisite/law'
import { dayFromText } from '../question/date-from-text.ts'
import { afterPause } from './watched-form.ts'

/** A pause in typing, after which the date moves. */
const pauseMs = 200

/** What stood there before anything was tried: the days, and the date that they gave. */
let first: { readonly days: string; readonly date: Day } | null = null

/** Whether the page that comes next is the same with another number. */
let isTrying = false

const dateOn = (page: Document): { readonly day: Day; readonly text: string } | null => {
  const text = page.querySelector('.the-date__day')?.textContent ?? ''
  const day = dayFromText(text)
  return typeof day === 'number' ? { day, text: text.trim() } : null
}

/** Says something politely, in a place that stays while the page changes. */
function say(page: Document, words: string): void {
  let place = page.querySelector('#moved')
  if (place === null) {
    place = page.createElement('p')
    place.id = 'moved'
    place.className = 'govuk-visually-hidden'
    place.setAttribute('role', 'status')
    page.body.append(place)
  }
  place.textContent = words
}

function moved(from: Day, now: { readonly day: Day; readonly text: string }): string {
  const days = now.day - from
  if (days === 0) return ''
  return `Now ${now.text}, ${daysInWords(Math.abs(days))} ${days < 0 ? 'earlier' : 'later'}.`
}

/** Lets the days on remand be tried with another number in the answer: the date moves as it changes, and it is said how far. */
export function remandBox(page: Document): void {
  const box = page.querySelector<HTMLInputElement>('.stepper input')
  const now = dateOn(page)
  if (box === null || now === null) {
    first = null
    return
  }
  if (first === null || !isTrying) first = { days: box.value, date: now.day }
  isTrying = false
  const start = first
  const said = page.querySelector('.stepper__said')
  const words = box.value === start.days ? '' : moved(start.date, now)
  if (words !== '') say(page, words)
  const send = afterPause(pauseMs, () => {
    isTrying = true
    box.form?.requestSubmit()
  })
  if (said !== null && box.value !== start.days) {
    const again = page.createElement('button')
    again.type = 'button'
    again.className = 'as-link'
    again.textContent = `Put it back to ${start.days}`
    again.addEventListener('click', () => {
      box.value = start.days
      box.focus()
      send()
    })
    said.replaceChildren(words, ' ', again)
  }
  box.addEventListener('input', send)
  for (const button of page.querySelectorAll<HTMLButtonElement>('.stepper [data-step]'))
    button.addEventListener('click', () => {
      const days = Number(box.value.replace(/\D/g, '')) + Number(button.dataset.step)
      box.value = String(Math.max(0, days))
      send()
    })
}
