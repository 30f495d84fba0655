import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { join } from 'node:path'

/** A line to a PostgreSQL that can be taken away: refused while it is down, silent while it is cut. */
export class Line {
  readonly url: string
  readonly #server
  readonly #sockets = new Set<Socket>()
  readonly #port: number
  #cut = false

  private constructor(server: ReturnType<typeof createServer>, url: URL, target: () => Socket) {
    this.#server = server
    this.#port = (server.address() as AddressInfo).port
    this.url = `postgresql://127.0.0.1:${this.#port}${url.pathname}?user=${url.searchParams.get('user') ?? url.username}`
    server.on('connection', (near) => this.#join(near, target()))
  }

  static async to(databaseUrl: string) {
    const url = new URL(databaseUrl)
    const folder = url.searchParams.get('host')
    const port = Number(url.searchParams.get('port') ?? (url.port || 5432))
    const server = createServer().listen(0, '127.0.0.1')
    await once(server, 'listening')
    return new Line(server, url, () => (folder ? connect(join(folder, `.s.PGSQL.${port}`)) : connect(port, url.hostname)))
  }

  #join(near: Socket, far: Socket) {
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      this.#sockets.add(from)
      from.on('data', (bytes) => this.#cut || to.write(bytes))
      from.on('error', () => {})
      from.on('close', () => {
        this.#sockets.delete(from)
        to.destroy()
      })
    }
  }

  /** From now on nothing passes, and nobody is told. */
  cut() {
    this.#cut = true
  }

  async down() {
    this.#server.close()
    for (const socket of this.#sockets) socket.destroy()
    await once(this.#server, 'close')
  }

  /** Also ends a cut; what was sent meanwhile is lost with its connections. */
  async up() {
    if (this.#cut) for (const socket of this.#sockets) socket.destroy()
    this.#cut = false
    if (this.#server.listening) return
    this.#server.listen(this.#port, '127.0.0.1')
    await once(this.#server, 'listening')
  }
}
