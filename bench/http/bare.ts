import { createServer } from 'node:http'

/** (a) The limit of the runtime: a constant body of the same size, and nothing else. */
const body = Buffer.alloc(Number(process.env.BODY_BYTES ?? 800), 'x')
createServer((request, response) => {
  request.resume()
  request.on('end', () => {
    response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': body.length })
    response.end(body)
  })
}).listen(Number(process.env.PORT), '127.0.0.1')
