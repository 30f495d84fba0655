import { once } from 'node:events'
import { createServer, type IncomingMessage, request } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'

/** What has crossed the wire to a browser: answers, heads included. */
type Crossed = { path: string; bytes: number }

const headBytes = ({ rawHeaders }: IncomingMessage) => rawHeaders.join('').length + rawHeaders.length * 2 + 'HTTP/1.1 200 OK\r\n\r\n'.length

/** Stands between a browser and the server and weighs what passes, whoever in the browser asked for it. */
export async function openWire(server: string) {
  const { hostname, port } = new URL(server)
  let crossed: Crossed[] = []
  const sockets = new Set<Socket>()
  const proxy = createServer(({ method, url, headers }, reply) => {
    request({ hostname, port, method, path: url, headers }, (answer) => {
      const one = { path: url!, bytes: headBytes(answer) }
      crossed.push(one)
      answer.on('data', (part: Buffer) => {
        one.bytes += part.length
      })
      reply.writeHead(answer.statusCode!, answer.rawHeaders)
      answer.pipe(reply)
    })
      .on('error', () => reply.destroy())
      .end()
  })
  // The live line is no request for a part of the page; it only has to work.
  proxy.on('upgrade', ({ url, rawHeaders }, socket, head) => {
    const line = connect(Number(port), hostname, () => {
      const fields = rawHeaders.flatMap((name, at) => (at % 2 === 0 ? [`${name}: ${rawHeaders[at + 1]}\r\n`] : []))
      line.write(`GET ${url} HTTP/1.1\r\n${fields.join('')}\r\n`)
      line.write(head)
      line.pipe(socket).pipe(line)
    })
    line.on('error', () => socket.destroy())
    socket.on('error', () => line.destroy())
  })
  proxy.on('connection', (socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  proxy.listen(0, '127.0.0.1')
  await once(proxy, 'listening')

  return {
    url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    /** What crossed since the last time that somebody asked. */
    take() {
      const taken = crossed
      crossed = []
      return taken
    },
    async close() {
      proxy.close()
      // A live line is no connection of the proxy's any more.
      for (const socket of sockets) socket.destroy()
      await once(proxy, 'close')
    },
  }
}
