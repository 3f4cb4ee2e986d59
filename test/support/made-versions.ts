/** Versions of the law that were made for the tests, with corrections as later ones will have them: their examples have the dates that
 *  the law gives now. */
import { type LawVersion, parseDay, type Source } from '@requisite/law'
import { correction, version } from '../../law/src/tables/versions.ts'

const act = (provision: string): Source => ({
  title: 'Criminal Justice Act 2003',
  provision,
  url: 'https://www.legislation.gov.uk/ukpga/2003/44',
})
const day = parseDay('2027-01-04') as NonNullable<ReturnType<typeof parseDay>>

// biome-ignore format: as in the table of versions
export const madeVersions: readonly LawVersion[] = [
  version('2027.2.1', day,
    correction('Nobody who is liable to removal has a first day for release on a tag (HDCED).',
      [act('section 246(4)')], { facts: ['liableToRemoval'] },
      { sentences: [{ startDate: '2026-11-09', sentenceYears: 2, sentenceType: 'section_250', offenceKey: 'robbery' }], liableToRemoval: true },
      ['dates.HDCED.date', '2027-04-05', null], { liableToRemoval: false }),
    correction('A fixed term from a sentence that has ended is refused. It was answered.',
      [act('section 255A')], { recall: ['fixed_term_14'] },
      { sentences: [{ startDate: '2015-06-01', sentenceMonths: 6, offenceKey: 'theft' }], recall: { type: 'fixed_term_14', recallDate: '2026-10-09', returnToCustodyDate: '2026-10-09' } },
      ['releaseDate', '2026-10-22', 'refused'], { 'recall.type': 'standard' }),
  ),
  version('2027.2.0', day,
    correction('A recall from life or public protection is answered: nobody can name a day, unless a fixed term beside it sets the first day of the Parole Board. It was refused.',
      [act('section 32')], { regimes: ['life', 'ipp'], recall: ['standard', 'unknown'] },
      { sentences: [{ id: 'A', startDate: '2006-02-06', sentenceYears: 3, sentenceType: 'ipp' }, { id: 'B', startDate: '2026-11-02', sentenceYears: 3, offenceKey: 'theft' }], recall: { type: 'standard', recallDate: '2026-06-02', returnToCustodyDate: '2026-06-02', sentenceIds: ['A'] } },
      ['paroleEligibilityDate', 'refused', '2027-11-02'], { 'sentences.0.sentenceType': 'sds' }),
    correction('Under 18 on the day of sentence by the date of birth is under 18 when convicted, where the age was not said.',
      [act('section 249')], { facts: ['dateOfBirth'], child: true, notTold: ['ageAtConviction'], moves: ['releaseDate', 'alternatives', 'refused'] },
      { dateOfBirth: '2010-05-05', sentences: [{ startDate: '2026-11-16', sentenceYears: 2, offenceKey: 'robbery' }] },
      ['releaseDate', '2027-07-17', '2027-09-04'], { dateOfBirth: '2000-05-05' }),
  ),
  version('2027.1.2', day,
    correction('No run of a life sentence has a release date.',
      [act('section 28')], { regimes: ['life', 'ipp'] },
      { sentences: [{ startDate: '2026-11-16', sentenceYears: 18, sentenceType: 'life' }] },
      ['runs.0.releaseDate', '2044-11-15', null], { 'sentences.0.sentenceType': 'sds' }),
  ),
]
