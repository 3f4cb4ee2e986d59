import type { CommandRow } from './command-row.ts'

/** The settings of `requisite serve`, each with what counts without it. */
const settings = {
  HOST: 'the address to listen on; 127.0.0.1 when left out',
  PORT: '0 to 65535; 3000 when left out',
  WORKERS: '1 to 256, or auto for one a core; 1 when left out',
  PUBLIC_URL: 'the address people use, http or https; made from HOST and PORT when left out',
  OPERATOR_NAME: 'who runs it, as answers name it; Requisite when left out',
  OPERATOR_CONTACT:
    'an e-mail address or a page, for readers for whom something does not work; none when left out',
  RATE_LIMIT_PER_MINUTE: 'requests a minute for one address, 0 for no limit; 60 when left out',
  RATE_LIMIT_STORE: 'memory, or a Redis or Valkey like redis://127.0.0.1:6379; memory when left out',
  TRUSTED_PROXIES: 'addresses or ranges, with commas between them; none when left out',
  LOG_LEVEL: 'debug, info, warn, error, silent; info when left out',
}

export const serveRow: CommandRow = {
  isOfOptions: true,
  parts: [{ about: 'It is configured by the environment:', options: {} }],
  lines: Object.entries(settings),
  examples: ['PORT=8080 requisite serve'],
  run: null,
}

export const siteRow: CommandRow = {
  takes: 'FOLDER ADDRESS',
  parts: [
    {
      about:
        'The whole page as files. Any host that sends files can give it to people: nothing that ' +
        'is told is sent to it, and nothing runs there. Under an address with a path, the folder ' +
        'lies at that path.',
      options: {
        output: {
          takes: 'value',
          value: 'FOLDER',
          short: 'o',
          help: 'the folder: empty, not there yet, or an older copy',
        },
        address: {
          takes: 'value',
          value: 'ADDRESS',
          help: 'where people will open it, like https://example.org/requisite',
        },
        contact: {
          takes: 'value',
          value: 'WHERE',
          help: 'an e-mail address or a page, for readers for whom something does not work',
        },
      },
    },
  ],
  lines: [['OPERATOR_NAME', 'who runs it, as its foot says; Requisite when left out']],
  examples: ['requisite site -o public --address https://example.org/requisite'],
  run: null,
}

export const mcpRow: CommandRow = {
  isOfOptions: true,
  parts: [
    {
      about:
        'An assistant that speaks the Model Context Protocol starts this command itself. The ' +
        'tools are work_out_case, calculate_release_date, explain_release_date, what_if, ' +
        'read_court_words, find_offence and list_regimes. All of them only read.',
      options: {},
    },
  ],
  examples: ['{ "mcpServers": { "requisite": { "command": "/whole/path/of/requisite", "args": ["mcp"] } } }'],
  run: null,
}
