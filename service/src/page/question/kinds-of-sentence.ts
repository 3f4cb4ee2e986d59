/** What the court passed, as a person was told it. Only a link names section 250 here: the form asks for it with the age. */
export const kinds = ['sds', 'eds', 'life', 'suspended', 'other', 'unsure', 'section_250'] as const
export type KindChoice = (typeof kinds)[number]

/** The kinds that are chosen from a list, with what the papers call them. */
export const otherKindChoices = {
  ipp: 'IPP or DPP, for public protection',
  sds_plus: 'SDS+, a standard sentence for a serious offence',
  sopc: 'Special sentence, “offender of particular concern”',
  terrorism: 'A sentence for a terrorism offence, not for life',
  dto: 'Detention and training order',
  fine_default: 'Prison for not paying',
  contempt: 'Prison for contempt of court',
  supervision_default: 'Back in prison for breaking supervision',
  whole_life: 'Whole life order',
} as const
export type OtherKind = keyof typeof otherKindChoices

/** A life sentence of which the court said that it is for the whole of life: it is a kind of the list, and has no length. */
export const isForWholeLife = ({
  kind,
  otherKind,
}: {
  readonly kind: string
  readonly otherKind: string
}): boolean => kind === 'other' && otherKind === 'whole_life'

export const isOtherKind = (text: string): text is OtherKind => Object.hasOwn(otherKindChoices, text)
export const isKind = (text: string): text is KindChoice => kinds.some((kind) => kind === text)
