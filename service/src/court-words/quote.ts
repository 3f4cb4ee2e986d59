/** Takes out what turns the direction of writing, and what cannot be seen. */
const cleaned = (text: string): string =>
  text
    .replace(/[\p{Cc}\p{Cf}]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()

const mostShown = 80

/** What somebody typed, as it is shown back to them: so much of it, and never cut inside a word. */
export function shortly(text: string): string {
  const clean = cleaned(text)
  if (clean.length <= mostShown) return clean
  const end = clean.lastIndexOf(' ', mostShown - 1)
  return `${clean.slice(0, end === -1 ? mostShown - 1 : end)}…`
}
