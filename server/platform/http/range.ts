import { Refusal } from '#contract/errors.ts'
import type { Range } from '../uploads/parts.ts'

/**
 * The one range of bytes that is asked for of a file of this size. Nothing where none is, or several are: then the whole is an answer. Refuses one
 * that begins behind the end.
 */
export function readRange(header: string | undefined, sizeBytes: number): Range | undefined {
  const [, first, last] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? []
  if (first === undefined || last === undefined || (first === '' && last === '')) return undefined
  const from = first === '' ? Math.max(0, sizeBytes - Number(last)) : Number(first)
  const to = first === '' || last === '' ? sizeBytes : Math.min(sizeBytes, Number(last) + 1)
  if (first !== '' && last !== '' && Number(last) < from) return undefined
  if (from >= to) throw new Refusal('OUT_OF_RANGE', { headers: { 'content-range': `bytes */${sizeBytes}` } })
  return { from, to }
}
