import { isObject } from '../validator.ts'

/** A day and a length that stand in the place of wrong ones, so that the rest of a case can be looked at. */
const someDay = '2026-11-16'

/** What is left of a case, and which of the places where the law then finds something wrong are wrong whatever was left out. */
interface Rest {
  readonly body: unknown
  /** Of what the law says before it works anything out. */
  readonly isTrusted: (place: string) => boolean
  /** Of what it says when it works it out. */
  readonly followsNobody: (place: string) => boolean
}

/** A case without what is wrong in it, and how far what the law then says of it can be trusted: nothing that turns on a day that
 *  was put in. Null where too much is wrong. */
export function withoutWrong(body: unknown, wrong: readonly string[]): Rest | null {
  if (!isObject(body) || !Array.isArray(body.sentences)) return null
  const mended = { ...body, sentences: body.sentences.map((sentence) => ({ ...sentence })) } as Record<
    string,
    unknown
  > & {
    sentences: Record<string, unknown>[]
  }
  let hasOtherDays = false
  for (const place of wrong) {
    const [, at, field] = /^sentences\[(\d+)\]\.(\w+)$/.exec(place) ?? []
    const sentence = at === undefined ? undefined : mended.sentences[Number(at)]
    if (sentence !== undefined && field !== undefined) {
      if (field === 'startDate') {
        sentence.startDate = someDay
        hasOtherDays = true
      } else delete sentence[field]
      if (/^sentence(?:Years|Months|Weeks|Days)$/.test(field)) {
        sentence.sentenceYears = 1
        hasOtherDays = true
      }
    } else {
      const [list = ''] = /^\w+/.exec(place) ?? []
      if (list === 'sentences' || !(list in mended)) return null
      delete mended[list]
    }
  }
  const ids = new Set(mended.sentences.map(({ id }, i) => id ?? String(i + 1)))
  /** That a sentence follows one that is not there is so whatever the days are. */
  const followsNobody = (place: string): boolean => {
    const [, at] = /^sentences\[(\d+)\]\.consecutiveTo$/.exec(place) ?? []
    return at !== undefined && !ids.has(mended.sentences[Number(at)]?.consecutiveTo ?? '')
  }
  return {
    body: mended,
    followsNobody,
    isTrusted: (place) =>
      !wrong.includes(place) && (!hasOtherDays || place === 'law' || followsNobody(place)),
  }
}
