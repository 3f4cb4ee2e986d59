import { calculationOf, explanationOf, isoDate, offenceByKey, warningText } from '@requisite/law'

/** GET /?start=2026-11-16&years=3&offence=robbery: the release date from a function at the edge, with no server behind. */
function answer(request: Request): Response {
  const asked = new URL(request.url).searchParams
  const key = asked.get('offence')
  const offence = key === null ? undefined : offenceByKey(key)
  if (key !== null && offence === undefined)
    return Response.json(
      { refusals: [{ field: 'offence', message: 'There is no offence with this key.' }] },
      { status: 422 },
    )
  const calculation = calculationOf({
    start: asked.get('start') ?? '',
    years: Number(asked.get('years') ?? 0),
    months: Number(asked.get('months') ?? 0),
    postCommencement: asked.get('postCommencement') === 'true',
    ...(offence === undefined ? {} : { offence }),
  })
  if ('refusals' in calculation) return Response.json(calculation, { status: 422 })
  return Response.json({
    releaseDate: isoDate(calculation.dates.release),
    working: explanationOf(calculation).map(({ title, working }) => `${title}: ${working}`),
    warnings: calculation.warnings.map(warningText),
    disclaimer: 'This is an estimate only. It is not legal advice.',
  })
}

// biome-ignore lint/style/noDefaultExport: edge runtimes look for the handler in the default export.
export default { fetch: answer }
