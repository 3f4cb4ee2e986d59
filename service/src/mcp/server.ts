import { Server } from '@modelcontextprotocol/sdk/server/index.js'
import {
  CallToolRequestSchema,
  type CallToolResult,
  ErrorCode,
  ListToolsRequestSchema,
  McpError,
} from '@modelcontextprotocol/sdk/types.js'
import { lawVersion } from '@requisite/law'
import { invalid } from '../contract/invalid.ts'
import { disclaimer } from '../contract/notices.ts'
import { calculationTools } from './calculation-tools.ts'
import { libraryTools } from './library-tools.ts'
import type { Tool, ToolAnswer } from './tool.ts'

const annotations = { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false }

const instructions = `Release dates in England and Wales. For a person with several sentences use work_out_case; for one sentence at a named release point calculate_release_date. First find the offence with find_offence and use its key. Do not work out dates yourself. Give the person every warning. ${disclaimer}`

/** Makes servers that all offer the same tools. One serves one connection, or one request. */
export function mcpServers(operatorName: string): () => Server {
  const tools: readonly Tool[] = [...calculationTools(operatorName), ...libraryTools]
  const byName = new Map(tools.map((tool) => [tool.name, tool]))
  const listed = tools.map(({ call: _call, ...tool }) => ({ ...tool, annotations }))
  return () => {
    const server = new Server(
      { name: 'requisite', title: 'Requisite: release dates in England and Wales', version: lawVersion },
      { capabilities: { tools: {} }, instructions },
    )
    // The schemas are those of the contract, plain JSON Schema, which the protocol's own types write out in full.
    server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: listed as never }))
    server.setRequestHandler(CallToolRequestSchema, ({ params }) => {
      const tool = byName.get(params.name)
      if (tool === undefined)
        throw new McpError(ErrorCode.InvalidParams, `There is no tool '${params.name}'.`)
      return result(tool.call(params.arguments ?? {}))
    })
    return server
  }
}

/** An answer as data and as the same in text; or what to correct, so that the assistant can try again. */
function result(toolAnswer: ToolAnswer): CallToolResult {
  if ('errors' in toolAnswer) {
    const body = { ...invalid(toolAnswer.errors), disclaimer }
    return { isError: true, content: [{ type: 'text', text: JSON.stringify(body) }] }
  }
  return {
    content: [{ type: 'text', text: JSON.stringify(toolAnswer.answer) }],
    structuredContent: { ...toolAnswer.answer },
  }
}
