import { describe, expect, test } from 'vitest'
import { whyNotStarted } from './start-error.ts'

describe('Why the service did not start', () => {
  const address = { host: '127.0.0.1', port: 4000 }
  // biome-ignore format: one row a line
  for (const [what, error, words] of [
    ['the port is taken', { code: 'EADDRINUSE', syscall: 'listen', message: 'listen EADDRINUSE' }, 'cannot listen on 127.0.0.1: port 4000 is already in use; set PORT to another.'],
    ['not an address of this machine', { code: 'EADDRNOTAVAIL', syscall: 'listen', message: 'listen EADDRNOTAVAIL' }, 'cannot listen on 127.0.0.1: listen EADDRNOTAVAIL'],
    ['a name that nobody has', { code: 'ENOTFOUND', syscall: 'getaddrinfo', message: 'getaddrinfo ENOTFOUND' }, 'cannot listen on 127.0.0.1: getaddrinfo ENOTFOUND'],
    ['the page is not built, which is no fault of the address', { message: 'the page is not built yet: run npm run build first.' },
      'cannot start: the page is not built yet: run npm run build first.'],
    ['a file that cannot be read', { code: 'EACCES', syscall: 'open', message: 'EACCES: permission denied' }, 'cannot start: EACCES: permission denied'],
  ] as const)
    test(what, () => expect(whyNotStarted({ name: 'Error', ...error }, address)).toBe(words))
})
