import { Refusal } from '#contract/errors.ts'

const CURSOR = /^[\w-]{22}$/

/** Names the last row of a page, so that the next one begins after it, whatever was added or removed meanwhile. */
export function cursorAfter(id: string) {
  return Buffer.from(id.replaceAll('-', ''), 'hex').toString('base64url')
}

/** The identifier that a cursor names. */
export function idOf(cursor: string) {
  if (!CURSOR.test(cursor)) throw new Refusal('BAD_INPUT', { issues: [{ path: 'cursor', message: 'This is not the start of a page.' }] })
  const hex = Buffer.from(cursor, 'base64url').toString('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}
