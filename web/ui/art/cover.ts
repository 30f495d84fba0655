type Mark = { x: number; y: number; lit: boolean }

const FIRST_X = 40
const STEP_X = 58
const DRIFT = 40
/** Room for a caret and its dot above and below its place. */
const EDGE = 24

/** A row of numbers from 0 to 1 that a text always begins anew (FNV-1a, then mulberry32). */
function numbersOf(seed: string) {
  let state = 0x811c9dc5
  for (let at = 0; at < seed.length; at++) state = Math.imul(state ^ seed.charCodeAt(at), 0x01000193)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** The readings on a member's cover: the same for the same seed, drifting over the paper without leaving it. */
export function coverMarks(seed: string, width: number, height: number): Mark[] {
  const next = numbersOf(seed)
  const inside = (y: number) => Math.round(Math.min(height - EDGE, Math.max(EDGE, y)) * 10) / 10
  const marks: Mark[] = []
  let y = inside(EDGE + next() * (height - 2 * EDGE))
  for (let x = FIRST_X; x < width; x += STEP_X) {
    marks.push({ x, y, lit: next() < 0.3 })
    y = inside(y + (next() - 0.5) * DRIFT)
  }
  return marks
}
