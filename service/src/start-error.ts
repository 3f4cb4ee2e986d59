import type { Config } from './config.ts'

/** What asks for the address when a server begins to listen. */
const ofAddress: readonly (string | undefined)[] = ['listen', 'getaddrinfo']

/** Why the service did not start, in a sentence: the address is blamed only where it is at fault. */
export function whyNotStarted(
  { code, syscall, message }: NodeJS.ErrnoException,
  { host, port }: Pick<Config, 'host' | 'port'>,
): string {
  if (code === 'EADDRINUSE')
    return `cannot listen on ${host}: port ${port} is already in use; set PORT to another.`
  return ofAddress.includes(syscall) ? `cannot listen on ${host}: ${message}` : `cannot start: ${message}`
}
