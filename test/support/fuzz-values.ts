import fc, { type Arbitrary } from 'fast-check'

/** Texts that have broken other programs. */
const oddTexts = [
  ...['', ' ', '\0', '\ud800', '\udc00\ud800', '\u202egnirts'],
  'ﷺ'.repeat(20),
  ...['Z̮̞̠͙͔ͅḀ̗̞͈̻̗Ḷ͙͎̯̹̞͓G̻O̭̗̮', '👩‍👩‍👧‍👦', '﻿', 'ı', 'ſ', '__proto__', 'constructor', 'prototype'],
  ...['toString', 'hasOwnProperty', 'null', 'NaN', 'undefined', '../../etc/passwd'],
  ...['{{7*7}}', '<script>', "' OR 1=1 --"],
  'a'.repeat(81),
  'a'.repeat(5000),
  'robbery'.repeat(12),
  ...['2026-02-30', '2026-10-13T00:00:00Z', '+002026-10-13', '20261013', '２０２６-１０-１３'],
]

const oddNumbers = [
  -1,
  -0,
  ...[0, 1, 0.1, 0.5, 1e-7, 99, 100, 3653, 36_525, 36_526],
  2 ** 31,
  2 ** 32,
  2 ** 53,
  2 ** 53 + 2,
  1e21,
  1e100,
  1.797e308,
  -1e308,
  5e-324,
]

/** Any text, often one of them. */
export const oddText = fc.oneof(
  fc.constantFrom(...oddTexts),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ unit: 'grapheme', maxLength: 20 }),
)

/** Any JSON value, often one that nobody expects. */
export const oddValue = fc.oneof(
  { weight: 4, arbitrary: oddText },
  { weight: 4, arbitrary: fc.constantFrom<unknown>(...oddNumbers) },
  {
    weight: 2,
    arbitrary: fc.constantFrom<unknown>(null, true, false, [], {}, [[]], [null], { __proto__: null }),
  },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  { weight: 1, arbitrary: fc.integer({ min: 1, max: 2000 }).map(nested) },
)

/** Lists in lists, so many deep. */
function nested(depth: number): unknown {
  let value: unknown = 1
  for (let i = 0; i < depth; i++) value = i % 2 === 0 ? [value] : { a: value }
  return value
}

/** A day that a sentence may start on. */
export const day = fc
  .integer({ min: Date.UTC(1900, 0, 1) / 86_400_000, max: Date.UTC(2199, 11, 31) / 86_400_000 })
  .map((n) => new Date(n * 86_400_000).toISOString().slice(0, 10))

/** One in twenty is null. */
export const nullOr = <T>(values: Arbitrary<T>): Arbitrary<T | null> => fc.option(values, { freq: 20 })
