import { days, inWords } from '@requisite/law'
import type { GuideName } from './links.ts'

/** What the guides say of a question in two sentences. A guide names it in braces (`{saysTag}`), and the card shows it where somebody
 *  types the question alone. */
export interface GuideAnswer {
  readonly id: string
  readonly title: string
  /** The words that ask it: one of these lists stands whole in the question, in any order. */
  readonly asks: readonly string[]
  readonly says: readonly [string, string]
  readonly guide: GuideName
  /** The heading of the guide under which it stands. */
  readonly section: string
  /** It is a kind of case as well: the first question of the case stays beside it. */
  readonly isCase?: true
}

/** The question with the most words goes first ("appeal a recall" is the recall's own), and of equal ones the first. */
export const guideAnswers: readonly GuideAnswer[] = [
  {
    id: 'Tag',
    title: 'Release on a tag',
    asks: ['tag', 'tagged', 'hdc', 'curfew', 'home detention', 'electronic monitoring'],
    says: [
      `Release on a tag (home detention curfew) ended for adults on ${inWords(days.adultCurfewEnded.day)}, as the prison service works it out.`,
      'It is left for people who serve only section 250 detention, at any age: their answer shows the first day.',
    ],
    guide: 'before-release',
    section: 'tag',
  },
  {
    id: 'Parole',
    title: 'Parole',
    asks: ['parole', 'parole board', 'hearing'],
    says: [
      'Release from most fixed sentences is automatic, and nobody decides on it.',
      'The Parole Board decides on life, IPP, extended and special sentences, and after a standard recall.',
    ],
    guide: 'how-release-works',
    section: 'parole',
  },
  {
    id: 'Travel',
    title: 'Travel on licence',
    asks: ['abroad', 'travel', 'holiday', 'passport', 'licence abroad', 'leave the country'],
    says: [
      'On licence a person may leave the United Kingdom, the Channel Islands and the Isle of Man only with permission beforehand.',
      'Ask the probation officer, well before the journey, and wait for a yes in writing.',
    ],
    guide: 'licence',
    section: 'travel',
  },
  {
    id: 'Hostel',
    title: 'Where to live on licence',
    asks: [
      'hostel',
      'approved premises',
      'bail hostel',
      'where live',
      'move house',
      'accommodation',
      'homeless',
    ],
    says: [
      'Probation must agree to the address, and to nights spent elsewhere. It can ask a person to live first in a hostel (approved premises).',
      'Which hostel, and for how long, is decided before release: ask the probation officer, about three months before.',
    ],
    guide: 'licence',
    section: 'home',
  },
  {
    id: 'Licence',
    title: 'On licence',
    asks: ['licence', 'license', 'licence conditions', 'probation', 'on licence'],
    says: [
      'On licence a person keeps appointments, lives where probation agrees, asks before travelling abroad, and commits no offence.',
      'The Justice Secretary sets the conditions and probation supervises them; probation can explain each one, and ask for a change.',
    ],
    guide: 'licence',
    section: 'conditions',
  },
  {
    id: 'Recall',
    title: 'Recall',
    asks: ['recall', 'recalled', 'called back', 'back to prison', 'breach licence', 'breached'],
    says: [
      'A recall is decided by the Justice Secretary, as a rule when probation asks for it; the law names no list of grounds.',
      'On the return the person must be told the reasons, and can write against it at once.',
    ],
    guide: 'recall',
    section: 'why',
    isCase: true,
  },
  {
    id: 'AgainstRecall',
    title: 'Against a recall',
    asks: [
      'appeal recall',
      'against recall',
      'challenge recall',
      'recall wrong',
      'recall review',
      'recalled wrong',
    ],
    says: [
      'The person writes to the Justice Secretary and says why the recall was wrong; the recall papers say where to, and a solicitor can help.',
      'After a standard recall the case goes to the Parole Board too, after 28 days at the latest.',
    ],
    guide: 'recall',
    section: 'against',
    isCase: true,
  },
  {
    id: 'Remand',
    title: 'Remand',
    asks: ['remand', 'remanded', 'custody before', 'police days', 'police station', 'time served'],
    says: [
      'Days in prison on remand count as days of the sentence. The prison takes them off, each day once.',
      'A day that the person also spent under another sentence or on a recall does not count, nor does time at a police station before the first court.',
    ],
    guide: 'remand',
    section: 'counts',
    isCase: true,
  },
  {
    id: 'DayRelease',
    title: 'Day release',
    asks: ['day release', 'rotl', 'temporary release', 'home leave', 'town visit', 'weekend home', 'funeral'],
    says: [
      'Day release (ROTL) is leaving prison for hours or some nights, and coming back. The prison decides, after it has looked at the risk.',
      'No law gives a day for it: ask the offender management unit when the person can apply.',
    ],
    guide: 'before-release',
    section: 'day',
  },
  {
    id: 'OpenPrison',
    title: 'Open prison',
    asks: ['open prison', 'open conditions', 'category', 'cat d'],
    says: [
      'No law says when a person moves to an open prison: the prison decides, by the risk.',
      'Of life and IPP the Parole Board can advise it, and the Justice Secretary decides.',
    ],
    guide: 'before-release',
    section: 'open',
  },
  {
    id: 'Mistake',
    title: 'A date that seems wrong',
    asks: [
      'mistake',
      'wrong',
      'wrong date',
      'error',
      'complain',
      'complaint',
      'miscalculated',
      'date changed',
      'not counted',
      'ombudsman',
    ],
    says: [
      'Ask the prison’s offender management unit in writing how it worked out the date. If it stays wrong, a complaint and a prison law solicitor come next.',
      'Type the sentence here and give the prison’s date: the answer says what would explain it, and has a sentence to quote.',
    ],
    guide: 'help',
    section: 'wrong',
  },
  {
    id: 'Appeal',
    title: 'An appeal',
    asks: ['appeal', 'appealed', 'court of appeal', 'loss of time'],
    says: [
      'An appeal does not change the date until the court decides.',
      'Days in prison meanwhile count, unless the Court of Appeal orders otherwise; it cannot where leave to appeal was given.',
    ],
    guide: 'before-release',
    section: 'appeal',
  },
  {
    id: 'Deportation',
    title: 'Removal from the country',
    asks: ['deport', 'deported', 'deportation', 'removal', 'removed', 'immigration', 'foreign national'],
    says: [
      'A person who is to be deported can be removed from prison before the release date. The Home Office decides.',
      'It can also hold somebody after the release date, under immigration powers: ask a solicitor who does immigration law.',
    ],
    guide: 'before-release',
    section: 'removal',
  },
  {
    id: 'Ipp',
    title: 'IPP',
    asks: ['ipp', 'public protection', 'ipp licence', 'dpp', 'ipp recall', 'ipp recalled'],
    says: [
      'IPP has no release date: after the minimum term the Parole Board decides.',
      'Two years after the first release the Board looks at the licence. It ends by itself after two more years without a recall.',
    ],
    guide: 'ipp-and-life',
    section: 'ipp',
    isCase: true,
  },
  {
    id: 'Life',
    title: 'A life sentence',
    asks: ['life', 'life sentence', 'lifer', 'tariff', 'minimum term', 'life licence'],
    says: [
      'A life sentence has a minimum term and no release date: after it the Parole Board decides.',
      'After release the licence lasts for life, and a recall stays possible.',
    ],
    guide: 'ipp-and-life',
    section: 'life',
    isCase: true,
  },
  {
    id: 'Illness',
    title: 'Release because of illness',
    asks: ['compassionate', 'compassionate release', 'ill', 'illness', 'dying', 'terminal', 'cancer', 'sick'],
    says: [
      'In exceptional circumstances, such as a grave illness, the Justice Secretary may release a person early.',
      'Ask the prison: healthcare and the offender management unit make the application, and a solicitor can write too.',
    ],
    guide: 'before-release',
    section: 'illness',
  },
  {
    id: 'NotPaying',
    title: 'Prison for not paying',
    asks: ['poca', 'confiscation', 'fine', 'not paying', 'unpaid fine', 'confiscation order', 'default'],
    says: [
      'Prison for a sum that was not paid ends when all of it is paid. A part paid makes it shorter.',
      'Type the length and “for not paying”, and what part was paid: the date appears here.',
    ],
    guide: 'not-paying',
    section: 'paying',
  },
  {
    id: 'Victim',
    title: 'For victims',
    asks: ['victim', 'victims', 'contact scheme', 'told release'],
    says: [
      'Victims of violent and sexual offences can be told about a release by the Victim Contact Scheme of the probation service.',
      'Call the Victim Helpline on 0300 060 6699 if you are worried about a release, or if somebody in prison contacts you.',
    ],
    guide: 'help',
    section: 'victims',
  },
  {
    id: 'Letters',
    title: 'Letters on the papers',
    asks: [
      'crd',
      'ard',
      'sled',
      'sed',
      'led',
      'hdced',
      'ped',
      'prrd',
      'tused',
      'ersed',
      'ftr',
      'omu',
      'letters',
    ],
    says: [
      'The prison’s letters stand for days: CRD is release, SLED the end of sentence and licence, PED the first day for the Parole Board.',
      'Type the sentence, and the answer has each letter with its day.',
    ],
    guide: 'words',
    section: 'dates',
  },
  {
    id: 'HowLong',
    title: 'How long in prison',
    asks: ['long', 'much', 'out', 'released', 'release'],
    says: [
      'Type the length, what it was for and the day, such as “3 years for robbery today”: the date appears here.',
      'Most fixed sentences are served in prison for one part, and on licence for the rest.',
    ],
    guide: 'how-release-works',
    section: 'parts',
  },
]

const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/[a-z]+/g) ?? []

/** The answer to a question that is typed alone, in words without a figure; null where none of ours is asked. */
export function guideAnswerTo(text: string): GuideAnswer | null {
  if (/\d/.test(text)) return null
  const said = new Set(wordsOf(text))
  const weight = ({ asks }: GuideAnswer): number =>
    Math.max(
      0,
      ...asks.map(wordsOf).map((words) => (words.every((word) => said.has(word)) ? words.length : 0)),
    )
  const [best] = guideAnswers
    .map((answer) => ({ answer, weight: weight(answer) }))
    .filter((one) => one.weight > 0)
    .toSorted((a, b) => b.weight - a.weight)
  return best?.answer ?? null
}
