import { Refusal } from '#contract/errors.ts'
import { HANDLE_MAX } from '#contract/limits.ts'
import { titles } from '#contract/names.ts'
import { latinSlug } from '../platform/latin-slug.ts'
import { isHouseName } from './names/house-names.ts'
import { isCommon } from './passwords/common-passwords.ts'

const TITLES = new RegExp(`^(?:(?:doctor|${titles.join('|')})-)+(?=.)`)

/** What a password may not be: one that everybody tries first, a short piece repeated, or the email it belongs to. */
export async function isGuessable(password: string, email?: string) {
  const plain = password.normalize('NFC').toLowerCase()
  return /^(.{1,4})\1+$/su.test(plain) || plain === email?.toLowerCase() || isCommon(plain)
}

/** Refuses a guessable password and says so at its field, `path`. */
export async function refuseGuessable(password: string, email?: string, path = 'password') {
  if (!(await isGuessable(password, email))) return
  const { message } = new Refusal('COMMON_PASSWORD')
  throw new Refusal('COMMON_PASSWORD', { issues: [{ path, message }] })
}

/** The readable part of a member's address: their name in plain letters, without a title. */
export function handleOf(name: string) {
  const handle = latinSlug(name, HANDLE_MAX).replace(TITLES, '')
  // What is left of a name without its other letters may be a word of the house.
  return handle === '' || isHouseName(handle) ? 'mate' : handle
}

/** An account that was found by the email Google names. */
export type Claimed = { emailVerified: boolean }

/**
 * Whether a Google identity may open an account that it has never opened before: whoever registers an address first need not own it,
 * so Google and we must both have seen that they do.
 */
export const mayLink = (claimed: Claimed, emailVerifiedByGoogle: boolean) => emailVerifiedByGoogle && claimed.emailVerified
