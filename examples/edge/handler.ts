import {
  alternativeWords,
  caseAlternativesOf,
  caseExplanationOf,
  caseOf,
  caseWarningText,
  type Day,
  isoDate,
  lawVersion,
} from '@requisite/law'

const date = (day: Day | null): string | null => (day === null ? null : isoDate(day))

/** GET /?start=2026-11-16&years=3&offence=robbery: the release date by the law in force, from a function at the edge, with no
 *  server behind. */
function answer(request: Request): Response {
  const asked = new URL(request.url).searchParams
  const worked = caseOf({
    sentences: [
      {
        startDate: asked.get('start') ?? '',
        sentenceYears: Number(asked.get('years') ?? 0),
        sentenceMonths: Number(asked.get('months') ?? 0),
        offenceKey: asked.get('offence'),
      },
    ],
  })
  if ('refusals' in worked) return Response.json(worked, { status: 422 })
  return Response.json({
    releaseDate: date(worked.release),
    paroleEligibilityDate: date(worked.paroleEligibility),
    // Rival dates stand beside ours wherever the law or the case is not certain: show them with it.
    alternatives: caseAlternativesOf(worked).map((rival) => ({
      condition: alternativeWords(rival).condition,
      releaseDate: date(rival.release),
      paroleEligibilityDate: date(rival.paroleEligibility),
    })),
    warnings: worked.warnings.map(caseWarningText),
    working: caseExplanationOf(worked).map(({ title, working }) => `${title}: ${working}`),
    lawVersion,
    disclaimer: 'This is an estimate only. It is not legal advice.',
  })
}

// biome-ignore lint/style/noDefaultExport: edge runtimes look for the handler in the default export.
export default { fetch: answer }
