import { http, type Response } from '../../support/http.ts'
import { type ServiceProcess, startProcess } from '../../support/process.ts'
import { addressesOf } from '../topology/addresses.ts'
import { type Edit, type Nginx, startNginx } from '../topology/nginx.ts'

/** A service of one process behind the proxy that we ship. */
export interface Behind {
  readonly service: ServiceProcess
  readonly nginx: Nginx
  readonly close: () => Promise<void>
}

/** Starts both. The edits are for the configuration of the proxy. */
export async function startBehindNginx(edits: readonly Edit[] = []): Promise<Behind> {
  const service = await startProcess({ TRUSTED_PROXIES: '127.0.0.1' })
  const nginx = await nginxBefore(service, edits)
  return {
    service,
    nginx,
    close: async () => {
      await nginx.close()
      await service.close()
    },
  }
}

/** The proxy alone, before a service that runs: it is all three replicas. */
export const nginxBefore = ({ port }: ServiceProcess, edits: readonly Edit[] = []): Promise<Nginx> =>
  startNginx([port, port, port], edits)

/** A client that has sent nothing before. */
export const freshAddress = addressesOf(32)

/** Asks for a path many times from one address, a few at once; and on, where the machine is so slow that none was refused yet. */
export async function flood(
  nginx: Nginx,
  path: string,
  count: number,
  from: string,
  isRefused = ({ status }: Response): boolean => status === 429,
): Promise<readonly Response[]> {
  const answers: Response[] = []
  while (answers.length < count || !answers.some(isRefused))
    answers.push(...(await Promise.all(Array.from({ length: 20 }, () => http(nginx, path, { from })))))
  return answers
}

export const withStatus = (answers: readonly Response[], status: number): readonly Response[] =>
  answers.filter((answer) => answer.status === status)
