import { parseIncludeOf } from '../contract/include.ts'
import { type FieldRefusal, type Invalid, refusalOf, withCodes } from '../contract/invalid.ts'
import { noQuery } from '../http/query.ts'
import { freshJson, type Reply } from '../http/reply.ts'
import type { Query } from '../http/route.ts'
import type { CallAnswer } from './json-call.ts'

const knownHere = (known: readonly string[]): string =>
  known.length === 0 ? 'None is known here.' : `Known here: ${known.join(', ')}.`

const none: readonly string[] = []

const othersIn = (query: Query, known: readonly string[]): readonly string[] =>
  query === noQuery ? none : Object.keys(query).filter((name) => !known.includes(name))

const mostNamed = 5
const longestNamed = 60

const shownName = (name: string): string =>
  `'${name.slice(0, longestNamed)}${name.length > longestNamed ? '...' : ''}'`

/** A reply with a header that says what was ignored, in the letters that a header can hold. */
export const warned = (reply: Reply, warnings: readonly string[]): Reply =>
  warnings.length === 0
    ? reply
    : {
        ...reply,
        headers: [...reply.headers, 'Requisite-Warning', warnings.join(' ').replace(/[^ -~]/g, '?')],
      }

/** On the specification's own paths a name that nobody knows changes no answer; but a header says that it did nothing. */
export const warnOfOtherNames =
  (known: readonly string[], answer: CallAnswer): CallAnswer =>
  (request) => {
    const others = othersIn(request.query, known)
    if (others.length === 0) return answer(request)
    const named = others.slice(0, mostNamed).map(shownName).join(', ')
    const [names, were] =
      others.length === 1 ? ['name', 'is not recognised and was'] : ['names', 'are not recognised and were']
    const warning = `The query ${names} ${named} ${were} ignored. ${knownHere(known)}`
    const reply = answer(request)
    return reply instanceof Promise
      ? reply.then((later) => warned(later, [warning]))
      : warned(reply, [warning])
  }

/** On paths of our own it is refused. */
export const refuseOtherNames =
  (
    known: readonly string[],
    answer: CallAnswer,
    refuse: (refusal: FieldRefusal) => Invalid = refusalOf,
  ): CallAnswer =>
  (request) => {
    const others = othersIn(request.query, known)
    if (others.length === 0) return answer(request)
    const message = `There is no such query name. ${knownHere(known)}`
    const errors = Object.fromEntries(
      others.slice(0, mostNamed).map((name) => [name.slice(0, longestNamed), [message]]),
    )
    const hasCodes = known.includes('include') && parseIncludeOf([], request.query.include).hasCodes
    return freshJson(
      422,
      withCodes(refuse({ errors }), { hasCodes }, () => ({
        body: null,
        wrong: new Set<string>(),
        unknown: new Set(Object.keys(errors)),
      })),
    )
  }
