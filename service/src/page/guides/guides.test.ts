import { readdirSync, readFileSync } from 'node:fs'
import { calculationOf, offences, type RulesId, regimeOf } from '@requisite/law'
import { describe, expect, test } from 'vitest'
import { guideLinks } from '../guide-links.ts'
import { guideNamed } from './guides.ts'
import { fromMarkdown } from './markdown.ts'
import { kindsPassedNow } from './tables.ts'
import { guideValues } from './values.ts'

const folder = new URL('text/', import.meta.url)
const files = readdirSync(folder)

test('every guide has a text, every text is a guide, and every value is named by one', () => {
  expect(files).toEqual(guideLinks.map(({ name }) => `${name}.md`).toSorted())
  const named = files.flatMap((file) =>
    [...readFileSync(new URL(file, folder), 'utf8').matchAll(/(?<!#)\{(\w+)\}/g)].map(([, name]) => name),
  )
  expect([...new Set(named)].toSorted()).toEqual(Object.keys(guideValues('', null)).toSorted())
})

test('no mark is left in a page, and no value is read as one', () => {
  for (const { name } of guideLinks)
    expect(guideNamed(name, '', '').main.markup.replace(/<pre.*?<\/pre>/gs, '')).not.toMatch(
      /\*\*|`|\]\(|\{|>[-|>#] /,
    )
  expect(fromMarkdown('Ask {who} & [**us**]({who}).', () => '**<b>**').markup).toBe(
    '<p class="lead">Ask **&lt;b&gt;** &amp; <a class="govuk-link" href="**&lt;b&gt;**"><strong>us</strong></a>.</p>\n',
  )
})

test('a sentence is written once', () => {
  const sentences = guideLinks.flatMap(({ name }) =>
    guideNamed(name, '', null)
      .main.markup.split(/<[^>]*>/)
      .flatMap((text) => text.split(/(?<=[.?])\s+(?!\d)/))
      .filter((text) => /^[A-Z].{40,}\.$/.test(text) && !text.startsWith('Law')),
  )
  expect(sentences.filter((text, i) => sentences.indexOf(text) < i)).toEqual([
    // Two letters of the prison's papers are one day.
    'The first day on which the Parole Board can let the person out.',
  ])
})

const rows = [
  ...guideNamed('how-release-works', '', null).main.markup.matchAll(
    /<th scope="row"[^>]*>(.*?)<\/th><td[^>]*>(.*?)<\/td><td[^>]*>(.*?)<\/td>/g,
  ),
].map(([, kind, part, then]) => [kind, part, then])

describe('The guide says how much is served of a sentence passed now', () => {
  const automatic = 'Release is automatic'
  const board = 'The Parole Board decides'
  test('every row, with its exceptions', () =>
    // biome-ignore format: one row a line
    expect(rows).toEqual([
      ['A fixed length, most offences', 'One-third', automatic],
      ['The same, if the offence stays under the old rules', '40%', automatic],
      ['The same, if it was kept at one-half in 2024 too', 'One-half', automatic],
      ['7 years or more, for a serious violent or sexual offence', 'One-half', automatic],
      ['4 to 7 years, for the most serious of those', 'One-half', automatic],
      ['Either of these two, if the offence stays under the old rules', 'Two-thirds', automatic],
      ['Under 18 when found guilty (section 250), most offences', '40%', automatic],
      ['The same, for an offence that was kept at one-half in 2024', 'One-half', automatic],
      ['The same, 7 years or more for a most serious offence', 'Two-thirds', automatic],
      ['An extended sentence', 'Two-thirds', board],
      ['A special sentence for offenders of particular concern', 'Two-thirds', board],
      ['A fixed length for a terrorism offence', 'Two-thirds', board],
      ['A life sentence', 'The minimum term', board],
    ]))

  test('whatever the offence, the length and the age, its row is there', () => {
    const found = new Set<RulesId>()
    for (const offence of offences)
      for (const years of [1, 5, 8])
        for (const age of ['adult', 'child'] as const) {
          const sentenceType = age === 'child' ? 'section_250' : 'sds'
          const answer = calculationOf({
            startDate: '2026-11-16',
            sentenceYears: years,
            offenceKey: offence.key,
            ageAtSentence: age,
            sentenceType,
          })
          if (!('refusals' in answer)) found.add(answer.regime.id)
        }
    const listed = kindsPassedNow.map(([, id]) => id)
    expect(found.size).toBeGreaterThan(8)
    // Offences that were kept at one-half in 2024 are now among most offences.
    expect([...found].filter((id) => !listed.some((one) => one === id))).toEqual(['sds_adult_sds40_excluded'])
    expect(regimeOf('sds_adult_sds40_excluded').after).toEqual(regimeOf('sds_adult').after)
  })
})
