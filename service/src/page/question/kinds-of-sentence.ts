import type { SentenceType } from '@requisite/law'
import type { Choice } from './fields.ts'

/** What a kind of sentence is called when people talk. */
const kinds: Readonly<Record<SentenceType, Omit<Choice, 'value'>>> = {
  sds: {
    label: 'A sentence with a fixed length',
    hint: 'Most sentences are like this. The papers may say “standard determinate sentence” or “SDS”.',
  },
  sds_plus: {
    label: 'A fixed length for a serious violent or sexual offence',
    hint: 'The papers may say “SDS+” or “section 244ZA”.',
  },
  section_250: {
    label: 'Detention of someone who was under 18',
    hint: 'The papers may say “section 250”.',
  },
  eds: {
    label: 'An extended sentence',
    hint: 'The papers may say “EDS”. It has a time in prison and an extra time on licence. Enter only the time in prison.',
  },
  life: {
    label: 'A life sentence',
    hint: 'Enter the minimum term as the length.',
  },
  ipp: {
    label: 'A sentence for public protection (IPP)',
    hint: 'Enter the tariff as the length.',
  },
  terrorism: {
    label: 'A fixed length for a terrorism offence',
    hint: 'The Parole Board decides on release.',
  },
}

/** The kinds of sentence, the most common first. */
export const kindsOfSentence: readonly Choice[] = Object.entries(kinds).map(([value, kind]) => ({
  value,
  ...kind,
}))
