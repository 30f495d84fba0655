import { Refusal } from '#contract/errors.ts'

/** The last row of a page in the order of the best. */
type ScorePosition = { score: number; id: string }

const BEFORE_ALL: ScorePosition = { score: Number.POSITIVE_INFINITY, id: 'ffffffff-ffff-ffff-ffff-ffffffffffff' }
const POSITION = /^(\d{1,9}(?:\.\d{1,20})?) ([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/

/** Names the last row of a page in the order of the best. */
export const cursorAtScore = ({ score, id }: ScorePosition) => Buffer.from(`${score} ${id}`).toString('base64url')

/** The row that a cursor names; before everything without one. */
export function scorePositionOf(cursor: string | undefined): ScorePosition {
  if (cursor === undefined) return BEFORE_ALL
  const [, score, id] = POSITION.exec(Buffer.from(cursor, 'base64url').toString()) ?? []
  if (!score || !id) throw new Refusal('BAD_INPUT', { issues: [{ path: 'cursor', message: 'This is not the start of a page.' }] })
  return { score: Number(score), id }
}
