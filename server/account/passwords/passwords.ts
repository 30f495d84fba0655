import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { semaphore } from '../../platform/semaphore.ts'

// Hashes are worked out on the four threads that also read files: two at a time, so that a rush to sign in leaves room for the rest.
// Who comes last of those that wait waits about three seconds; more than that are refused at once.
const inTurn = semaphore(2, 100)
const derive = promisify(argon2)

/** Argon2id as OWASP advises: 19 MiB, two passes, one lane. */
const COST = { memory: 19_456, passes: 2, parallelism: 1 }
const VERSION = 19
const SALT_BYTES = 16
const HASH_BYTES = 32
const PHC = /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,2}),p=(\d{1,2})\$([\w+/]{11,86})\$([\w+/]{22,86})$/

type Stored = { memory: number; passes: number; parallelism: number; salt: Buffer; hash: Buffer }

const unpadded = (bytes: Buffer) => bytes.toString('base64').replace(/={1,2}$/, '')

// The same letters arrive composed from one keyboard and decomposed from another.
const bytesOf = (password: string) => Buffer.from(password.normalize('NFC'))

/** The string to store: salt and costs travel with the hash. */
export async function hashPassword(password: string) {
  const salt = randomBytes(SALT_BYTES)
  const hash = await inTurn(() => derive('argon2id', { ...COST, message: bytesOf(password), nonce: salt, tagLength: HASH_BYTES }))
  return `$argon2id$v=${VERSION}$m=${COST.memory},t=${COST.passes},p=${COST.parallelism}$${unpadded(salt)}$${unpadded(hash)}`
}

/** Compared against where there is nothing to compare with, so that a missing account takes as long as a wrong password. */
const decoy: Stored = { ...COST, salt: randomBytes(SALT_BYTES), hash: randomBytes(HASH_BYTES) }

/** Whether a password fits what was stored, and whether that was made at another cost and should be made anew. */
export async function checkPassword(password: string, stored: string | null) {
  const parsed = stored === null ? undefined : parse(stored)
  const { salt, hash, ...cost } = parsed ?? decoy
  const found = await inTurn(() => derive('argon2id', { ...cost, message: bytesOf(password), nonce: salt, tagLength: hash.length }))
  const fits = timingSafeEqual(found, hash) && parsed !== undefined
  return { fits, stale: fits && !isCurrent(cost) }
}

function parse(stored: string): Stored | undefined {
  const [, memory, passes, parallelism, salt = '', hash = ''] = PHC.exec(stored) ?? []
  if (!hash) return undefined
  return {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    salt: Buffer.from(salt, 'base64'),
    hash: Buffer.from(hash, 'base64'),
  }
}

const isCurrent = (cost: typeof COST) => cost.memory === COST.memory && cost.passes === COST.passes && cost.parallelism === COST.parallelism
