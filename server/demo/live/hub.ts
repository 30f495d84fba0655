import type { Server as HttpServer, IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { WebSocketServer } from 'ws'
import { LineCounts, type MostLines } from '../../platform/live/lines.ts'
import type { Log } from '../../platform/log.ts'
import type { Change, Row } from './changes.ts'
import { versions } from './frames.ts'
import { Line, type Reader, type WhoIs } from './line.ts'

const PATH = '/realtime/v1/websocket'
const FRAME_MAX_BYTES = 64 * 1024
/** Clients say every 25 seconds that they are there. */
const SILENT_MAX_MS = 60_000
const LOOK_MS = 5000
/** So many changes are read together. */
const TOGETHER_MAX = 100
/** Of more that wait, nobody is told: those who listen read the posts anew. */
const WAITING_MAX = 2000
/** Over how long lines are ended that have to begin anew, so that they do not all come back at one moment. */
const SPREAD_MS = 1000
/** Why a line is ended: the server goes, or begins anew. */
const [GOING, ANEW] = [1001, 1012]

type HubOptions = {
  log: Log
  /** The key that a browser may hold; undefined while nobody answers, who is then woken. */
  key: () => string | undefined
  wake: () => void
  whoIs: WhoIs
  /** These posts, as somebody may read them. All who are signed in read the same of them. */
  read: (ids: readonly string[], reader: Reader) => Promise<Row[]>
  addressOf: (request: IncomingMessage) => string
  allowedOrigin: (origin: string, host: string) => boolean
  most?: Partial<MostLines> | undefined
}

/** Tells browsers of changed posts, as the realtime service of a Supabase project does. */
export class LiveHub {
  readonly #options: HubOptions
  readonly #sockets = new WebSocketServer({
    noServer: true,
    maxPayload: FRAME_MAX_BYTES,
    perMessageDeflate: false,
  })
  readonly #lines = new Set<Line>()
  readonly #counts: LineCounts
  readonly #looking: NodeJS.Timeout
  #waiting: Change[] = []
  #isTelling = false

  constructor(options: HubOptions) {
    this.#options = options
    this.#counts = new LineCounts(options.most?.address)
    this.#looking = setInterval(() => this.#look(), LOOK_MS).unref()
  }

  attach(http: HttpServer) {
    http.on('upgrade', (request, socket, head) => {
      const url = URL.parse(request.url ?? '', 'ws://line')
      if (url?.pathname === PATH) this.#open(request, socket, head, url.searchParams)
    })
  }

  tell(change: Change) {
    this.#waiting.push(change)
    if (!this.#isTelling) void this.#tellAll()
  }

  /** Something may have been missed. Clients come back, and their pages read anew. */
  beginAnew() {
    this.#waiting = []
    for (const line of this.#lines) setTimeout(() => line.end(ANEW), Math.random() * SPREAD_MS).unref()
  }

  close() {
    clearInterval(this.#looking)
    for (const line of this.#lines) line.end(GOING)
    this.#sockets.close()
  }

  #open(request: IncomingMessage, socket: Duplex, head: Buffer, asked: URLSearchParams) {
    const { key, wake, whoIs, addressOf, allowedOrigin } = this.#options
    const refuse = (status: string) => socket.end(`HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`)
    socket.on('error', () => socket.destroy())
    const { origin, host = '' } = request.headers
    if (origin !== undefined && !allowedOrigin(origin, host)) return refuse('403 Forbidden')
    const address = addressOf(request)
    if (this.#counts.isFull(address)) return refuse('429 Too Many Requests')
    const expected = key()
    if (expected === undefined) {
      wake()
      return refuse('503 Service Unavailable')
    }
    const version = versions.find((one) => one === (asked.get('vsn') ?? '1.0.0'))
    if (asked.get('apikey') !== expected || !version) return refuse('401 Unauthorized')
    const uncount = this.#counts.add(address)
    socket.once('close', uncount)
    this.#sockets.handleUpgrade(request, socket, head, (opened) => {
      const line = new Line(opened, version, whoIs)
      this.#lines.add(line)
      opened.on('error', () => opened.terminate())
      opened.once('close', () => this.#lines.delete(line))
    })
  }

  /** In their order, those that came meanwhile together. */
  async #tellAll() {
    this.#isTelling = true
    while (this.#waiting.length > 0) {
      const changes = this.#waiting.splice(0, TOGETHER_MAX)
      if (this.#waiting.length > WAITING_MAX) this.beginAnew()
      else
        await this.#tellOf(changes).catch((error) => {
          this.#options.log.warn({ err: error }, 'changes of the demo area could not be read, so its lines are opened anew')
          this.beginAnew()
        })
    }
    this.#isTelling = false
  }

  async #tellOf(changes: readonly Change[]) {
    const reader = [...this.#lines].map((line) => line.reader()).find(Boolean)
    if (!reader) return
    const ids = new Set(changes.filter(({ type }) => type !== 'DELETE').map(({ id }) => id))
    const rows = new Map((ids.size > 0 ? await this.#options.read([...ids], reader) : []).map((row) => [row.id, row]))
    for (const change of changes) {
      const row = change.type === 'DELETE' ? undefined : rows.get(change.id)
      // What is gone again by now is not told of; that it went is.
      if (row || change.type === 'DELETE') for (const line of this.#lines) line.tell(change, row)
    }
  }

  #look() {
    const silentSince = performance.now() - SILENT_MAX_MS
    for (const line of this.#lines) {
      if (line.heardAt < silentSince) line.cut()
      else line.expire()
    }
  }
}
