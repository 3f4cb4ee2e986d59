import { months } from '@requisite/law/internal'
import { nothingTold, type ToldCase } from '../../service/src/told/case.ts'
import { numbersFrom } from './random.ts'

/* Texts as somebody could type them, each with the case that it tells: every part is words that we read. */

/** One part of a text: what is typed, and what it tells. */
interface Part {
  readonly text: string
  readonly tells: Partial<ToldCase>
}

interface Made {
  /** A whole number below `n`. */
  readonly below: (n: number) => number
  readonly pick: <One>(all: readonly One[]) => One
  /** A day of a year, between two of its months, and how it is typed. */
  readonly day: (year: number, first?: number, last?: number) => DayMade
}
interface DayMade {
  readonly iso: string
  readonly text: string
}

const two = (n: number): string => String(n).padStart(2, '0')
const nth = (n: number): string => `${n}${['th', 'st', 'nd', 'rd'][n < 20 && n > 3 ? 0 : n % 10] ?? 'th'}`

function madeFrom(seed: number): Made {
  const below = numbersFrom(seed)
  const pick = <One>(all: readonly One[]): One => all[below(all.length)] as One
  const day: Made['day'] = (year, first = 1, last = 12) => {
    const month = first + below(last - first + 1)
    const date = 1 + below(28)
    const name = months[month - 1] as string
    const text = pick([
      `${date} ${name} ${year}`,
      `${nth(date)} ${name} ${year}`,
      `${date} ${name.slice(0, 3)} ${year}`,
      `the ${nth(date)} of ${name} ${year}`,
      `${name} ${date}, ${year}`,
      `${two(date)}/${two(month)}/${year}`,
      `${date}/${month}/${String(year).slice(2)}`,
      `${date}.${month}.${year}`,
    ])
    return { text, iso: `${year}-${two(month)}-${two(date)}` }
  }
  return { below, pick, day }
}

const offences = [
  ['robbery', 'robbery'],
  ['theft', 'theft'],
  ['rape', 'rape'],
  ['kidnapping', 'kidnapping'],
  ['fraud', 'fraud_by_false_representation'],
] as const
const inWords = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

type LengthMade = readonly [text: string, months: number, tells: Record<string, number>]

/** A length; months alone are less than four years, and of years and months there is no "and" that could begin another sentence. */
function lengthIn({ below, pick }: Made): LengthMade {
  const years = 1 + below(10)
  const ofYears = years === 1 ? 'year' : 'years'
  const said = pick([`${years} ${ofYears}`, `${inWords[years]} ${ofYears}`, `${years}yrs`])
  switch (below(4)) {
    case 0: {
      const more = 2 + below(9)
      const told = { sentenceYears: years, sentenceMonths: more }
      return [`${years} ${ofYears} ${more} months`, 12 * years + more, told]
    }
    case 1: {
      const count = 2 + below(40)
      return [pick([`${count} months`, `${count} mths`]), count, { sentenceMonths: count }]
    }
    default:
      return [said, 12 * years, { sentenceYears: years }]
  }
}

/** One to three sentences for offences. One beside another that runs longer than that says what it follows: it would be asked. */
function ordinary(made: Made): Part {
  const { below, pick } = made
  const told: Record<string, string | number>[] = []
  const longest: number[] = []
  let text = ''
  let chain = 1
  const count = below(2) === 0 ? 1 : 2 + below(2)
  for (let i = 1; i <= count; i++) {
    const [said, length, units] = lengthIn(made)
    const [name, offenceKey] = pick(offences)
    const runs =
      i === 1 ? null : length > (longest[0] as number) ? 'consecutive' : pick(['consecutive', 'concurrent'])
    const follows = runs === 'consecutive' && { consecutiveTo: String(chain) }
    if (runs === 'consecutive') chain = i
    longest.push(length)
    told.push({ sentenceType: 'sds', ...units, offenceKey, ...follows })
    text +=
      runs === null
        ? `${said} for ${name}`
        : pick([
            `, ${said} ${runs} for ${name}`,
            `, ${said} for ${name} ${runs}`,
            ` and ${said} ${runs} for ${name}`,
          ])
  }
  return { text, tells: { sentences: told } }
}

/** Sentences of other kinds. */
function particular({ below, pick }: Made): Part {
  const years = 5 + below(9)
  const more = 2 + below(3)
  const [name, offenceKey] = pick(offences)
  const one = (text: string, told: Record<string, string | number | boolean>): Part => ({
    text,
    tells: { sentences: [told] },
  })
  const term = { sentenceYears: years }
  return pick([
    one(`an extended sentence of ${years} years and ${more} on licence for ${name}`, {
      sentenceType: 'eds',
      ...term,
      extensionYears: more,
      offenceKey,
    }),
    one(`${years} years with ${more} years extended licence for ${name}`, {
      sentenceType: 'eds',
      ...term,
      extensionYears: more,
      offenceKey,
    }),
    one(`life with a minimum of ${years + 9} years for murder`, {
      sentenceType: 'life',
      sentenceYears: years + 9,
      offenceKey: 'murder',
    }),
    one(`life, minimum term ${years + 9} years, for murder`, {
      sentenceType: 'life',
      sentenceYears: years + 9,
      offenceKey: 'murder',
    }),
    one(`sopc ${years} years and 1 year on licence for rape`, {
      sentenceType: 'sopc',
      ...term,
      extensionYears: 1,
      offenceKey: 'rape',
    }),
    one(`${10 * more} weeks for contempt of court`, { sentenceType: 'contempt', sentenceWeeks: 10 * more }),
  ])
}

/** Time before the sentence that was passed in this year. */
function remand({ below, pick, day }: Made, year: number): Part {
  const count = 2 + below(300)
  const days = (text: string, remandCreditDays: number): Part => ({
    text,
    tells: { credit: { remandCreditDays } },
  })
  const [a, b, c, d] = [day(year, 1, 2), day(year, 3, 5), day(year, 6, 8), day(year, 9, 12)]
  const [one, other, open] = [
    { fromDate: a.iso, toDate: b.iso },
    { fromDate: c.iso, toDate: d.iso },
    { fromDate: c.iso },
  ]
  const times = (text: string, ...told: ToldCase['remand'][number][]): Part => ({
    text,
    tells: { remand: told },
  })
  return pick([
    days(pick(['no remand', 'No time on remand', 'Not on remand', 'no days on remand']), 0),
    days(
      pick([`${count} days on remand`, `He spent ${count} days on remand`, `remand: ${count} days`]),
      count,
    ),
    times(pick([`On remand from ${a.text} to ${b.text}`, `Remanded ${a.text} - ${b.text}`]), one),
    times(
      pick([`On remand since ${c.text}`, `remanded on ${c.text}`, `He has been on remand from ${c.text}`]),
      open,
    ),
    times(
      `On remand from ${a.text} to ${b.text} ${pick(['and', 'and again', 'then'])} from ${c.text}`,
      one,
      open,
    ),
    times(`On remand ${a.text} to ${b.text} and ${c.text} to ${d.text}`, one, other),
  ])
}

function tag({ below, pick }: Made): Part {
  const count = 2 + below(90)
  const text = pick([`${count} days off for the tag`, `${count} days credit for the tag`])
  return { text, tells: { credit: { taggedBailCreditDays: count } } }
}

function added({ below, pick, day }: Made): Part {
  const count = 2 + below(60)
  const on = day(2026, 10, 10)
  return pick<Part>([
    {
      text: pick([`${count} added days`, `${count} ADAs`, `${count} days added for an adjudication`]),
      tells: { addedDays: [{ days: count }] },
    },
    { text: `${count} added days on ${on.text}`, tells: { addedDays: [{ days: count, date: on.iso }] } },
  ])
}

function prison({ below, pick, day }: Made): Part {
  const [out, end] = [day(2041 + below(4)), day(2046 + below(4))]
  return pick<Part>([
    {
      text: pick([`The prison says ${out.text}`, `release date ${out.text}`]),
      tells: { person: { statedReleaseDate: out.iso } },
    },
    { text: `CRD ${out.text}, SLED ${end.text}`, tells: { stated: { CRD: out.iso, SLED: end.iso } } },
  ])
}

function recall({ pick, day }: Made): Part {
  const [on, back] = [day(2026, 5, 7), day(2026, 8, 10)]
  const days = pick([14, 28, 56])
  return {
    text: pick([
      `Recalled for ${days} days on ${on.text}, back in prison ${back.text}`,
      `Recalled on ${on.text} for ${days} days, back inside ${back.text}`,
    ]),
    tells: { recall: { type: `fixed_term_${days}`, recallDate: on.iso, returnToCustodyDate: back.iso } },
  }
}

function person({ below, pick, day }: Made): Part {
  const born = day(1950 + below(50))
  return {
    text: pick([`born ${born.text}`, `DOB ${born.text}`, `He was born on ${born.text}`]),
    tells: { person: { dateOfBirth: born.iso } },
  }
}

/** What is no part of the time. */
function beside({ below, pick }: Made): Part {
  const count = 2 + below(9)
  const text = pick([
    `restraining order for ${count} years`,
    `banned from driving for ${count} months`,
    `£${17 * count} surcharge`,
    `fined £${count}00`,
    `${count} points on his licence`,
    `aged ${18 + count}`,
    `He is ${30 + count}`,
    'He pleaded guilty',
    'It was at Leeds Crown Court',
    'Please help',
  ])
  return { text, tells: {} }
}

const deported = ({ pick }: Made): Part => ({
  text: pick(['He is to be deported', 'subject to deportation', 'He faces deportation']),
  tells: { person: { liableToRemoval: true } },
})

/** One case of what its parts tell: each fact is told by one of them. */
function together(parts: readonly Part[], startDate: string): ToldCase {
  let all = nothingTold
  for (const { tells } of parts)
    all = {
      ...all,
      ...tells,
      credit: { ...all.credit, ...tells.credit },
      person: { ...all.person, ...tells.person },
      sentences: [...all.sentences, ...(tells.sentences ?? []).map((one) => ({ ...one, startDate }))],
    }
  return all
}

/** A text of this number, and what it tells. */
export function toldText(number: number): { readonly text: string; readonly told: ToldCase } {
  const made = madeFrom(number)
  const { below, pick, day } = made
  const isRecall = below(6) === 0
  const year = isRecall ? 2025 : 2026
  const passed = isRecall ? day(2025) : day(2026, 1, 9)
  const sentence = isRecall || below(3) > 0 ? ordinary(made) : particular(made)
  const isLife = sentence.text.includes('life, ') || sentence.text.includes('life with')
  const head = {
    ...sentence,
    text: pick([
      `${pick(['', 'My son got ', 'She was given '])}${sentence.text}, sentenced on ${passed.text}`,
      `On ${passed.text} he ${pick(['got', 'was given', 'was sentenced to'])} ${sentence.text}`,
      `${pick(['', 'He got ', 'jailed for '])}${sentence.text}. Date of sentence ${passed.text}`,
    ]),
  }
  const others = [
    below(4) > 0 ? remand(made, year - 1) : null,
    below(7) === 0 && !isLife ? tag(made) : null,
    below(4) === 0 ? added(made) : null,
    below(4) === 0 ? prison(made) : null,
    below(5) === 0 ? person(made) : null,
    below(7) === 0 ? deported(made) : null,
    below(3) === 0 ? beside(made) : null,
    isRecall ? recall(made) : null,
  ].filter((part) => part !== null)
  for (let i = others.length - 1; i > 0; i--) {
    const j = below(i + 1)
    ;[others[i], others[j]] = [others[j] as Part, others[i] as Part]
  }
  // What stands before the sentence is a sentence of its own.
  const [first, ...rest] = others
  const isBefore = first !== undefined && below(4) === 0
  const sign = isBefore ? pick(['. ', '\n', '; ']) : pick(['. ', ', ', '\n', '; '])
  const parts = isBefore ? [first, head, ...rest] : [head, ...others]
  return { text: parts.map(({ text }) => text).join(sign), told: together(parts, passed.iso) }
}
