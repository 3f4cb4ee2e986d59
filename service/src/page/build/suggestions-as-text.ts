import type { Plugin } from 'rolldown'

/** Where accessible-autocomplete 3.0.1 writes a suggestion as HTML. What was typed is its first suggestion. On an iPhone it
 *  adds markup of its own, so a template that escapes would not make a suggestion text there. */
const asMarkup = 'dangerouslySetInnerHTML:{__html:e.templateSuggestion(t)+a}'
const asText = 'children:e.templateSuggestion(t)'

/** The library's source with suggestions written as text. Another version of it must be looked at before it is used. */
export function withSuggestionsAsText(source: string): string {
  const parts = source.split(asMarkup)
  if (parts.length !== 2)
    throw new Error('accessible-autocomplete has changed: find where it writes suggestions as HTML.')
  return parts.join(asText)
}

/** Mends the library as it is bundled: none of its options can. */
export const suggestionsAsText: Plugin = {
  name: 'suggestions as text',
  transform: {
    filter: { id: /[\\/]accessible-autocomplete\.min\.js$/ },
    handler: withSuggestionsAsText,
  },
}
