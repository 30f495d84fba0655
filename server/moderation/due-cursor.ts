import { cursorAtTime, type TimePosition, timePositionOf } from '../platform/db/cursor.ts'

/** The last report of a page: those about a patient stand in lane 0. */
type DuePosition = TimePosition & { lane: number }

const BEFORE_ALL: DuePosition = { lane: 0, at: '-infinity', id: '00000000-0000-0000-0000-000000000000' }

export const cursorAtDue = ({ lane, ...time }: DuePosition) => `${lane}${cursorAtTime(time)}`

/** The report that a cursor names; before everything without one. */
export const duePositionOf = (cursor: string | undefined): DuePosition =>
  cursor === undefined ? BEFORE_ALL : { lane: cursor.startsWith('0') ? 0 : 1, ...timePositionOf(cursor.slice(1)) }
