import { createHash } from 'node:crypto'
import { Worker } from 'node:worker_threads'
import { check } from 'recheck'

export type Expression = { source: string; flags: string }
/**
 * What is known of how an expression's time grows with its text: `linear` by analysis, `grown` by measuring where analysis cannot tell,
 * `superlinear` on what stands in `on`, or nothing.
 */
export type Verdict = { kind: 'linear' } | { kind: 'grown' } | { kind: 'superlinear'; on: string } | { kind: 'unknown' }
/** Where an expression is slow: something, then more and more of something else. */
export type Attack = { prefix: string; pump: string; suffix: string }

/** On a busy machine what takes a second takes ten; whoever runs the check ends it where it hangs. */
const ANALYSIS_MS = 60_000
const MEASURE_MS = 60_000

/** By which an expression is known. */
export const keyOf = ({ source, flags }: Expression) => createHash('sha256').update(`/${source}/${flags}`).digest('hex').slice(0, 16)

/** What analysis says. It overestimates what is bounded, such as `.{0,80}`. */
export async function analysed({ source, flags }: Expression): Promise<{ verdict: Verdict; attacks: Attack[] }> {
  // Positions of groups cost nothing, and are not known to the analysis.
  const found = await check(source, flags.replace('d', ''), { timeout: ANALYSIS_MS })
  if (found.status === 'safe') return { verdict: { kind: 'linear' }, attacks: [] }
  if (found.status === 'unknown') return { verdict: { kind: 'unknown' }, attacks: [] }
  const { pumps, suffix, pattern } = found.attack
  return { verdict: { kind: 'superlinear', on: pattern }, attacks: pumps.map(({ prefix, pump }) => ({ prefix, pump, suffix })) }
}

/** What analysis says, and where it cannot clear an expression, what a growth test of it says, with the texts that the analysis found worst. */
export async function judged(expression: Expression): Promise<Verdict> {
  const { verdict, attacks } = await analysed(expression)
  return verdict.kind === 'linear' ? verdict : measured(expression, attacks)
}

/** In a thread of its own, which is given up where an expression does not come to an end. */
function measured(expression: Expression, attacks: readonly Attack[]): Promise<Verdict> {
  const thread = new Worker(new URL('./measure.ts', import.meta.url), { workerData: { expression, attacks } })
  return new Promise<Verdict>((resolve, reject) => {
    const late = setTimeout(() => resolve({ kind: 'superlinear', on: 'a text that it did not come to an end on' }), MEASURE_MS)
    thread.once('message', (slow: string[]) => {
      clearTimeout(late)
      resolve(slow.length === 0 ? { kind: 'grown' } : { kind: 'superlinear', on: slow.join(', ') })
    })
    thread.once('error', reject)
  }).finally(() => thread.terminate())
}
