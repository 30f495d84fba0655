import type { Box } from './pixelate.ts'

/** Smaller ones were no more than a press. */
const SIDE_MIN = 0.02
const STEP = 0.02
/** A box that was added without a pointer, in the middle. */
export const MIDDLE: Box = { left: 0.4, top: 0.4, width: 0.2, height: 0.2 }

type Point = { x: number; y: number }

const within = (low: number, value: number, high: number) => Math.min(Math.max(value, low), high)

/** The box between two points of a picture, given as shares; undefined where it is too small to cover anything. */
export function boxBetween(one: Point, other: Point): Box | undefined {
  const [left, right] = [one.x, other.x].map((x) => within(0, x, 1)).sort((a, b) => a - b) as [number, number]
  const [top, bottom] = [one.y, other.y].map((y) => within(0, y, 1)).sort((a, b) => a - b) as [number, number]
  const box = { left, top, width: right - left, height: bottom - top }
  return box.width < SIDE_MIN || box.height < SIDE_MIN ? undefined : box
}

const arrows: Record<string, readonly [across: number, down: number]> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
}

/** The box after an arrow key moved it, or, with Shift, changed its size; undefined after any other key. */
export function afterKey(box: Box, key: string, resizes: boolean): Box | undefined {
  const arrow = arrows[key]
  if (!arrow) return undefined
  const [across, down] = arrow
  if (resizes) {
    const width = within(SIDE_MIN, box.width + across, 1 - box.left)
    return { ...box, width, height: within(SIDE_MIN, box.height + down, 1 - box.top) }
  }
  const left = within(0, box.left + across, 1 - box.width)
  return { ...box, left, top: within(0, box.top + down, 1 - box.height) }
}
