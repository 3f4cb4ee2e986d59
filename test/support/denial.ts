const denial = /does not apply|\bis wrong\b|not a release date|another kind was passed|do not rely/i
const condition = /\bif\b|\bthen\b|wrong for /i

/** The sentences of a text that deny a date and give no condition. */
export const unconditional = (text: string): readonly string[] =>
  text.split(/(?<=\.) /).filter((sentence) => denial.test(sentence) && !condition.test(sentence))
