import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from './free-port.ts'

/** Whether the machine has a Redis; `.ci/run` brings Debian's. */
export const hasRedis = (() => {
  try {
    return execFileSync('redis-server', ['--version'], { stdio: ['ignore', 'pipe', 'ignore'] }).length > 0
  } catch {
    return false
  }
})()

/** A Redis that keeps nothing, on a port of its own. */
export class RedisServer {
  readonly #port: number
  #child: ChildProcess | undefined

  private constructor(port: number) {
    this.#port = port
  }

  static async open() {
    const server = new RedisServer(await freePort())
    await server.start()
    return server
  }

  get url() {
    return `redis://127.0.0.1:${this.#port}`
  }

  async start() {
    const settings = ['--port', `${this.#port}`, '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--daemonize', 'no']
    this.#child = spawn('redis-server', settings, { stdio: ['ignore', 'pipe', 'ignore'] })
    for await (const chunk of this.#child.stdout!) if (String(chunk).includes('Ready to accept connections')) break
    await sleep(10)
  }

  /** Ends it as a fault does. */
  async kill() {
    if (!this.#child || this.#child.exitCode !== null || this.#child.signalCode !== null) return
    const ended = once(this.#child, 'exit')
    this.#child.kill('SIGKILL')
    await ended
  }
}
