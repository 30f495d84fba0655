import { appendFile, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
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

/** The heads in a file, oldest first. One that we did not sign is a fault: somebody has been at the file, or the key is another one. */
export async function readHeads(path: string, signer: Signer): Promise<SignedHead[]> {
  const text = await readFile(path, 'utf8')
  return text.split('\n').flatMap((line, at) => {
    if (!line) return []
    const head = SignedHead.safeParse(parsed(line))
    if (!head.success || !signer.isSigned(wordsOf(head.data), head.data.signature))
      throw new Error(
        `Line ${at + 1} of ${basename(path)} was not signed with the key of this installation: it was changed, or the key was.`,
      )
    return [head.data]
  })
}

/** The heads kept beside the database; none where none was kept yet. */
export const readKept = (dataDir: string, signer: Signer): Promise<SignedHead[]> =>
  readHeads(headsIn(dataDir), signer).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })

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
  const last = (await readKept(dataDir, signer)).at(-1)
  if (last && (await hashAt(db, last.seq)) !== last.hash)
    throw new Error(
      `The audit log no longer holds line ${last.seq} as it was signed at ${last.at}. npm run audit:verify says what is wrong.`,
    )
  const line = await findLast(db)
  if (!line || line.seq === last?.seq) return last
  const words = { seq: line.seq, hash: line.hash.toString('hex'), at: new Date().toISOString(), kid: signer.publicKey.kid }
  const head = { ...words, signature: signer.sign(wordsOf(words)) }
  await appendFile(headsIn(dataDir), `${JSON.stringify(head)}\n`, { mode: 0o600 })
  return head
}

async function hashAt(db: Db, seq: number): Promise<string | undefined> {
  const line = await findLast(db, seq)
  return line?.seq === seq ? line.hash.toString('hex') : undefined
}
