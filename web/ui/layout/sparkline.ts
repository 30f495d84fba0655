type Point = { x: number; y: number }

/** Places readings on a strip of paper, lowest at the foot; readings that are all alike lie in the middle. */
export function sparkPoints(values: number[], width: number, height: number, edge = 4): Point[] {
  const low = Math.min(...values)
  const range = Math.max(...values) - low
  const step = values.length > 1 ? (width - 2 * edge) / (values.length - 1) : 0
  const round = (value: number) => Math.round(value * 10) / 10
  return values.map((value, at) => ({
    x: round(edge + at * step),
    y: round(range === 0 ? height / 2 : height - edge - ((value - low) / range) * (height - 2 * edge)),
  }))
}
