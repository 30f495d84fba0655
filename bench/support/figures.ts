/** One thing that was measured, as a row of the printed table. */
export type Figure = {
  what: string
  measured: string
  /** What it has to be, and whether it is; a figure without a bar is told for the reader's sake. */
  bar?: string
  holds?: boolean
}

/** What a file of this folder exports: a question about speed and its answer. */
export type Bench = { title: string; measure(): Promise<Figure[]> }

export function median(values: readonly number[]) {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2
}

/** The value below which this share of all values lies. */
export function percentile(values: readonly number[], share: number) {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

export function atLeast(what: string, value: number, bar: number): Figure {
  return { what, measured: value.toFixed(2), bar: `≥ ${bar.toFixed(2)}`, holds: value >= bar }
}

export function atMost(what: string, value: number, bar: number): Figure {
  return { what, measured: value.toFixed(2), bar: `≤ ${bar.toFixed(2)}`, holds: value <= bar }
}
