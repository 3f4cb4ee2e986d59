import {
  daysInWords,
  inWords,
  isChanged,
  progressionModel,
  progressionStages,
  type Regime,
  type RegimeId,
  type ReleasePoint,
  regimes,
  rulesInWords,
} from '@requisite/law'
import { sources } from '../answer/sources.ts'
import { type Html, html } from '../html.ts'
import { guideTable } from './table.ts'

const all: readonly Regime<RegimeId>[] = Object.values(regimes)

/** The part served, and that it is not the end of it where the Parole Board decides then. */
function partServed({ released }: Regime, { fraction }: ReleasePoint): string {
  if (released === 'automatically') return fraction.label
  return `${released === 'after a minimum term' ? 'The minimum term' : fraction.label}, then the Parole Board decides`
}

const rows = (list: readonly Regime<RegimeId>[]): readonly (readonly [string, string, string])[] =>
  list.map((regime) => [
    rulesInWords[regime.id],
    partServed(regime, regime.before),
    partServed(regime, regime.after),
  ])

/** Roughly how long so many days are. */
const roughly = (days: number): string => `about ${(days / 365.25).toFixed(1)} years`

function stages(): readonly (readonly [string, string, string])[] {
  return progressionStages.map(({ number, upToDays, day }, i) => {
    const over = progressionStages[i - 1]?.upToDays ?? null
    const from = over === null ? '' : `${daysInWords(over + 1)} to `
    const length =
      upToDays === null
        ? `${daysInWords((over ?? 0) + 1)} or more`
        : `${from === '' ? 'up to ' : from}${daysInWords(upToDays)} (${roughly(upToDays)})`
    return [`Stage\u00a0${number}`, length, inWords(day)]
  })
}

/** What the Act changed, and when it reaches whom. */
export const whatChanged =
  (): Html => html`<p class="lead">The Sentencing Act 2026 moved the day of release for most fixed sentences. The new rules are called the progression model. They began on ${inWords(progressionModel.day)}.</p>
<div class="govuk-inset-text">We have not seen the order that sets the first day. The day and the stages below are the prison service’s timetable of August 2026. They can still move.</div>
${sources(progressionModel.law)}
<h2 class="govuk-heading-l">Who it reaches, and when</h2>
<ul class="govuk-list govuk-list--bullet">
<li>A sentence passed on or after ${inWords(progressionModel.day)}: at once.</li>
<li>An older sentence, if the person was in prison under it on that day: in stages, by the length of the sentence.</li>
<li>A person who was due out before that day: not at all. The old date holds.</li>
<li>A person who was called back to prison (recall): not at all.</li>
</ul>
${guideTable('The stages', ['Stage', 'Length of the sentence', 'Starts on'], stages())}
<p>When a stage starts and the new release day has already passed, the person is released on the day the stage starts. Added days come on top of that.</p>
<h2 class="govuk-heading-l">What changed</h2>
${guideTable('Rules that changed', ['Kind of sentence', 'Before', 'After'], rows(all.filter(isChanged)))}
<h2 class="govuk-heading-l">What stayed the same</h2>
${guideTable(
  'Rules that did not change',
  ['Kind of sentence', 'Before and after'],
  all
    .filter((regime) => !isChanged(regime))
    .map((regime) => [rulesInWords[regime.id], partServed(regime, regime.after)]),
)}`
