import { type Offence, type OffenceCategory, offences } from '@requisite/law'
import { searchable } from '@requisite/law/internal'
import { once } from '../../http/once.ts'
import { type Html, html } from '../html.ts'

/** The names of the groups in the list, in the order in which people look. */
const categoryNames: Readonly<Record<OffenceCategory, string>> = {
  violent: 'Violence',
  theft: 'Theft, robbery and burglary',
  drugs: 'Drugs',
  driving: 'Driving',
  sexual: 'Sexual offences',
  weapons: 'Weapons',
  fraud: 'Fraud and money',
  public_order: 'Public order',
  terrorism: 'Terrorism',
  other: 'Other offences',
}

/** What else an offence is searched by, for the script of the page to take apart. */
export function searchedAs(offence: Offence): string {
  const { names, place, codes, isFormer } = searchable(offence)
  return [names, place, codes, isFormer ? 'former' : ''].join('|')
}

interface OfferedOffence {
  readonly key: string
  readonly before: string
  readonly after: string
}

const byTitle = (a: Offence, b: Offence): number => (a.title < b.title ? -1 : 1)

/** The offences of each group, by name: each option cut where "selected" goes, made once, as the list is long and nearly always the
 *  same. */
const listed = once((): readonly (readonly [label: string, options: readonly OfferedOffence[]])[] =>
  Object.entries(categoryNames).map(([category, label]) => [
    label,
    offences
      .filter((offence) => offence.category === category)
      .sort(byTitle)
      .map((offence) => ({
        key: offence.key,
        before: html`<option value="${offence.key}" data-also="${searchedAs(offence)}"`.markup,
        after: html`>${offence.title}</option>`.markup,
      })),
  ]),
)

const optionGroups = (chosen: string): readonly Html[] =>
  listed().map(
    ([label, options]) =>
      html`<optgroup label="${label}">${{
        markup: options
          .map(({ key, before, after }) => `${before}${key === chosen ? ' selected' : ''}${after}`)
          .join(''),
      }}</optgroup>`,
  )

/** The list of offences. With a script it becomes a box to type in. */
export const offenceSelect = (name: string, chosen: string, typed: string, isWrong: boolean): Html =>
  html`<select class="govuk-select" id="offenceKey" name="${name}" aria-describedby="offenceKey-hint${isWrong && ' offenceKey-error'}" data-typed="${typed}">
<option value="">Choose an offence</option>${optionGroups(chosen)}
</select>`
