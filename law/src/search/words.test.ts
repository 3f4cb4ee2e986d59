import { describe, expect, test } from 'vitest'
import { folded, hasDigit, soundOf, stemOf, wordsIn } from './words.ts'

describe('One spelling for what people type', () => {
  for (const [typed, one] of [
    ['Section 18', 's18'],
    ['sec. 18', 's18'],
    ['sect 18', 's18'],
    ['S18', 's18'],
    ['s.4(3)(b)', 's4'],
    ['s 4A (1) (ba)', 's4a'],
    ['under 13 (penetration)', 'under 13 penetration'],
    ['Class A drug', 'classa drug'],
    ['class act', 'class act'],
    ["girl's", 'girls'],
    ['girl’s', 'girls'],
    ['Éloïse', 'eloise'],
    ['offences 18', 'offences 18'],
    ['sections', 'sections'],
    ['wounding_with_intent', 'wounding with intent'],
    ['--', ''],
  ] as const)
    test(`"${typed}" is read as "${one}"`, () => expect(folded(typed)).toBe(one))
})

describe('The words that say something', () => {
  for (const [text, words] of [
    ['Theft from a shop', ['theft', 'shop']],
    ['he was robbed and robbed', ['robbed']],
    ['to the', []],
    ['', []],
  ] as const)
    test(`"${text}"`, () => expect(wordsIn(text)).toEqual(words))
})

describe('Words without their endings', () => {
  for (const [stem, ...words] of [
    ['rob', 'rob', 'robbery', 'robbing', 'robbed', 'robber', 'robbers'],
    ['suppl', 'supply', 'supplying', 'supplied', 'supplies'],
    ['stab', 'stab', 'stabbed', 'stabbing'],
    ['threat', 'threat', 'threats'],
    ['abh', 'abh'],
    ['rape', 'rape'],
    ['arms', 'arms'],
    ['knif', 'knife', 'knifing'],
  ] as const)
    for (const word of words) test(`${word}: ${stem}`, () => expect(stemOf(word)).toBe(stem))
})

describe('Words as they sound', () => {
  for (const [typed, meant] of [
    ['frawd', 'fraud'],
    ['offencive', 'offensive'],
    ['posession', 'possession'],
    ['coersive', 'coercive'],
    ['fysical', 'physical'],
    ['blakmail', 'blackmail'],
    ['drugz', 'drugs'],
    ['canabis', 'cannabis'],
  ] as const)
    test(`${typed} is ${meant}`, () => expect(soundOf(typed)).toBe(soundOf(meant)))
  test('a silent gh', () => expect(soundOf('manslaughter')).toBe('mansloter'))
})

test('a section, a year or a code has a number in it', () => {
  expect(['s18', '2003', 'of61102'].every(hasDigit)).toBe(true)
  expect(hasDigit('section')).toBe(false)
})
