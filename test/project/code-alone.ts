/** What of a file is code: comments, imports, and the white space that only lays it out are left out, so that a line for each
 *  field costs nothing and a comment costs nothing. */

/** Comments, and all in which what looks like one is none: quoted text, templates up to their first hole, patterns. */
const ofScripts =
  /\/\*[\s\S]*?\*\/|\/\/[^\n]*|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|(?<=(?:[=(,:[!&|?{};+]|\breturn|=>)\s*)\/(?![*/])(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n[])+\/\w*|[`{}]/g

/** A script without its comments. What stands in a template is text, but for its holes, which are code again. */
function scriptWithoutComments(text: string): string {
  const opened: ('hole' | 'block')[] = []
  let code = ''
  let from = 0
  const next = (at: number): RegExpExecArray | null => {
    ofScripts.lastIndex = at
    return ofScripts.exec(text)
  }
  const endOfTemplate = (start: number): number => {
    for (let at = start; at < text.length; at++) {
      if (text[at] === '\\') at++
      else if (text[at] === '`') return at + 1
      else if (text.startsWith('${', at)) {
        opened.push('hole')
        return at + 2
      }
    }
    return text.length
  }
  for (let found = next(0); found !== null; found = next(ofScripts.lastIndex)) {
    const [sign] = found
    if (sign.startsWith('/*') || sign.startsWith('//')) {
      code += text.slice(from, found.index)
      from = ofScripts.lastIndex
    } else if (sign === '{') opened.push('block')
    else if (sign === '`' || (sign === '}' && opened.pop() === 'hole'))
      ofScripts.lastIndex = endOfTemplate(ofScripts.lastIndex)
  }
  return code + text.slice(from)
}

const scriptImports =
  /^import\s(?:type\s)?(?:[\w*{][^'"=;()]*?\sfrom\s)?['"][^'"\n]+['"](?: with \{[^}]*\})?;?$/gm
const pythonComments = /"""[\s\S]*?"""|'[^'\n]*'|"[^"\n]*"|#[^\n]*/g
const pythonImports = /^(?:from [\w.]+ )?import (?:\([^)]*\)|[^\n]*)$/gm

const script = (text: string): string => scriptWithoutComments(text).replaceAll(scriptImports, '')

const byEnding: Readonly<Record<string, (text: string) => string>> = {
  ts: script,
  mts: script,
  js: script,
  cjs: script,
  scss: (text) => text.replaceAll(/\/\*[\s\S]*?\*\/|(?<![:\w])\/\/[^\n]*|^@(?:use|import) [^\n]*$/gm, ''),
  py: (text) =>
    text
      .replaceAll(pythonComments, (found) => (/^(?:#|""")/.test(found) ? '' : found))
      .replaceAll(pythonImports, ''),
  sh: (text) => text.replaceAll(/^\s*#[^\n]*$/gm, ''),
  yaml: (text) => text.replaceAll(/^\s*#[^\n]*$/gm, ''),
  toml: (text) => text.replaceAll(/^\s*#[^\n]*$/gm, ''),
  lua: (text) => text.replaceAll(/^\s*--[^\n]*$/gm, ''),
}

/** The lines of a file that are code, by its name; its indents and empty lines are gone. */
export function codeLines(name: string, text: string): readonly string[] {
  const code = byEnding[name.slice(name.lastIndexOf('.') + 1)] ?? ((whole: string) => whole)
  return code(text)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
}

/** The bytes of its code. */
export const codeBytes = (name: string, text: string): number =>
  codeLines(name, text).reduce((sum, line) => sum + Buffer.byteLength(line), 0)

const isScript = (name: string): boolean => /\.(?:ts|mts|js|cjs)$/.test(name)

/** The lines of its code that are longer than this. */
export const longLines = (name: string, text: string): readonly string[] =>
  isScript(name)
    ? scriptWithoutComments(text)
        .split('\n')
        .filter((line) => line.trimEnd().length > 140)
    : []

/** The end of what opens with a bracket; quoted brackets count too, and hide nothing here. */
function closing(code: string, open: number): number {
  let depth = 0
  for (let at = open; at < code.length; at++) {
    if ('{[('.includes(code[at] as string)) depth++
    if ('}])'.includes(code[at] as string) && --depth === 0) return at
  }
  return code.length
}

/** Each literal that is spread into another, with nothing done to it: its fields or elements could stand there by themselves. */
export function needlessSpreads(name: string, text: string): readonly string[] {
  if (!isScript(name)) return []
  const code = scriptWithoutComments(text)
  return [...code.matchAll(/\.\.\.(?=[{[])/g)]
    .map(({ index }) => index)
    .filter((index) => /^\s*[,}\])]/.test(code.slice(closing(code, index + 3) + 1)))
    .map((index) => code.slice(index, index + 60))
}
