import type { Db } from './client.ts'

/**
 * An answer that is the same for everybody, for `ms` after it was worked out: nothing of one member belongs in it. Whoever asks while it is
 * being worked out waits for the same work; when that fails it fails for them, and the next one asks anew.
 */
export function sharedAnswer<T>(ms: number, work: (db: Db) => Promise<T>) {
  const known = new WeakMap<Db, { answer: Promise<T>; until: number }>()

  function begin(db: Db) {
    const begun = { answer: work(db), until: Number.POSITIVE_INFINITY }
    known.set(db, begun)
    begun.answer.then(
      () => {
        begun.until = performance.now() + ms
      },
      () => {
        if (known.get(db) === begun) known.delete(db)
      },
    )
    return begun.answer
  }

  return {
    get(db: Db): Promise<T> {
      const found = known.get(db)
      return found && found.until > performance.now() ? found.answer : begin(db)
    },
    /** Has it worked out anew for the next one who asks. */
    forget: (db: Db) => void known.delete(db),
  }
}
