import type { Readable } from 'node:stream'

type Request = { body: Readable; done: Promise<unknown> }

/**
 * One request at a time brings bytes of an upload on this node. Whoever comes back has lost the one before, even if nobody has noticed: it ends,
 * what it brought counts, and only then is said how far the upload is. Between nodes the database decides whose bytes count.
 */
export class Requests {
  readonly #underWay = new Map<string, Request>()

  async end(id: string) {
    const { body, done } = this.#underWay.get(id) ?? {}
    body?.destroy(new Error('The upload goes on elsewhere.'))
    await done?.catch(() => {})
  }

  async run<T>(id: string, body: Readable, work: () => Promise<T>): Promise<T> {
    const request = { body, done: work() }
    this.#underWay.set(id, request)
    try {
      return await request.done
    } finally {
      if (this.#underWay.get(id) === request) this.#underWay.delete(id)
    }
  }
}
