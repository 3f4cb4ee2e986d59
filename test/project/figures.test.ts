/** No figure stands in a document that nothing holds: where the code or a test has it too, both stand here side by side, and change
 *  together. Sizes that are measured are read from the documents by the tests that measure them. */
import { describe, expect, test } from 'vitest'
import { readDocument } from '../support/docs-blocks.ts'

// biome-ignore format: one row per figure
const figures: readonly (readonly [document: string, says: string, source: string, has: string])[] = [
  ['SECURITY.md', 'The head of a request must arrive within 10 seconds', 'service/src/http/server.ts', 'headersTimeout: 10_000'],
  ['SECURITY.md', 'and the whole of it within 15.', 'service/src/http/server.ts', 'requestTimeout: 15_000'],
  ['SECURITY.md', 'An idle connection is closed after 72 seconds', 'service/src/http/server.ts', 'keepAliveTimeout: 72_000'],
  ['SECURITY.md', 'counts 100,000 addresses a minute one by one', 'service/src/http/rate-limit/memory.ts', 'mostClients = 100_000'],
  ['SECURITY.md', 'in less than 32 MB', 'service/src/http/rate-limit/memory.test.ts', 'toBeLessThan(32)'],
  ['SECURITY.md', '16 MiB for one client', 'service/src/http/memory-limits.ts', 'bytesOfOne: 16 * 1024 * 1024'],
  ['SECURITY.md', '64 MiB for all together', 'service/src/http/memory-limits.ts', 'bytesOfAll: 64 * 1024 * 1024'],
  ['SECURITY.md', 'a bounded queue (64 jobs)', 'service/src/long-work/queue.ts', 'mostWaiting = 64'],
  ['SECURITY.md', 'more than ten seconds of processor time', 'service/src/long-work/lane.ts', 'usualDeadlineMs = 10_000'],
  ['SECURITY.md', 'At most 50 errors are given', 'service/src/contract/errors.ts', 'mostErrors = 50'],
  ['SECURITY.md', 'is bounded (100 requests)', 'service/src/http/one-at-a-time.ts', 'mostWaiting = 100'],
  ['SECURITY.md', 'to the last byte a client has 60 seconds', 'service/src/http/one-at-a-time.ts', 'answerTakenWithinMs = 60_000'],
  ['docs/operating.md', 'less than 32 MB when a million clients come', 'service/src/http/rate-limit/memory.test.ts', '1_000_000'],
  ['docs/operating.md', 'A request waits for it 100 ms at most', 'service/src/http/rate-limit/store.ts', 'timeoutMs = 100'],
  ['docs/operating.md', 'after 5 ms of work or more', 'service/src/long-work/thread.ts', 'sliceMs = 5'],
  ['docs/operating.md', '64 may wait', 'service/src/long-work/queue.ts', 'mostWaiting = 64'],
  ['docs/operating.md', 'waited for half a minute', 'service/src/long-work/queue.ts', 'patienceMs = 30_000'],
  ['docs/operating.md', 'goes last for five seconds', 'service/src/long-work/queue.ts', 'lastForMs = 5000'],
  ['docs/operating.md', 'for 40 beats of the event loop', 'service/src/long-work/lane.ts', 'mostBeatsWithoutWork = 40'],
  ['docs/operating.md', '5 seconds of processor time without an answer', 'service/src/long-work/watchdog.ts', 'mostProcessorMs = 5000'],
  ['docs/operating.md', 'At most 20 lines a minute', 'service/src/log.ts', 'mostSlowLines = 20'],
  ['docs/operating.md', 'up to 480 MB under the dearest load', 'test/system/attacks/memory.test.ts', 'mostMegabytes = 480'],
  ['docs/operating.md', '| half a second | connections without', 'service/src/http/connections.ts', 'graceMs = 500'],
  ['docs/operating.md', '| 3 seconds | long work', 'service/src/server.ts', 'longWorkWithinMs = 3000'],
  ['docs/operating.md', '| 4 seconds | clients', 'service/src/server.ts', 'clientsWithinMs = 4000'],
  ['docs/operating.md', '| 4.5 seconds | what we', 'service/src/server.ts', 'stopWithinMs = 4500'],
  ['docs/operating.md', '| 4.75 seconds | with several', 'service/src/workers.ts', 'workerEndsWithinMs = 4750'],
  ['docs/operating.md', '| the head of a request | 10 seconds |', 'service/src/http/server.ts', 'headersTimeout: 10_000'],
  ['docs/operating.md', '| the whole request | 15 seconds |', 'service/src/http/server.ts', 'requestTimeout: 15_000'],
  ['docs/operating.md', '| a connection without a request | 72 seconds |', 'service/src/http/server.ts', 'keepAliveTimeout: 72_000'],
  ['docs/operating.md', 'up to 5 seconds; then closed', 'service/src/http/body.ts', 'mostMsRefused = 5000'],
  ['docs/operating.md', '| 256 chunks of any size; more', 'service/src/http/body.ts', 'freeChunks = 256'],
  ['docs/operating.md', 'must have 64 bytes each', 'service/src/http/body.ts', 'leastBytes = 64'],
  ['docs/operating.md', '| 100 behind the one', 'service/src/http/one-at-a-time.ts', 'mostWaiting = 100'],
  ['docs/operating.md', '| 64 of all, and 30 seconds |', 'service/src/long-work/queue.ts', 'patienceMs = 30_000'],
  ['docs/operating.md', '| 16 MiB | its largest are closed', 'service/src/http/memory-limits.ts', 'bytesOfOne: 16 * 1024 * 1024'],
  ['docs/operating.md', '| 64 MiB | those of the clients', 'service/src/http/memory-limits.ts', 'bytesOfAll: 64 * 1024 * 1024'],
  ['docs/operating.md', 'pages and their files | 200 at once, then 10 a second', 'deploy/nginx/routes.conf', 'zone=pages burst=200'],
  ['docs/operating.md', 'forms that are sent | 60 at once, then 2 a second', 'deploy/nginx.conf', 'zone=posted_pages:10m rate=2r/s'],
  ['docs/operating.md', '400 at once, then 20 a second', 'deploy/nginx.conf', 'zone=api:10m rate=20r/s'],
  ['docs/operating.md', '| the head of a request, and each pause in a body | 10 seconds |', 'deploy/nginx.conf', 'client_body_timeout 10s'],
  ['docs/operating.md', '| a connection without a request | 65 seconds |', 'deploy/nginx.conf', 'keepalive_timeout 65s'],
  ['docs/operating.md', '| a replica that does not take the connection | 1 second |', 'deploy/nginx/routes.conf', 'proxy_connect_timeout 1s'],
  ['docs/operating.md', '| a replica that does not answer | 20 seconds |', 'deploy/nginx/routes.conf', 'proxy_read_timeout 20s'],
  ['docs/operating.md', '| a client that takes nothing of its answer | 30 seconds |', 'deploy/nginx.conf', 'send_timeout 30s'],
  ['docs/operating.md', 'or for `SOAK_MINUTES` (at most 20)', 'bench/soak.ts', 'mostMinutes = 20'],
  ['docs/command-line.md', 'A row may have up to 16 MB', 'service/src/cli/batch/chunks.ts', 'longestRow = 16 * 1024 * 1024'],
  ['docs/command-line.md', 'the first one 1 MB', 'service/src/cli/batch/first-row.ts', 'longestHeader = 1024 * 1024'],
  ['docs/command-line.md', 'at most 16 bytes are held for each person', 'service/src/cli/batch/people.ts', 'never more than 15 bytes a person'],
  ['docs/library.md', 'A try may take 30 seconds', 'client/src/client.ts', 'timeout = 30_000'],
  ['packaging/client.md', 'A try may take 30 seconds', 'client/src/client.ts', 'timeout = 30_000'],
  ['clients/python/README.md', 'A try may take 30 seconds', 'clients/python/requisite/__init__.py', 'timeout: float = 30,'],
  ['CONTRIBUTING.md', 'makes 300 small mistakes', 'test/law/mutants.ts', 'wanted: 300'],
  ['CONTRIBUTING.md', 'and the 50,000 of the sample', 'test/law/dates-digests.ts', 'long: 50_000'],
]

describe('A figure in a document is one that something holds', () => {
  for (const [document, says, source, has] of figures)
    test(`${document}: ${says}`, () => {
      expect(readDocument(document)).toContain(says)
      expect(readDocument(source)).toContain(has)
    })
})
