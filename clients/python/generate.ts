import { writeFileSync } from 'node:fs'
import { type Fact, sentenceFacts } from '@requisite/law/internal'
import { caseNames } from '../../service/src/cli/batch/header.ts'
import { personFields, recallColumns, sentenceFields } from '../../service/src/contract/case/from-text.ts'
import { openapi } from '../../service/src/contract/openapi.ts'

type Schema = Readonly<Record<string, unknown>>

/** The schemas of the API that have a type here, and its name; what they name has its own. */
const named: Readonly<Record<string, string>> = {
  CaseRequest: 'Case',
  CaseSentenceRequest: 'Sentence',
  RecallRequest: 'Recall',
  CaseBatchResponse: 'CaseAnswers',
  CaseResponse: 'CaseAnswer',
  BatchItemRequest: 'Calculation',
  BatchResponse: 'CalculationAnswers',
  CalculationResponse: 'CalculationAnswer',
  WhatIfRequest: 'WhatIf',
  WhatIfResponse: 'WhatIfAnswer',
  RegimesResponse: 'Regimes',
  OffencesResponse: 'Offences',
  OffenceResponse: 'OffenceAnswer',
  LawChangesResponse: 'LawChanges',
  VersionResponse: 'Version',
}

/** What Python cannot write as the name of a field. */
const keywords = ['from']

const primitives: Readonly<Record<string, string>> = {
  string: 'str',
  integer: 'int',
  number: 'float',
  boolean: 'bool',
  null: 'None',
}

const text = (value: unknown): string =>
  typeof value === 'boolean' ? (value ? 'True' : 'False') : JSON.stringify(value)

/** The types of requests and answers, made from the OpenAPI document. */
export function pythonTypes(): string {
  const { components } = openapi('', '') as { components: { schemas: Record<string, Schema> } }
  const classes = new Map<string, string>()
  let isAsked = true

  const unionOf = (types: readonly string[]): string => {
    const some = [...new Set(types)].filter((type) => type !== 'None')
    if (some.length === 0) return 'None'
    const one = some.length === 1 ? (some[0] as string) : `Union[${some.join(', ')}]`
    return types.includes('None') ? `Optional[${one}]` : one
  }

  /** The type of a schema; an object is a class, by the name of its place. */
  function typeOf(schema: Schema, name: string): string {
    if (typeof schema.$ref === 'string') return typeNamed(schema.$ref.replace('#/components/schemas/', ''))
    if ('const' in schema) return `Literal[${text(schema.const)}]`
    if (Array.isArray(schema.enum)) return literals(schema.enum)
    if (Array.isArray(schema.anyOf)) return unionOf(schema.anyOf.map((one: Schema) => typeOf(one, name)))
    return unionOf([schema.type].flat().map((type) => plainType(String(type), schema, name)))
  }

  function plainType(type: string, schema: Schema, name: string): string {
    if (schema.format === 'date' && type === 'string' && isAsked) return 'Day'
    if (type === 'array') return `List[${typeOf(schema.items as Schema, name.replace(/s$/, ''))}]`
    if (type !== 'object') return primitives[type] ?? 'Any'
    if (schema.properties !== undefined) return declared(name, schema)
    return `Dict[str, ${typeOf(schema.additionalProperties as Schema, name)}]`
  }

  const literals = (values: readonly unknown[]): string => {
    const literal = `Literal[${values
      .filter((value) => value !== null)
      .map(text)
      .join(', ')}]`
    return values.includes(null) ? `Optional[${literal}]` : literal
  }

  function typeNamed(name: string): string {
    const schema = components.schemas[name] as Schema
    if (schema.properties === undefined) return typeOf(schema, name)
    return classes.has(named[name] ?? name) ? (named[name] ?? name) : declared(named[name] ?? name, schema)
  }

  /** Writes the class of an object. What may be left out stands in a class of its own: Python 3.10 has no other word for it. */
  function declared(name: string, { properties, required, description }: Schema): string {
    if (classes.has(name)) return name
    classes.set(name, '')
    const isNeeded = (field: string): boolean => Array.isArray(required) && required.includes(field)
    const fields = Object.entries(properties as Record<string, Schema>).map(([field, schema]) => ({
      needed: isNeeded(field),
      field,
      type: typeOf(schema, name + field.replace(/^./, (letter) => letter.toUpperCase())),
    }))
    classes.delete(name)
    if (fields.some(({ field }) => keywords.includes(field))) {
      const rows = fields.map(({ field, type }) => `    "${field}": ${type},\n`)
      classes.set(name, `${name} = TypedDict("${name}", {\n${rows.join('')}})\n`)
      return name
    }
    const lines = (needed: boolean): readonly string[] =>
      fields.filter((one) => one.needed === needed).map(({ field, type }) => `    ${field}: ${type}`)
    const [needed, optional] = [lines(true), lines(false)]
    const classOf = (name: string, of: string, doc: unknown, body: readonly string[]): string =>
      [`class ${name}(${of}):`, ...(doc === undefined ? [] : [`    """${doc}"""`, '']), ...body, ''].join(
        '\n',
      )
    classes.set(
      name,
      optional.length === 0
        ? classOf(name, 'TypedDict', description, needed)
        : needed.length === 0
          ? classOf(name, 'TypedDict, total=False', description, optional)
          : [
              classOf(`${name}Needed`, 'TypedDict', undefined, needed),
              classOf(name, `${name}Needed, total=False`, description, optional),
            ].join('\n\n'),
    )
    return name
  }

  for (const name of Object.keys(named)) {
    isAsked = name.endsWith('Request')
    typeNamed(name)
  }
  return [
    '"""The shapes of requests and answers, for those who check types. docs/api.md explains every field.\n',
    'Made from the OpenAPI document by clients/python/generate.ts. A test holds that it is up to date."""\n',
    'from datetime import date',
    'from typing import Any, Dict, List, Literal, Optional, TypedDict, Union\n',
    '# A day as the API writes it, or as Python has it.',
    'Day = Union[str, date]\n\n',
    [...classes.values()].join('\n\n'),
  ].join('\n')
}

const names = (fields: readonly string[]): string =>
  `(\n${fields.map((field) => `    "${field}",\n`).join('')})`

/** The columns of a table, made from the tables of facts. */
export function pythonFields(): string {
  const isText = ([, { kind }]: readonly [string, Fact]): boolean =>
    ['id', 'offence', 'regime'].includes(kind)
  const texts = Object.entries<Fact>(sentenceFacts).filter(isText)
  return [
    '"""The columns of a table, as the API names its fields.\n',
    'Made from the tables of facts by clients/python/generate.ts. A test holds that it is up to date."""\n',
    `# Every heading that means something, as requisite batch has them.\nCOLUMNS = ${names(caseNames)}`,
    `OF_PERSON = frozenset(${names(personFields)})`,
    `OF_SENTENCE = frozenset(${names(sentenceFields)})`,
    '# The columns of a recall, each with its field.',
    `RECALL = {\n${Object.entries(recallColumns)
      .map(([column, field]) => `    "${column}": "${field}",\n`)
      .join('')}}`,
    '# A number in one of these names something.',
    `TEXTS = ${names(texts.map(([name]) => name))}`,
    '',
  ].join('\n')
}

if (import.meta.main) {
  const write = (file: string, made: string): void =>
    writeFileSync(new URL(`requisite/${file}`, import.meta.url), made)
  write('types.py', pythonTypes())
  write('fields.py', pythonFields())
}
