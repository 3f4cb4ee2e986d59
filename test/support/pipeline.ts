import { connect, type Socket } from 'node:net'

/** A request as bytes, whole and well framed, so that exactly one answer belongs to it. */
export interface Request {
  readonly method: string
  readonly bytes: Buffer
}

export interface Answer {
  readonly status: number
  /** Names in lower case. */
  readonly headers: ReadonlyMap<string, string>
  readonly body: Buffer
}

/** Reads the answers in bytes that have come so far. A method tells whether its answer has a body. */
export function answersIn(
  bytes: Buffer,
  methods: readonly string[],
): { readonly answers: readonly Answer[]; readonly rest: Buffer } {
  const answers: Answer[] = []
  let rest = bytes
  for (;;) {
    const end = rest.indexOf('\r\n\r\n')
    if (end < 0) return { answers, rest }
    const [first = '', ...lines] = rest.toString('latin1', 0, end).split('\r\n')
    const status = Number(/^HTTP\/1\.1 (\d{3}) /.exec(first)?.[1])
    if (!(status >= 100)) throw new Error(`This is no answer: ${JSON.stringify(first.slice(0, 200))}`)
    const headers = new Map(
      lines.map((line) => {
        const colon = line.indexOf(':')
        return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()] as const
      }),
    )
    const isInterim = status < 200
    const hasBody = !isInterim && status !== 204 && status !== 304 && methods[answers.length] !== 'HEAD'
    const length = hasBody ? Number(headers.get('content-length')) : 0
    if (Number.isNaN(length)) throw new Error(`This answer has no length: ${first}`)
    if (rest.length < end + 4 + length) return { answers, rest }
    const body = rest.subarray(end + 4, end + 4 + length)
    rest = rest.subarray(end + 4 + length)
    if (!isInterim) answers.push({ status, headers, body })
  }
}

/** A connection on which many requests are sent before the first is answered; it is opened again when the service closes
 *  it, and what was not answered is sent once more. */
export function pipeline(port: number) {
  let socket: Socket | undefined

  function exchange(requests: readonly Request[]): Promise<readonly Answer[]> {
    return new Promise((resolve, reject) => {
      const line = socket ?? connect({ port, host: '127.0.0.1', noDelay: true })
      socket = line
      const methods = requests.map(({ method }) => method)
      const answers: Answer[] = []
      let unread = Buffer.alloc(0)
      const onData = (chunk: Buffer): void => {
        try {
          const read = answersIn(Buffer.concat([unread, chunk]), methods.slice(answers.length))
          answers.push(...read.answers)
          unread = Buffer.from(read.rest)
        } catch (error) {
          finish(error)
          return
        }
        if (isDone()) finish()
      }
      // After an answer that closes nothing more is answered on a connection (RFC 9112, 9.6): the service closes it a while later.
      const isClosing = (): boolean => answers.at(-1)?.headers.get('connection') === 'close'
      const isDone = (): boolean => answers.length >= requests.length || isClosing()
      const onClose = (): void => {
        socket = undefined
        finish()
      }
      const finish = (error?: unknown): void => {
        line.off('data', onData).off('close', onClose)
        if (isClosing() || error !== undefined) {
          line.destroy()
          socket = undefined
        }
        if (error === undefined) resolve(answers)
        else reject(error)
      }
      line.on('data', onData).on('close', onClose)
      if (line.listenerCount('error') === 0) line.on('error', () => {})
      line.write(Buffer.concat(requests.map(({ bytes }) => bytes)))
    })
  }

  return {
    send: async (requests: readonly Request[]): Promise<readonly Answer[]> => {
      const answers: Answer[] = []
      let tries = 0
      while (answers.length < requests.length) {
        const more = await exchange(requests.slice(answers.length))
        answers.push(...more)
        tries = more.length === 0 ? tries + 1 : 0
        if (tries > 3) throw new Error(`There is no answer to request ${answers.length} of these.`)
      }
      return answers
    },
    close: () => socket?.destroy(),
  }
}
