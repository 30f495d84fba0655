import { anyOf, type Pattern } from '../../../text/patterns.ts'

/** Something that a sentence for a machine often holds: found once or ten times in a text, it counts its points. */
export type Sign = { sign: string; points: number; patterns: readonly Pattern[] }

/** Says how many points the signs in a text make together. */
export function pointsOf(signs: readonly Sign[]): (text: string) => number {
  const compiled = signs.map(({ points, patterns }) => ({ points, pattern: anyOf(patterns, 'iu') }))
  return (text) => compiled.reduce((sum, { points, pattern }) => sum + (pattern.test(text) ? points : 0), 0)
}
