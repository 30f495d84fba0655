import { Refusal } from '#contract/errors.ts'

const CURSOR = /^[\w-]{22}$/
const NO_START = 'This is not the start of a page.'

/** Names the last row of a page, so that the next one begins after it, whatever was added or removed meanwhile. */
export function cursorAfter(id: string) {
  return Buffer.from(id.replaceAll('-', ''), 'hex').toString('base64url')
}

/** The identifier that a cursor names. */
export function idOf(cursor: string) {
  if (!CURSOR.test(cursor)) throw new Refusal('BAD_INPUT', { issues: [{ path: 'cursor', message: NO_START }] })
  const hex = Buffer.from(cursor, 'base64url').toString('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}

/** The last row of a page in the order of time: its moment as PostgreSQL writes it, to the microsecond, and its identifier. */
export type TimePosition = { at: string; id: string }

const BEFORE_ALL: TimePosition = { at: 'infinity', id: 'ffffffff-ffff-ffff-ffff-ffffffffffff' }
const TIME_POSITION = /^((?!0000)\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)((?:\.\d{1,6})?\+00) ([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/

/** Names the last row of a page in the order of time. */
export const cursorAtTime = ({ at, id }: TimePosition) => Buffer.from(`${at} ${id}`).toString('base64url')

/** The row that a cursor names; before everything without one. */
export function timePositionOf(cursor: string | undefined): TimePosition {
  if (cursor === undefined) return BEFORE_ALL
  const [, day, time, rest, id] = TIME_POSITION.exec(Buffer.from(cursor, 'base64url').toString()) ?? []
  if (!day || !time || !id || !isMoment(`${day}T${time}`))
    throw new Refusal('BAD_INPUT', { issues: [{ path: 'cursor', message: NO_START }] })
  return { at: `${day} ${time}${rest}`, id }
}

/** The database refuses the 31st of February; JavaScript takes it for the 3rd of March. */
function isMoment(at: string) {
  const read = new Date(`${at}Z`)
  return !Number.isNaN(read.getTime()) && read.toISOString().startsWith(at)
}
