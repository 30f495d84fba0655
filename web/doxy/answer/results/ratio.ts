import type { AnswerResult } from '#contract/answer-data.ts'

/** A ratio of two arms with its interval, as it is drawn: below 1, less often in the first arm. */
export type Ratio = { short: string; value: number; low: number; high: number }

const SHORT: Record<string, string> = {
  'hazard ratio': 'HR',
  'risk ratio': 'RR',
  'relative risk': 'RR',
  'rate ratio': 'rate ratio',
  'odds ratio': 'OR',
}
const EFFECT = /^([a-z ]+ (?:ratio|risk)) (\d[\d.]*)$/i
const INTERVAL = /^(\d[\d.]*) to (\d[\d.]*)$/

/** The ratio that a result states with its interval; nothing where it is none, for a line without its interval would say more than is known. */
export function ratioOf({ effect, interval }: Pick<AnswerResult, 'effect' | 'interval'>): Ratio | undefined {
  const [, kind = '', value = ''] = EFFECT.exec(effect ?? '') ?? []
  const [, low, high] = INTERVAL.exec(interval ?? '') ?? []
  const short = SHORT[kind.toLowerCase()]
  const ratio = { value: Number(value), low: Number(low), high: Number(high) }
  const isDrawn = short !== undefined && ratio.low > 0 && ratio.low <= ratio.value && ratio.value <= ratio.high
  return isDrawn ? { short, ...ratio } : undefined
}

/** The scale is logarithmic, from half to twice. */
const [FROM, TO] = [0.5, 2]
/** Where a ratio stands on the scale, in hundredths of its width; beyond either end at that end. */
export const placeOf = (ratio: number) => Math.min(100, Math.max(0, (100 * Math.log(ratio / FROM)) / Math.log(TO / FROM)))

export const isOffScale = (ratio: number) => ratio < FROM || ratio > TO
