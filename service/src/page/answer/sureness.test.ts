import { describe, expect, test } from 'vitest'
import { type Evidence, levels, rivalLevels, type Sureness, surenessOf } from './sureness.ts'

const nothing: Evidence = { rivals: [], warnings: [], unknown: [], isCautioned: false }

describe('How sure an answer is: the first that fits, the least sure first', () => {
  test.each<
    readonly [what: string, given: Partial<Evidence>, level: Sureness['level'], because: Sureness['because']]
  >([
    ['nothing in doubt', {}, 'sure', null],
    ['a warning that says nothing of the date', { warnings: ['W_SUSPENDED_POSSIBLE'] }, 'sure', null],
    ['a table of offences', { rivals: ['depends'] }, 'depends', null],
    ['the table before everything else', { rivals: ['two', 'depends'], isCautioned: true }, 'depends', null],
    ['a caution', { isCautioned: true, warnings: ['W_OVER_MAXIMUM'] }, 'not_sure', 'caution'],
    ['a caution before two dates', { isCautioned: true, rivals: ['two'] }, 'not_sure', 'caution'],
    ['above the maximum', { warnings: ['W_OVER_MAXIMUM'] }, 'not_sure', 'W_OVER_MAXIMUM'],
    ['rules for another age', { warnings: ['W_AGE_MISMATCH'] }, 'not_sure', 'W_AGE_MISMATCH'],
    ['older rules', { warnings: ['W_LEGACY'] }, 'not_sure', 'W_LEGACY'],
    [
      'a recall before the release',
      { warnings: ['W_RECALL_BEFORE_RELEASE'] },
      'not_sure',
      'W_RECALL_BEFORE_RELEASE',
    ],
    [
      'a recall of a kind that the length rules out',
      { warnings: ['W_RECALL_LENGTH'] },
      'not_sure',
      'W_RECALL_LENGTH',
    ],
    ['let out between two sentences', { warnings: ['W_RELEASED_BETWEEN'] }, 'not_sure', 'W_RELEASED_BETWEEN'],
    ['SDS+ for too short a term', { warnings: ['W_SDS_PLUS_LENGTH'] }, 'not_sure', 'W_SDS_PLUS_LENGTH'],
    ['SDS+ before its day', { warnings: ['W_SDS_PLUS_DATE'] }, 'not_sure', 'W_SDS_PLUS_DATE'],
    ['another sentence, perhaps', { unknown: ['others'] }, 'not_sure', 'others'],
    ['the same before days on remand', { unknown: ['others', 'credit'] }, 'not_sure', 'others'],
    [
      'a date of the prison that nothing explains',
      { warnings: ['W_STATED_UNEXPLAINED'] },
      'not_sure',
      'W_STATED_UNEXPLAINED',
    ],
    ['two dates', { rivals: ['two'] }, 'two', null],
    ['two dates before what is fairly sure', { rivals: ['fairly', 'two'], unknown: ['credit'] }, 'two', null],
    ['a stage that is not in published law', { rivals: ['fairly'] }, 'fairly', null],
    ['days on remand not known', { unknown: ['credit'] }, 'fairly', 'credit'],
    ['section 250 or an order', { unknown: ['detention'] }, 'fairly', 'detention'],
    [
      'days between recall and return not known',
      { warnings: ['W_RECALL_AT_LARGE_UNKNOWN'] },
      'fairly',
      'W_RECALL_AT_LARGE_UNKNOWN',
    ],
    ['remand while serving', { warnings: ['W_REMAND_WHILE_SERVING'] }, 'fairly', 'W_REMAND_WHILE_SERVING'],
    ['remand beside a minimum term', { warnings: ['W_LIFE_REMAND'] }, 'fairly', 'W_LIFE_REMAND'],
    ['more credit than custody', { warnings: ['W_CREDITS_EXCEED'] }, 'fairly', 'W_CREDITS_EXCEED'],
    [
      'added days of two times in prison',
      { warnings: ['W_ADDED_DAYS_RELEASED_BETWEEN'] },
      'fairly',
      'W_ADDED_DAYS_RELEASED_BETWEEN',
    ],
  ])('%s', (_what, given, level, because) =>
    expect(surenessOf({ ...nothing, ...given })).toEqual({ level, because }),
  )

  test('every rival does something, and nothing that is no level', () => {
    for (const level of Object.values(rivalLevels)) expect(levels).toContain(level)
  })
})
