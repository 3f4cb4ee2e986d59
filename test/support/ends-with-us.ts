import { type ChildProcess, spawn } from 'node:child_process'
import type { Socket } from 'node:net'

/** Sees to it that a process does not outlive the tests, however they end: a shell waits for the end of our side of a pipe.
 *  One with children of its own is asked to end, so that it takes them with it; or, where it leads a group, all of them are. */
export function endsWithUs(child: ChildProcess, signal: 'KILL' | 'TERM' = 'KILL', isGroup = false): void {
  const whom = `${isGroup ? '-' : ''}${child.pid}`
  const guard = spawn('sh', ['-c', `read -r _; kill -${signal} "$0"`, whom], {
    stdio: ['pipe', 'ignore', 'ignore'],
    // What ends our group does not reach another, and must not reach its guard.
    detached: isGroup,
  })
  guard.unref()
  ;(guard.stdin as Socket).unref()
  guard.stdin.on('error', () => {})
  child.once('exit', () => guard.kill('SIGKILL'))
}
