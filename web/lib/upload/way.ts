import type { Path } from '../api/operations.ts'

/** How far a file on its way has come, from 0 to 1; `waiting` while it stands still for want of a network, until it goes on by itself. */
export type Progress = { share: number; waiting?: boolean }

/** Whom a file on its way tells how it comes along, and what stops it. */
export type Way = { tell: (progress: Partial<Progress>) => void; signal: AbortSignal }

/** Brings a file to the operation that takes it, and answers what that answers. */
export type Send = (path: Path, fields: object, file: File, way: Way) => Promise<unknown>

/** Why one is stopped whose page is only left: what has arrived is kept, to go on from there. Of one that is cancelled it goes too. */
export const LEFT = 'left'
