import { Server } from '@modelcontextprotocol/sdk/server/index.js'
import { type CallToolResult, ErrorCode } from '@modelcontextprotocol/sdk/types.js'
import { isRecord } from '@requisite/law/internal'
import { build } from '../contract/build.ts'
import { inNamesOf, tools as toolNames } from '../contract/door-names.ts'
import { disclaimer, poweredBy } from '../contract/notices.ts'
import { type Price, quickly, quickPrice } from '../contract/price.ts'
import { closest, didYouMean } from '../contract/suggest.ts'
import { messages } from '../http/envelope.ts'
import { brief } from './brief.ts'
import { calculationTools } from './calculation-tools.ts'
import { courtWordsTool } from './court-words-tool.ts'
import { libraryTools } from './library-tools.ts'
import { caseTool, type Tool, type ToolAnswer, toCorrect } from './tool.ts'

const annotations = { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false }

const instructions =
  'Release dates in England and Wales. For when somebody is released by the law in force ' +
  'use work_out_case; for one sentence at a named release point calculate_release_date; ' +
  `for somebody who is not sentenced yet what_if. Where the person has the court's own ` +
  'words, read them with read_court_words; otherwise first find the offence with ' +
  'find_offence and use its key. Do not work out dates yourself. Give the person every ' +
  `warning. ${disclaimer}`

/** Who hears of a call: how many requests it counts as, where that is known only when it is answered; and of a fault of our own. */
export interface Hears {
  readonly costs?: (requests: number) => void
  readonly fault: (error: unknown) => void
  /** Where it is there, only what is quick is worked out: it hears that something is not. */
  readonly notQuick?: () => void
}

/** What makes servers that all offer the same tools, of which one serves one connection, or one request; and what a message takes. */
export function mcpServers(operatorName: string, today: () => string) {
  const tools: readonly Tool[] = [
    ...calculationTools({ today, poweredBy: poweredBy(operatorName) }),
    courtWordsTool(today),
    ...libraryTools,
  ]
  const byName = new Map(tools.map((tool) => [tool.name, tool]))
  const names = tools.map(({ name }) => name)
  const toolNamed = (name: unknown): Tool => {
    const tool = byName.get(String(name))
    if (tool !== undefined) return tool
    const why =
      typeof name === 'string' && name !== ''
        ? `There is no tool '${name.slice(0, longestNamed).toWellFormed()}'.${didYouMean(meantBy(name, names))}`
        : 'Name the tool in params.name.'
    throw protocolError(ErrorCode.InvalidParams, `${why} The tools are ${names.join(', ')}.`)
  }
  const listed = tools.map(({ call: _call, price: _price, ...tool }) => ({
    ...tool,
    outputSchema: brief(tool.outputSchema),
    annotations,
  }))
  const newServer = ({ costs = () => {}, fault, notQuick }: Hears): Server => {
    const server = new Server(
      { name: 'requisite', title: 'Requisite: release dates in England and Wales', version: build.version },
      { capabilities: { tools: {} }, instructions },
    )
    // A handler of a method's own would have its message checked by the protocol's validator, whose text is for programmers.
    server.fallbackRequestHandler = async ({ method, params = {} }) => {
      if (method === 'tools/list') return { tools: listed }
      if (method !== 'tools/call') throw protocolError(ErrorCode.MethodNotFound, 'Method not found')
      const [tool, args] = [toolNamed(params.name), argumentsOf(params)]
      try {
        const call = (): ToolAnswer => unknownArguments(tool, args) ?? tool.call(args)
        const answer = notQuick === undefined ? call() : quickly(call)
        if (answer === null) {
          notQuick?.()
          return {}
        }
        if (answer.cost !== undefined) costs(answer.cost)
        return result(answer)
      } catch (error) {
        // What it says may repeat what was sent.
        fault(error)
        throw protocolError(ErrorCode.InternalError, messages[500])
      }
    }
    return server
  }
  const priceOf = (message: unknown): Price => {
    const { params } = isRecord(message) ? message : {}
    const { name, arguments: args } = isRecord(params) ? params : {}
    return byName.get(String(name))?.price(args) ?? quickPrice()
  }
  return { newServer, priceOf }
}

/** The tool that is probably meant. Whatever is about a date or a release leads to the one that goes by the law in force: at the
 *  release point of another law a date is right only for those who asked for that. */
const meantBy = (name: string, names: readonly string[]): readonly string[] => {
  const [close] = closest(name, names)
  return close === undefined ? [] : [/release|date/.test(close) ? caseTool : close]
}

const longestNamed = 60
const mostNamed = 10

/** What the protocol sends back as an error of the call. */
const protocolError = (code: ErrorCode, message: string): Error => Object.assign(new Error(message), { code })

function argumentsOf({ arguments: given = {} }: Readonly<Record<string, unknown>>): object {
  if (typeof given === 'object' && given !== null && !Array.isArray(given)) return given
  throw protocolError(ErrorCode.InvalidParams, 'Send the arguments of the tool as a JSON object.')
}

/** Names that the tool does not have, with those that it has. The calls of the API say it themselves, as warnings. */
function unknownArguments({ inputSchema }: Tool, given: object): ToolAnswer | undefined {
  if (inputSchema.additionalProperties === true) return undefined
  const names = Object.keys(inputSchema.properties as object)
  const unknown = Object.keys(given).filter((name) => !names.includes(name))
  const said = [`There is no such argument. The tool takes ${names.join(' and ')}.`]
  if (unknown.length === 0) return undefined
  const shown = unknown.slice(0, mostNamed).map((name) => name.slice(0, longestNamed).toWellFormed())
  return toCorrect(Object.fromEntries(shown.map((name) => [name, said])))
}

/** An answer as data and as the same in text; or what to correct, so that the assistant can try again. */
function result(toolAnswer: ToolAnswer): CallToolResult {
  if ('refused' in toolAnswer) {
    const body = { ...toolAnswer.refused, disclaimer }
    return { isError: true, content: [{ type: 'text', text: inNamesOf(toolNames, JSON.stringify(body)) }] }
  }
  return {
    content: [{ type: 'text', text: JSON.stringify(toolAnswer.answer) }],
    structuredContent: { ...toolAnswer.answer },
  }
}
