import { randomBytes } from 'node:crypto'
import { KNOWN_DAYS } from '#contract/limits.ts'
import type { OpenContext } from '../../platform/http/context.ts'
import { hashPlace } from '../audit.ts'

const TOKEN = /^[\w-]{43}$/

/** The prefix makes browsers insist on Secure, Path=/ and no Domain; plain http on a loopback address cannot have it. */
const nameOf = (isHttps: boolean) => (isHttps ? '__Host-device' : 'device')

/** The browser's own mark, which says nothing by itself: with an account it is one of the places where that is known. */
function tokenOf({ caller, publicUrl }: OpenContext) {
  const token = caller.cookies[nameOf(publicUrl().startsWith('https:'))] ?? ''
  return TOKEN.test(token) ? token : undefined
}

/** This browser as a place of an account; nothing where it has never opened one. */
export function findDevice(context: OpenContext, email: string) {
  const token = tokenOf(context)
  return token === undefined ? undefined : hashPlace(context.vault, token, email)
}

/** Marks this browser, for as long as the places of an account are kept, and answers it as one of them. */
export function keepDevice(context: OpenContext, email: string) {
  const token = tokenOf(context) ?? randomBytes(32).toString('base64url')
  const isHttps = context.publicUrl().startsWith('https:')
  const secure = isHttps ? '; Secure' : ''
  context.caller.setCookie(`${nameOf(isHttps)}=${token}; Max-Age=${KNOWN_DAYS * 86_400}; Path=/; HttpOnly; SameSite=Strict${secure}`)
  return hashPlace(context.vault, token, email)
}
