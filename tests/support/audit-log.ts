import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { test as base, expect } from 'vitest'
import { openAudit, recordIn } from '#server/platform/audit/audit.ts'
import { type AuditFault, findFaults } from '#server/platform/audit/faults.ts'
import { keepHead, readKept } from '#server/platform/audit/head.ts'
import { AuditKeys } from '#server/platform/audit/keys.ts'
import { FIRST, type HashedLine } from '#server/platform/audit/line.ts'
import { openSigner } from '#server/platform/audit/signing.ts'
import type { Db } from '#server/platform/db/client.ts'
import { openVault } from '#server/platform/secrets/vault.ts'
import { type FreshDatabase, freshDatabase } from './database.ts'

/** What reads the whole log: `verify` with the heads kept outside, `verifyAlone` without. */
type Log = { db: Db; dataDir: string; keys: AuditKeys; verify: () => Promise<AuditFault[]>; verifyAlone: () => Promise<AuditFault[]> }

/** What signs the heads of this run. */
export const signer = openSigner(openVault(randomBytes(32)))
/** A fault of these lines. */
export const atLine = (fault: AuditFault['fault'], from: number, to = from) => expect.objectContaining({ fault, from, to })

/** A log of five lines whose head was kept, and that can be changed by whoever rules the database. */
export const test = base.extend<{ log: Log }>({
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads the fixtures a fixture needs from this pattern
  log: async ({}, use) => {
    const fresh: FreshDatabase = await freshDatabase()
    const { db } = fresh.database
    const dataDir = await mkdtemp(join(tmpdir(), 'wardmates-audit-'))
    const keys = await AuditKeys.open({ auditKeys: undefined, dataDir })
    await openAudit(db, keys)
    await write(db, 5)
    await keepHead(db, dataDir, signer)
    await sql`alter table audit_entry disable trigger user`.execute(db)
    const heads = async () => (await readKept(dataDir, signer)).heads
    // Each time with the keys as they lie there: nothing depends on what the writer remembers.
    const keysNow = () => AuditKeys.open({ auditKeys: undefined, dataDir })
    await use({
      db,
      dataDir,
      keys,
      verify: async () => findFaults(db, await keysNow(), await heads()),
      verifyAlone: async () => findFaults(db, await keysNow(), []),
    })
    await fresh.drop()
    await rm(dataDir, { recursive: true, force: true })
  },
})

/** Writes so many lines. */
export async function write(db: Db, lines: number) {
  for (let at = 0; at < lines; at++)
    await db.transaction().execute((tx) => recordIn(tx, 'signed_in', null, { way: 'password', at: String(at) }))
}

/** Makes the chain anew from a line on, with a hash of the forger's own. */
export async function rechain(db: Db, from: number, hash: (line: HashedLine) => Buffer) {
  const lines = await db.selectFrom('audit_entry').selectAll().orderBy('seq').execute()
  let previous = lines.find(({ seq }) => seq === from - 1)?.hash ?? FIRST
  for (const line of lines.filter(({ seq }) => seq >= from)) {
    const forged = hash({ ...line, previous })
    await db.updateTable('audit_entry').set({ previous, hash: forged }).where('seq', '=', line.seq).execute()
    previous = forged
  }
}
