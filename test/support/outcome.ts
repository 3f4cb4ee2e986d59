import { type RequestOptions, request } from 'node:http'
import { regimesPath } from './http.ts'

/** What became of a request for the regimes: its status with a whole body, or that the answer was not whole; where nothing
 *  of an answer came, what the test says of the error. */
export const outcomeOf = (
  options: RequestOptions,
  unanswered: (error: Error, isReused: boolean) => string,
): Promise<string> =>
  new Promise((resolve) => {
    let came = false
    const sent = request({ host: '127.0.0.1', path: regimesPath, ...options }, (response) => {
      came = true
      let length = 0
      response.on('data', (chunk: Buffer) => {
        length += chunk.length
      })
      response.on('error', () => resolve('broken off'))
      response.on('end', () =>
        resolve(
          length === Number(response.headers['content-length']) ? String(response.statusCode) : 'cut short',
        ),
      )
    })
    sent.on('timeout', () => sent.destroy(new Error('no answer')))
    sent.on('error', (error) => {
      if (!came) resolve(unanswered(error, sent.reusedSocket))
    })
    sent.end()
  })
