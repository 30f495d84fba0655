import type { IncomingMessage } from 'node:http'
import type { Socket } from 'socket.io'
import { WATCH } from '#contract/live.ts'
import { Allowance } from './lines.ts'

export type EngineSocket = Socket['conn']
type Packet = { type: string; data?: unknown }
/** The WebSocket below a line. Its own pings and pongs never reach the engine. */
type Wire = { on(event: 'ping' | 'pong', hear: () => void): void; terminate(): void }

/** What a line may say in all before it is known whose it is. */
const UNPROVEN = { frames: 20, bytes: 16 * 1024 }
/** And within ten seconds from then on: a hundred of the longest lists that a page shows, and the heartbeat. */
const PROVEN = { frames: 150, bytes: 512 * 1024, ms: 10_000 }
/** So long the other end may take to say goodbye. */
const GOODBYE_MS = 1000

/** Weighs what comes over a line before any of it is parsed, and ends the line of whoever says more, or something else, than a page. */
export class Guard {
  readonly #conn: EngineSocket
  readonly #wire: Wire
  #frames = new Allowance(UNPROVEN.frames)
  #bytes = new Allowance(UNPROVEN.bytes)
  #connects = false

  constructor(conn: EngineSocket) {
    const { socket, websocket } = conn.request as IncomingMessage & { websocket: Wire }
    this.#conn = conn
    this.#wire = websocket
    const count = () => this.#frames.allows() || this.end()
    socket.prependListener('data', (chunk: Buffer) => this.#bytes.allows(chunk.length) || this.end())
    websocket.on('ping', count)
    websocket.on('pong', count)
    conn.on('packet', (packet: Packet) => (this.#frames.allows() && this.#isOfPage(packet)) || this.end())
    conn.once('close', () => {
      const late = setTimeout(() => socket.destroy(), GOODBYE_MS)
      socket.once('close', () => clearTimeout(late))
    })
  }

  /** It is known whose line this is. */
  prove() {
    this.#frames = new Allowance(PROVEN.frames, PROVEN.ms)
    this.#bytes = new Allowance(PROVEN.bytes, PROVEN.ms)
  }

  /** Ends the line at once, without a goodbye: nothing that has arrived is read any more. */
  end() {
    this.#wire.terminate()
    this.#conn.close(true)
  }

  /** A page answers the heartbeat, connects once to the namespace `/`, and says what it shows, without asking for an answer. */
  #isOfPage({ type, data }: Packet) {
    if (type === 'pong') return true
    if (type !== 'message' || typeof data !== 'string') return false
    if (data.startsWith(`2["${WATCH}",`)) return true
    const isFirst = !this.#connects
    this.#connects = true
    return isFirst && data.startsWith('0{')
  }
}
