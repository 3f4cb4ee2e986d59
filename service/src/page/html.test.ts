import { describe, expect, test } from 'vitest'
import { attribute, html, tokens } from './html.ts'

describe('A template', () => {
  test('escapes what people typed, in text and in attributes', () => {
    const typed = `"><script>alert('x')</script>&`
    expect(html`<p title="${typed}">${typed}</p>`.markup).toBe(
      '<p title="&quot;&gt;&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt;&amp;">&quot;&gt;&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt;&amp;</p>',
    )
  })

  test('keeps markup, joins lists and leaves out what is not there', () => {
    const items = ['a', 'b'].map((item) => html`<li>${item}</li>`)
    expect(html`<ul>${items}</ul>${null}${undefined}${false}${0}${[]}`.markup).toBe(
      '<ul><li>a</li><li>b</li></ul>0',
    )
  })

  test('writes an attribute only when it has a value', () => {
    expect(html`<a${attribute('id', 'x"')}${attribute('class', null)}>`.markup).toBe('<a id="x&quot;">')
    expect(tokens('a', null, false, 'b')).toBe('a b')
    expect(tokens(null)).toBeNull()
  })
})
