import { runCommand } from '../command.ts'
import type { Config } from '../config.ts'
import type { Db } from '../db/client.ts'
import { refuseOtherKey } from '../secrets/key-mark.ts'
import { findKey } from '../secrets/secret-key.ts'
import { openVault } from '../secrets/vault.ts'
import { rotateKey } from './audit.ts'
import { findFaults } from './faults.ts'
import { keepHead, readHeads, readKept } from './head.ts'
import { AuditKeys } from './keys.ts'
import { openSigner } from './signing.ts'
import { findUnguarded } from './unguarded.ts'
import { wordsOf } from './words.ts'

const acts: Record<string, (db: Db, config: Config, args: string[]) => Promise<string>> = { verify, head, rotate }

/** `npm run audit:verify`, `audit:head` and `audit:rotate`. */
await runCommand(({ db }, [act = '', ...args], config) => acts[act]!(db, config, args))

async function signerOf(db: Db, { secretKey, dataDir }: Config) {
  await refuseOtherKey(db, { secretKey, dataDir })
  return openSigner(openVault(await findKey(secretKey, dataDir)))
}

/** Reads the whole log against the keys, the heads beside the database and those in the files named, and says all that is wrong and how sure that is. */
async function verify(db: Db, config: Config, files: string[]) {
  const signer = await signerOf(db, config)
  const found = await Promise.all([readKept(config.dataDir, signer), ...files.map((file) => readHeads(file, signer))])
  const heads = found.flatMap((one) => one.heads)
  const faults = await findFaults(db, await AuditKeys.open(config), heads)
  const wrong = [...faults.map(wordsOf), ...found.flatMap(({ unsigned }) => unsigned), ...(await findUnguarded(db))]
  if (wrong.length > 0) throw new Error(['The audit log is broken:', ...wrong.map((words) => `- ${words}`)].join('\n'))

  const signed = Math.max(0, ...heads.map(({ seq }) => seq))
  const { seq = 0 } = (await keepHead(db, config.dataDir, signer)) ?? {}
  const before = `lines 1 to ${signed} are as they were written, and signed`
  const since = `lines ${signed + 1} to ${seq} are as they were written; nothing tells whether others stood after them`
  const parts = [...(signed > 0 ? [before] : []), ...(seq > signed ? [`${since}, until now: line ${seq} is signed from here on`] : [])]
  return parts.length > 0 ? `The audit log is whole: ${parts.join('; ')}.` : 'The audit log has no line yet.'
}

/** Prints the signed head, for a backup to keep where this installation cannot write. */
async function head(db: Db, config: Config) {
  const kept = await keepHead(db, config.dataDir, await signerOf(db, config))
  if (!kept) throw new Error('The audit log has no line yet.')
  return JSON.stringify(kept)
}

async function rotate(db: Db, config: Config) {
  const { id } = await rotateKey(db, await AuditKeys.open(config))
  return `From here on lines are hashed under the key ${id}. Keep the earlier keys: with them earlier lines are checked.`
}
