import { orderFamilies } from '../../tables/order-kinds.ts'
import type { GovernedSentence } from '../governed-sentence.ts'

/** What has parts: a run. */
interface WithParts {
  readonly parts: readonly GovernedSentence[]
}

/** A detention and training order (Sentencing Code, section 233). */
export const isTrainingOrder = ({ regime }: GovernedSentence): boolean => regime.family === 'training order'

/** Prison for contempt of court. */
export const isContempt = ({ regime }: GovernedSentence): boolean => regime.family === 'committal'

/** Prison in default of payment. */
export const isDefaultOfPayment = ({ regime }: GovernedSentence): boolean =>
  regime.family === 'default of payment'

/** A committal for contempt of court or default of payment (section 258). */
export const isOfCommittal = (part: GovernedSentence): boolean => isContempt(part) || isDefaultOfPayment(part)

/** Prison for breach of supervision after a sentence (section 256AC). */
export const isBreachOfSupervision = ({ regime }: GovernedSentence): boolean =>
  regime.family === 'breach of supervision'

/** No sentence of imprisonment: it has no licence, bears no added days, and counts for no stage. */
export const isNoSentence = ({ regime }: Pick<GovernedSentence, 'regime'>): boolean =>
  orderFamilies.has(regime.family)

/** A run of orders; they stand in no chain with anything else. */
export const isRunOfOrders = ({ parts }: WithParts): boolean => isTrainingOrder(parts[0] as GovernedSentence)

/** A run of committals for breach of supervision; they stand in no chain with anything else. */
export const isRunOfBreaches = ({ parts }: WithParts): boolean =>
  isBreachOfSupervision(parts[0] as GovernedSentence)

/** A run in which nothing is a sentence of imprisonment. */
export const isRunOfNoSentence = ({ parts }: WithParts): boolean => parts.every(isNoSentence)
