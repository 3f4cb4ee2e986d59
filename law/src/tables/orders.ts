import { cja2003, type Source, sentencingCode } from './provisions.ts'
import type { RegimeRow } from './regime-row.ts'
import type { committalPoints } from './release-points.ts'

/** The shortest and the longest detention and training order, in months (Sentencing Code, section 236(1)). */
export const orderMonths = { least: 4, most: 24 } as const

/** The longest committal for contempt on one occasion, in years (Contempt of Court Act 1981, section 14(1)). */
export const mostYearsForContempt = 2

/** What is no sentence of imprisonment, so that no rules about sentences reach it. */
const outside = (
  family: RegimeRow['family'],
  credit: RegimeRow['credit'],
  reason: string,
  ...law: readonly Source[]
): Omit<RegimeRow, 'displayName' | 'description'> => ({
  family,
  credit,
  released: 'automatically',
  ends: 'with the term',
  eligibilityAge: 'any',
  offenceBarred: false,
  takesAddedDays: false,
  exclusion: { reason, law },
})

const contempt = (credit: RegimeRow['credit']): RegimeRow => ({
  displayName: 'Prison for contempt of court',
  description:
    'A committal to prison under section 258. One-half is served, and release is without a licence.',
  ...outside('committal', credit, 'A committal is not a sentence.', cja2003('258')),
})

const trainingOrder = (credit: RegimeRow['credit'], description: string): RegimeRow => ({
  displayName: 'Detention and training order',
  description,
  ...outside(
    'training order',
    credit,
    'The Act leaves the half-way point of detention and training orders alone.',
    sentencingCode('241'),
  ),
})

const defaultOfPayment = (
  displayName: string,
  credit: RegimeRow['credit'],
  description: string,
): RegimeRow => ({
  displayName,
  description,
  ...outside(
    'default of payment',
    credit,
    'A committal in default of payment is not a sentence.',
    cja2003('258'),
  ),
})

/** The rules of what is no sentence of imprisonment, by their ids, which are not public. */
export const orderRows: Readonly<Record<keyof typeof committalPoints, RegimeRow>> = {
  contempt: contempt('none'),
  contempt_held: contempt('own'),
  dto: trainingOrder(
    'shared',
    'For a person under 18 when convicted (Sentencing Code, section 233). One-half is served; the second half is supervision, not licence.',
  ),
  dto_without_credit: trainingOrder(
    'none',
    'One-half is served; the second half is supervision, not licence. The court itself took time on remand or a tag into account (Sentencing Code, section 239).',
  ),
  fine_default: defaultOfPayment(
    'Prison for not paying a fine or a confiscation order',
    'shared',
    'A committal in default of payment (section 258). One-half is served, and release is without a licence.',
  ),
  civil_debt: defaultOfPayment(
    'Prison for not paying a civil debt',
    'for others',
    'A committal for a civil debt, such as council tax or maintenance (section 258). One-half is served without credit for days held before, and release is without a licence.',
  ),
  confiscation_default: defaultOfPayment(
    'Prison for not paying a confiscation order of more than £10 million',
    'shared',
    'A committal in default of a confiscation order of more than £10 million (section 258(2B)). The whole term is served.',
  ),
  supervision_default: {
    displayName: 'Prison for breach of supervision after the sentence',
    description:
      'A committal under section 256AC for a failure to keep to supervision. The whole term is served, without credit.',
    ...outside(
      'breach of supervision',
      'for others',
      'A committal for breach of supervision is not a sentence.',
      cja2003('256AC'),
    ),
  },
}
