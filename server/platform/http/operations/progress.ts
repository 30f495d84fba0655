import { once } from 'node:events'
import { PassThrough } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from '#contract/errors.ts'

/**
 * An answer that is streamed as it comes along, as server-sent events: `progress` any number of times, then `done` with what the operation
 * answers, or `refused` with the shape of a refusal. Until the first event a refusal is an ordinary one.
 */
export class Progress {
  readonly isWanted: boolean
  readonly #reply: FastifyReply
  readonly #leaving = new AbortController()
  #body: PassThrough | undefined

  constructor(request: FastifyRequest, reply: FastifyReply, { offered, awaited }: { offered: boolean; awaited: boolean }) {
    this.isWanted = offered && /\btext\/event-stream\b/.test(request.headers.accept ?? '')
    this.#reply = reply
    if (!offered && !awaited) return
    const leave = () => reply.raw.writableFinished || this.#leaving.abort(new Refusal('LEFT'))
    if (reply.raw.destroyed) leave()
    else reply.raw.once('close', leave)
  }

  /** Aborted when the other end leaves before the answer is there. */
  get signal() {
    return this.#leaving.signal
  }

  get hasBegun() {
    return this.#body !== undefined
  }

  /** Settles when the other end can take more. */
  async tell(event: object) {
    if (this.isWanted) await this.#write('progress', event)
  }

  async end(name: 'done' | 'refused', output: unknown) {
    await this.#write(name, output)
    this.#body?.end()
    return this.#reply
  }

  async #write(name: string, data: unknown) {
    this.signal.throwIfAborted()
    this.#body ??= this.#begin()
    const isFull = !this.#body.write(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`)
    if (isFull) await once(this.#body, 'drain', { signal: this.signal })
  }

  #begin() {
    const body = new PassThrough()
    this.#reply.type('text/event-stream; charset=utf-8').headers({ 'cache-control': 'no-store', 'x-accel-buffering': 'no' }).send(body)
    return body
  }
}
