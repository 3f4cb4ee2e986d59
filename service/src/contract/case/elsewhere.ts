import { CaseRequest, CaseSentenceRequest } from './request.ts'

/** What a case has for a field of POST /calculate. */
const ofCalculate: Readonly<Record<string, string>> = {
  ageAtSentence: "A case has 'ageAtConviction' in the sentence.",
  postCommencement: "A case goes by the law in force; its field 'law' names another.",
}

/** Where a field belongs that stands in the wrong place of a case; null where it belongs nowhere. `sentence` is the number of the
 *  sentence in which it stands, or null. */
export function belongsElsewhere(name: string, sentence: number | null): string | null {
  if (Object.hasOwn(ofCalculate, name)) return ofCalculate[name] as string
  if (sentence !== null && Object.hasOwn(CaseRequest.properties, name))
    return "It belongs to the case, beside 'sentences'."
  if (sentence === null && Object.hasOwn(CaseSentenceRequest.properties, name))
    return "It belongs to a sentence, in 'sentences'."
  return null
}
