const ones =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')

const tensAndOnes =
  /\b(twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety) (one|two|three|four|five|six|seven|eight|nine)\b/g
const anyTens = /\b(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)\b/g
const anyOnes =
  /\b(?:zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen)\b/g

/** Number words to ninety-nine as figures. */
const withFigures = (text: string): string =>
  text
    .replace(tensAndOnes, (_, ten: string, one: string) =>
      String(10 * (tens.indexOf(ten) + 2) + ones.indexOf(one)),
    )
    .replace(anyTens, (ten) => String(10 * (tens.indexOf(ten) + 2)))
    .replace(anyOnes, (one) => String(ones.indexOf(one)))

const unitOf: Readonly<Record<string, string>> = { 12: 'months', 52: 'weeks', 7: 'days' }

/** What was typed, in one form: lower case, figures for number words, and single spaces. New lines stay, as ";", commas and full
 *  stops as "|". */
export const folded = (typed: string): string =>
  withFigures(
    typed
      .toLowerCase()
      .replace(/['’‘`"“”]/g, '')
      .replace(/(\d)\s*½/g, '$1.5')
      .replace(/½/g, ' 0.5 ')
      .replace(/\b(\d+) 1\/2\b/g, '$1.5')
      .replace(/\b(\d+)\s*\/\s*(12|52|7)\b/g, (_, n: string, of: string) => `${n} ${unitOf[of]}`)
      .replace(/[\n;]+/g, ' ; ')
      .replace(/(\d),(?=\d{3}\b)/g, '$1')
      .replace(/,|\.(?=\s|$)/g, ' | ')
      .replace(/\+/g, ' + ')
      .replace(/&/g, ' and ')
      .replace(/(\d)(?=[a-z])/g, '$1 ')
      .replace(/([a-z])(?=\d)/g, '$1 ')
      .replace(/\.(?!\d)|[^\w\s;|@+.£]|(?<!\d)\./g, ' ')
      .replace(/\s+/g, ' ')
      .replace(/^[\s|]+|[\s|]+$/g, ''),
  )
