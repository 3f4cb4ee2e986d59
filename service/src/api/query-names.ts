import { type FieldRefusal, type Invalid, refusalOf } from '../contract/invalid.ts'
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

/** A name as a header can hold it. */
const printable = (name: string): string =>
  `'${name.slice(0, longestNamed).replace(/[^ -~]/g, '?')}${name.length > longestNamed ? '...' : ''}'`

/** On the specification's own paths a name that nobody knows changes no answer; but a header says that it did nothing. */
export const warnOfOtherNames =
  (known: readonly string[], answer: CallAnswer): CallAnswer =>
  (request) => {
    const others = othersIn(request.query, known)
    if (others.length === 0) return answer(request)
    const named = others.slice(0, mostNamed).map(printable).join(', ')
    const [names, were] =
      others.length === 1 ? ['name', 'is not recognised and was'] : ['names', 'are not recognised and were']
    const warning = `The query ${names} ${named} ${were} ignored. ${knownHere(known)}`
    const warned = (reply: Reply): Reply => ({
      ...reply,
      headers: [...reply.headers, 'Requisite-Warning', warning],
    })
    const reply = answer(request)
    return reply instanceof Promise ? reply.then(warned) : warned(reply)
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
    return freshJson(
      422,
      refuse({
        errors: Object.fromEntries(
          others.slice(0, mostNamed).map((name) => [name.slice(0, longestNamed), [message]]),
        ),
      }),
    )
  }
