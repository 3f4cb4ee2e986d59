import { daysInWords, inWords, type Regime, type RegimeId, type ReleasePoint, regimeOf } from '@requisite/law'
import { isChanged, progressionStages, regimes, rulesInWords } from '@requisite/law/internal'
import { type Html, html } from '../html.ts'

type Row = readonly [name: string, ...cells: string[]]

/** A table with a caption; the first cell of a row names it, and has the most room where the names are long. It scrolls by itself
 *  where a phone is too narrow. */
const guideTable = (caption: string, head: readonly string[], rows: readonly Row[]): Html =>
  html`<div class="wide" tabindex="0" role="region" aria-label="${caption}">
<table class="govuk-table${rows.some(([name]) => name.length > 20) && ' long-names'}">
<caption class="govuk-table__caption govuk-table__caption--m">${caption}</caption>
<thead class="govuk-table__head">
<tr class="govuk-table__row">${head.map((name) => html`<th scope="col" class="govuk-table__header">${name}</th>`)}</tr></thead>
<tbody class="govuk-table__body">${rows.map(
    ([first, ...rest]) =>
      html`<tr class="govuk-table__row">
<th scope="row" class="govuk-table__header">${first}</th>${rest.map((cell) => html`<td class="govuk-table__cell">${cell}</td>`)}</tr>`,
  )}</tbody>
</table></div>`

/** Every row with its exceptions: a table that left them out would be wrong for the people they are about. */
export const kindsPassedNow: readonly (readonly [name: string, id: RegimeId])[] = [
  ['A fixed length, most offences', 'sds_adult'],
  ['The same, if the offence stays under the old rules', 'sds_adult_barred_40'],
  ['The same, if it was kept at one-half in 2024 too', 'sds_adult_barred_50'],
  ['7 years or more, for a serious violent or sexual offence', 'sds_plus_adult_7_plus'],
  ['4 to 7 years, for the most serious of those', 'sds_plus_adult_4_to_7'],
  ['Either of these two, if the offence stays under the old rules', 'sds_plus_adult_barred'],
  ['Under 18 when found guilty (section 250), most offences', 'section_250'],
  ['The same, for an offence that was kept at one-half in 2024', 'section_250_sds40_excluded'],
  ['The same, 7 years or more for a most serious offence', 'section_250_plus'],
  ['An extended sentence', 'eds_adult'],
  ['A special sentence for offenders of particular concern', 'sopc'],
  ['A fixed length for a terrorism offence', 'terrorism_s247a'],
  ['A life sentence', 'life'],
]

const partServed = ({ released }: Regime, { fraction }: ReleasePoint): string =>
  released === 'after a minimum term' ? 'The minimum term' : fraction.label

const atThePoint = ({ released }: Regime): string =>
  released === 'automatically' ? 'Release is automatic' : 'The Parole Board decides'

/** The part served, and that it is not the end of it where the Parole Board decides then. */
const partInFull = (regime: Regime, point: ReleasePoint): string =>
  `${partServed(regime, point)}${regime.released === 'automatically' ? '' : ', then the Parole Board decides'}`

const rulesTable = (caption: string, when: readonly string[], changed: boolean): Html =>
  guideTable(
    caption,
    ['Kind of sentence', ...when],
    Object.values<Regime<RegimeId>>(regimes)
      .filter((regime) => isChanged(regime) === changed)
      .map((regime) => {
        const points = changed ? [regime.before, regime.after] : [regime.after]
        return [rulesInWords[regime.id], ...points.map((point) => partInFull(regime, point))]
      }),
  )

const stages = (): readonly Row[] =>
  progressionStages.map(({ number, upToDays, day }, i) => {
    const over = progressionStages[i - 1]?.upToDays ?? null
    const from = over === null ? 'up to ' : `${daysInWords(over + 1)} to `
    const length =
      upToDays === null
        ? `${daysInWords((over ?? 0) + 1)} or more`
        : `${from}${daysInWords(upToDays)} (about ${(upToDays / 365.25).toFixed(1)} years)`
    return [`Stage\u00a0${number}`, length, inWords(day)]
  })

/** The longest term for a sum that is not paid: up to so many pounds, and over the last of them. */
type Longest = readonly (readonly [pounds: string, term: string])[]

/** The Sentencing Code, section 129(4). */
const longestForFine: Longest = [
  ['£200', '7 days'],
  ['£500', '14 days'],
  ['£1,000', '28 days'],
  ['£2,500', '45 days'],
  ['£5,000', '3 months'],
  ['£10,000', '6 months'],
  ['£20,000', '12 months'],
  ['£50,000', '18 months'],
  ['£100,000', '2 years'],
  ['£250,000', '3 years'],
  ['£1 million', '5 years'],
  ['More', '10 years'],
]

/** The Proceeds of Crime Act 2002, section 35(2A). */
const longestForConfiscation: Longest = [
  ['£10,000', '6 months'],
  ['£500,000', '5 years'],
  ['£1 million', '7 years'],
  ['More', '14 years'],
]

const longestTable = (caption: string, rows: Longest): Html =>
  guideTable(caption, ['Up to', 'Longest term'], rows)

/** The tables of the guides, each made of the rows of the law. */
export const guideTables = {
  kindsPassedNow: () =>
    guideTable(
      'Sentences passed now, by kind',
      ['Kind of sentence', 'Part served', 'Then'],
      kindsPassedNow.map(([name, id]) => {
        const regime = regimeOf(id)
        return [name, partServed(regime, regime.after), atThePoint(regime)]
      }),
    ),
  stages: () => guideTable('The stages', ['Stage', 'Length of the sentence', 'Starts on'], stages()),
  longestForFine: () => longestTable('A fine', longestForFine),
  longestForConfiscation: () => longestTable('A confiscation order', longestForConfiscation),
  changedRules: () => rulesTable('Rules that changed', ['Before', 'After'], true),
  unchangedRules: () => rulesTable('Rules that did not change', ['Before and after'], false),
}
