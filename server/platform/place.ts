import { Refusal } from '#contract/errors.ts'

/** Where a page in the order of a moment ended: the moment as PostgreSQL writes it, to the microsecond, and the row. */
export type Place = { at: string; id: string }

const START: Place = { at: 'infinity', id: 'ffffffff-ffff-ffff-ffff-ffffffffffff' }
const PLACE = /^(\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(?:\.\d{1,6})?\+00) ([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/

/** Names the last row of a page. */
export const cursorAfter = ({ at, id }: Place) => Buffer.from(`${at} ${id}`).toString('base64url')

/** The place that a cursor names; before everything without one. */
export function placeOf(cursor: string | undefined): Place {
  if (cursor === undefined) return START
  const [, at, id] = PLACE.exec(Buffer.from(cursor, 'base64url').toString()) ?? []
  if (!at || !id || Number.isNaN(Date.parse(at))) {
    throw new Refusal('BAD_INPUT', { issues: [{ path: 'cursor', message: 'This is not the start of a page.' }] })
  }
  return { at, id }
}
