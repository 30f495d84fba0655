import { sql } from 'kysely'
import type { Db } from '../db/client.ts'
import type { SignedHead } from './head.ts'
import type { AuditKeys } from './keys.ts'
import { FIRST, type HashedLine, hashLine } from './line.ts'

/**
 * What is wrong with a line: it stands before the first; its number is another's too; those before it are gone; its key is not here; its hash does not fit its fields; its key had been replaced
 * before; it follows from another line than the one before it; it is not the one that was signed; it was signed and is gone.
 */
type Fault = 'uncounted' | 'twice' | 'missing' | 'unknown key' | 'edited' | 'old key' | 'detached' | 'rewritten' | 'cut off'

/** A fault of every line from one to another. `detail` is the key that they name, or the moment at which they were signed. */
export type AuditFault = { fault: Fault; from: number; to: number; detail?: string }

/** Whether the moment of a line is one that its hash holds in full; no other was ever written. */
export const AS_HASHED = sql<boolean>`line.at = date_trunc('milliseconds', line.at) and line.at >= '2000-01-01 00:00+00' and line.at < '10000-01-01 00:00+00'`

/** Everything in the log that is not as it was written, in the order of its lines, as far as keys and signed heads tell. */
export async function findFaults(db: Db, keys: AuditKeys, heads: readonly SignedHead[]): Promise<AuditFault[]> {
  const found: AuditFault[] = []
  const uncounted = await db.selectFrom('audit_entry').select('seq').where('seq', '<', 1).orderBy('seq').execute()
  for (const { seq } of uncounted) add(found, { fault: 'uncounted', from: seq, to: seq })
  const twice = await db.selectFrom('audit_entry').select('seq').groupBy('seq').having(sql<boolean>`count(*) > 1`).orderBy('seq').execute()
  for (const { seq } of twice) add(found, { fault: 'twice', from: seq, to: seq })
  const reader = new Reader(keys, heads)
  for (;;) {
    const lines = await db
      .selectFrom('audit_entry as line')
      .selectAll()
      .select(AS_HASHED.as('asHashed'))
      .where('seq', '>', reader.seq)
      .orderBy('seq')
      .limit(sql.lit(1000))
      .execute()
    for (const line of lines) for (const fault of reader.read(line)) add(found, fault)
    if (lines.length < 1000) break
  }
  const gone = heads.filter(({ seq }) => seq > reader.seq).sort((one, other) => one.seq - other.seq)
  return gone.length > 0 ? [...found, { fault: 'cut off', from: reader.seq + 1, to: gone.at(-1)!.seq, detail: gone[0]!.at }] : found
}

/** Joins a fault to the last one where that is of the same kind, at the line before. */
function add(found: AuditFault[], fault: AuditFault) {
  const last = found.findLast((one) => one.fault === fault.fault && one.detail === fault.detail)
  if (last && last.to === fault.from - 1) last.to = fault.to
  else found.push(fault)
}

/** Reads line after line and remembers what the next one has to fit. */
class Reader {
  seq = 0
  /** The hash that the next line has to follow from; undefined where the line before it is no measure. */
  #previous: Buffer | undefined = FIRST
  /** The newest key that was met. */
  #age = 0
  readonly #keys: AuditKeys
  readonly #signed = new Map<number, SignedHead[]>()

  constructor(keys: AuditKeys, heads: readonly SignedHead[]) {
    this.#keys = keys
    for (const head of heads) this.#signed.set(head.seq, [...(this.#signed.get(head.seq) ?? []), head])
  }

  *read(line: HashedLine & { asHashed: boolean }): Iterable<AuditFault> {
    const { seq, key_id, previous, hash } = line
    // Which of two with one number is ours, nothing here tells.
    if (seq === this.seq) return
    const here = { from: seq, to: seq }
    const isNext = seq === this.seq + 1
    if (!isNext) yield { fault: 'missing', from: this.seq + 1, to: seq - 1 }

    const key = this.#keys.find(key_id)
    const fits = key && line.asHashed && hashLine(line, key.key).equals(hash)
    if (!key) yield { fault: 'unknown key', ...here, detail: key_id }
    else if (!fits) yield { fault: 'edited', ...here }
    else if (this.#keys.ageOf(key_id) < this.#age) yield { fault: 'old key', ...here, detail: key_id }
    if (fits && isNext && this.#previous && !this.#previous.equals(previous)) yield { fault: 'detached', ...here }

    const other = this.#signed.get(seq)?.find((head) => head.hash !== hash.toString('hex'))
    if (other) yield { fault: 'rewritten', ...here, detail: other.at }

    this.seq = seq
    this.#previous = fits ? hash : undefined
    if (fits) this.#age = Math.max(this.#age, this.#keys.ageOf(key_id))
  }
}
