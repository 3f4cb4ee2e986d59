import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { describe, expect, test } from 'vitest'
import { withSuggestionsAsText } from './suggestions-as-text.ts'

const library = readFileSync(createRequire(import.meta.url).resolve('accessible-autocomplete'), 'utf8')

describe('Suggestions as text', () => {
  test('no suggestion is written as HTML', () => {
    expect(library).toMatch(/dangerouslySetInnerHTML:[^}]*templateSuggestion/)
    expect(withSuggestionsAsText(library)).not.toMatch(/dangerouslySetInnerHTML:[^}]*templateSuggestion/)
  })

  test('a library that writes them elsewhere, or twice, is not bundled', () => {
    for (const changed of ['', withSuggestionsAsText(library), library + library])
      expect(() => withSuggestionsAsText(changed)).toThrow('accessible-autocomplete has changed')
  })
})
