import {
  alternativeWords,
  caseAlternativesOf,
  caseExplanationOf,
  caseOf,
  caseWarningText,
  inWords,
} from '@requisite/law'

const form = document.querySelector('form')
const status = document.querySelector('[role=status]')

/** One sentence as a case, by the law in force: several sentences would be more of the list. */
function caseFrom(fields) {
  return caseOf({
    sentences: [
      {
        startDate: fields.get('startDate'),
        sentenceYears: Number(fields.get('sentenceYears')),
        remandCreditDays: Number(fields.get('remandCreditDays')),
        offenceKey: String(fields.get('offenceKey')).trim() || null,
      },
    ],
  })
}

/** The date in words. Life and IPP have none: the Parole Board decides. */
function headline({ release, releaseType, paroleEligibility }) {
  const parole =
    paroleEligibility === null ? '' : ` The Parole Board can decide from ${inWords(paroleEligibility)}.`
  const date =
    release === null ? 'There is no release date.' : `Release date: ${inWords(release)} (${releaseType}).`
  return `${date}${parole} This is an estimate. It is not legal advice.`
}

/** A rival date stands beside ours wherever the law or the case is not certain: never show one without the other. */
function rival(one) {
  const day = one.release ?? one.paroleEligibility
  return `${day === null ? 'No date' : inWords(day)}, ${alternativeWords(one).condition}.`
}

function show() {
  const answer = caseFrom(new FormData(form))
  const isRefused = 'refusals' in answer
  status.textContent = isRefused
    ? answer.refusals.map(({ place, message }) => `${place.field}: ${message}`).join(' ')
    : headline(answer)
  fill('alternatives', isRefused ? [] : caseAlternativesOf(answer).map(rival))
  fill('warnings', isRefused ? [] : answer.warnings.map(caseWarningText))
  fill(
    'working',
    isRefused ? [] : caseExplanationOf(answer).map(({ title, working }) => `${title}: ${working}`),
  )
}

/** Puts lines into a list, and shows its heading where there are any. */
function fill(id, lines) {
  const part = document.getElementById(id)
  part.hidden = lines.length === 0
  part
    .querySelector('ul, ol')
    .replaceChildren(
      ...lines.map((line) => Object.assign(document.createElement('li'), { textContent: line })),
    )
}

form.addEventListener('submit', (event) => {
  event.preventDefault()
  show()
})
