import { calculationOf, explanationOf, inWords, warningText } from '@requisite/law'

const form = document.querySelector('form')
const status = document.querySelector('[role=status]')
const list = document.querySelector('ol')

/** The answer in words, or what to correct. */
function show() {
  const fields = new FormData(form)
  const calculation = calculationOf({
    start: String(fields.get('start')),
    years: Number(fields.get('years')),
    remandCredit: Number(fields.get('remandCredit')),
    postCommencement: true,
  })
  const isRefused = 'refusals' in calculation
  status.textContent = isRefused
    ? calculation.refusals.map(({ field, message }) => `${field}: ${message}`).join(' ')
    : `Release date: ${inWords(calculation.dates.release)}. This is an estimate. It is not legal advice.`
  const lines = isRefused
    ? []
    : [
        ...explanationOf(calculation).map(({ title, working }) => `${title}: ${working}`),
        ...calculation.warnings.map(warningText),
      ]
  list.replaceChildren(
    ...lines.map((line) => Object.assign(document.createElement('li'), { textContent: line })),
  )
}

form.addEventListener('submit', (event) => {
  event.preventDefault()
  show()
})
