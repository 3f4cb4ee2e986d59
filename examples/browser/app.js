import { explanation, inWords, releaseOf } from '@requisite/law'

const form = document.querySelector('form')
const status = document.querySelector('[role=status]')
const list = document.querySelector('ol')

/** The answer in words, or what to correct. */
function show() {
  const fields = new FormData(form)
  const answer = releaseOf({
    start: String(fields.get('start')),
    years: Number(fields.get('years')),
    remandCredit: Number(fields.get('remandCredit')),
    postCommencement: true,
  })
  const isRefused = 'refusals' in answer
  status.textContent = isRefused
    ? answer.refusals.map(({ field, message }) => `${field}: ${message}`).join(' ')
    : `Release date: ${inWords(answer.dates.release.found)}. This is an estimate. It is not legal advice.`
  const lines = isRefused
    ? []
    : [
        ...explanation(answer).map(({ title, working }) => `${title}: ${working}`),
        ...answer.warnings.map(({ text }) => text),
      ]
  list.replaceChildren(
    ...lines.map((line) => Object.assign(document.createElement('li'), { textContent: line })),
  )
}

form.addEventListener('submit', (event) => {
  event.preventDefault()
  show()
})
