/** What is asked of a kind that can be named in a case and is no sentence of imprisonment. */
interface OrderKind {
  /** The family of its rules. */
  readonly family: string
  /** Its name, as people are told it. */
  readonly name: string
  /** Why a regime or an extension period has no place with it. */
  readonly whatItIs: string
  /** A court commits to prison by it: nothing is asked but the length, the day, and the days before. */
  readonly isCommittal: boolean
  /** The offence is kept, and changes nothing. */
  readonly isWhateverOffence: boolean
  /** Whether days held before can come off. */
  readonly takesCredit: boolean
  /** It stands in no chain with another kind: what it is then called; null where it does. */
  readonly apart: string | null
  /** There is no licence after it: what somebody is not recalled from; null where no recall is worked out beside it. */
  readonly notRecalledFrom: string | null
  /** What release from it is called; in a chain of several, the last of the table that is in it. */
  readonly release: string
  /** What a part is served of. */
  readonly servedOf: 'the term' | 'the order'
}

/** Prison for contempt of court, a detention and training order, prison in default of payment, and prison for breach of supervision
 *  after a sentence. */
export const orderKinds = {
  contempt: {
    family: 'committal',
    name: 'prison for contempt of court',
    whatItIs: 'Prison for contempt of court is not a sentence.',
    isCommittal: true,
    isWhateverOffence: false,
    takesCredit: true,
    apart: null,
    notRecalledFrom: 'prison for contempt',
    servedOf: 'the term',
    release: 'ARD, committal',
  },
  dto: {
    family: 'training order',
    name: 'detention and training order',
    whatItIs: 'A detention and training order has no regime and no extension period.',
    isCommittal: false,
    isWhateverOffence: true,
    takesCredit: true,
    apart: 'A detention and training order',
    notRecalledFrom: null,
    servedOf: 'the order',
    release: 'MTD',
  },
  fine_default: {
    family: 'default of payment',
    name: 'prison for an unpaid fine',
    whatItIs: 'Prison in default of payment is not a sentence.',
    isCommittal: true,
    isWhateverOffence: true,
    takesCredit: true,
    apart: null,
    notRecalledFrom: 'prison in default of payment',
    servedOf: 'the term',
    release: 'ARD, default of payment',
  },
  supervision_default: {
    family: 'breach of supervision',
    name: 'prison for breach of supervision',
    whatItIs: 'Prison for breach of supervision is not a sentence.',
    isCommittal: true,
    isWhateverOffence: true,
    takesCredit: false,
    apart: 'A committal for breach of supervision',
    notRecalledFrom: 'prison for breach of supervision',
    servedOf: 'the term',
    release: 'ARD, breach of supervision',
  },
} as const satisfies Readonly<Record<string, OrderKind>>

export type OrderType = keyof typeof orderKinds
export type OrderFamily = (typeof orderKinds)[OrderType]['family']
export type OrderRelease = (typeof orderKinds)[OrderType]['release']

export const orderTypes = Object.keys(orderKinds) as readonly OrderType[]

const byFamily = new Map<string, OrderKind>(Object.values(orderKinds).map((kind) => [kind.family, kind]))

/** The families of what is no sentence of imprisonment. */
export const orderFamilies: ReadonlySet<string> = new Set(byFamily.keys())

/** The kind whose rules are of a family; undefined for a sentence of imprisonment. */
export const orderOfFamily = (family: string): OrderKind | undefined => byFamily.get(family)

/** The kind that was named; undefined for a sentence of imprisonment. */
export const orderNamed = (kind: string | null | undefined): OrderKind | undefined =>
  Object.hasOwn(orderKinds, kind ?? '') ? orderKinds[kind as OrderType] : undefined
