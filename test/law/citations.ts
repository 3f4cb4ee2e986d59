import type { Source } from '@requisite/law'

const shortTitles: Readonly<Record<string, string>> = {
  'Criminal Justice Act 2003': 'CJA 2003',
  'Sentencing Act 2026': 'Act',
  'HM Prison and Probation Service release date calculator (August 2026)': 'prison service',
}

/** "CJA 2003 s.244(3)(a)", "SI 2024/844 art.3(2)", "prison service". */
function short({ title, provision }: Source): string {
  const name = shortTitles[title] ?? /SI \d+\/\d+/.exec(title)?.[0] ?? title
  if (name === 'prison service') return name
  const place = provision
    .replace(/^section /, 's.')
    .replace(/^article /, 'art.')
    .replace(/^Schedule, paragraph .*/, 'Schedule')
    .replace(/^Schedule (\w+), Parts? /, 'Sch.$1 Part ')
  return `${name} ${place}`
}

/** Sources in a row; the name of a text that is cited again stands once. */
export function cited(law: readonly Source[]): string {
  let text = ''
  let last = ''
  for (const citation of new Set(law.map(short))) {
    const name = citation.slice(0, citation.search(/ (?:s\.|art\.|Sch\.|Schedule)|$/))
    text += text === '' ? citation : name === last ? `,${citation.slice(name.length)}` : `; ${citation}`
    last = name
  }
  return text
}
