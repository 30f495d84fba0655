import { appendFile, readFile, truncate } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { z } from 'zod'
import type { Db } from '../db/client.ts'
import { findLast } from './line.ts'
import type { Signer } from './signing.ts'

const SignedHead = z.object({
  seq: z.number().int().min(1),
  hash: z.string().regex(/^[0-9a-f]{64}$/),
  at: z.iso.datetime(),
  kid: z.string(),
  signature: z.string(),
})
/** The log's last line at some moment, signed. Kept elsewhere, it tells of lines that were cut off or all written anew since: the chain alone cannot. */
export type SignedHead = z.infer<typeof SignedHead>

/** Where heads are kept beside the database. */
export const headsIn = (dataDir: string) => join(dataDir, 'audit-heads.jsonl')
const wordsOf = ({ seq, hash, at, kid }: Omit<SignedHead, 'signature'>) => JSON.stringify({ seq, hash, at, kid })

/** One is added an hour, and each costs a signature to look at: so many are looked at before others have their turn. */
const HEADS_AT_ONCE = 50

/** Heads, oldest first, and in sentences which lines we did not sign: somebody has been at the file, or the key is another one. */
type FoundHeads = { heads: SignedHead[]; unsigned: string[] }

/** The heads in a file. */
export const readHeads = async (path: string, signer: Signer): Promise<FoundHeads> =>
  headsOf(await readFile(path, 'utf8'), basename(path), signer)

/** The heads kept beside the database; none where none was kept yet. */
export const readKept = async (dataDir: string, signer: Signer): Promise<FoundHeads> =>
  headsOf(wholeLines(await readKeptText(dataDir)), basename(headsIn(dataDir)), signer)

async function headsOf(text: string, file: string, signer: Signer): Promise<FoundHeads> {
  const found: FoundHeads = { heads: [], unsigned: [] }
  for (const [at, line] of text.split('\n').entries()) {
    if (!line) continue
    if (at % HEADS_AT_ONCE === HEADS_AT_ONCE - 1) await setImmediate()
    const head = SignedHead.safeParse(parsed(line))
    if (head.success && signer.isSigned(wordsOf(head.data), head.data.signature)) found.heads.push(head.data)
    else found.unsigned.push(`Line ${at + 1} of ${file} was not signed with the key of this installation: it was changed, or the key was.`)
  }
  return found
}

const readKeptText = (dataDir: string) =>
  readFile(headsIn(dataDir), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return ''
    throw error
  })

/** Half a line is what a full disk or a lost machine left of a head that nobody was given. */
const wholeLines = (text: string) => text.slice(0, text.lastIndexOf('\n') + 1)

function parsed(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}

/**
 * Signs the log's last line and adds it to those kept outside the database; nothing comes back while there is no line. Refuses where the
 * line signed last is gone or another one: a new head would hide that.
 */
export async function keepHead(db: Db, dataDir: string, signer: Signer): Promise<SignedHead | undefined> {
  const { heads, unsigned } = await readKept(dataDir, signer)
  if (unsigned[0]) throw new Error(unsigned[0])
  const last = heads.at(-1)
  if (last && (await hashAt(db, last.seq)) !== last.hash)
    throw new Error(
      `The audit log no longer holds line ${last.seq} as it was signed at ${last.at}. npm run audit:verify says what is wrong.`,
    )
  const line = await findLast(db)
  if (!line || line.seq === last?.seq) return last
  const words = { seq: line.seq, hash: line.hash.toString('hex'), at: new Date().toISOString(), kid: signer.publicKey.kid }
  const head = { ...words, signature: signer.sign(wordsOf(words)) }
  await dropHalfLine(dataDir)
  await appendFile(headsIn(dataDir), `${JSON.stringify(head)}\n`, { mode: 0o600 })
  return head
}

/**
 * The last head kept beside the database, and whether the log still holds its line as it was signed; null where none is kept, or where what
 * stands in its place is no head that we signed.
 */
export async function checkLastHead(db: Db, dataDir: string, signer: Signer) {
  const text = wholeLines(await readKeptText(dataDir)).trimEnd()
  const { heads, unsigned } = await headsOf(text.slice(text.lastIndexOf('\n') + 1), basename(headsIn(dataDir)), signer)
  const [head] = heads
  const signed = head ? { seq: head.seq, at: head.at, stands: (await hashAt(db, head.seq)) === head.hash } : null
  return { signed, isForged: unsigned.length > 0 }
}

async function dropHalfLine(dataDir: string) {
  const text = await readKeptText(dataDir)
  const whole = wholeLines(text)
  if (whole !== text) await truncate(headsIn(dataDir), Buffer.byteLength(whole))
}

async function hashAt(db: Db, seq: number): Promise<string | undefined> {
  const line = await findLast(db, seq)
  return line?.seq === seq ? line.hash.toString('hex') : undefined
}
