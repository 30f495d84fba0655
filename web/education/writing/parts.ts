import type { WrittenModule, WrittenQuestion, WrittenStep } from '#contract/manuscripts.ts'
import { newClientId } from '../../lib/client-id.ts'

export const newQuestion = (): WrittenQuestion => ({
  ...{ key: newClientId(), prompt: '', options: ['', '', '', ''], right: null, explanation: '', citations: [] },
})

/** A step with its first part, so that there is something to write into. */
export function newStep(kind: WrittenStep['kind']): WrittenStep {
  const head = { key: newClientId(), title: '' }
  if (kind === 'reading') return { ...head, kind, paragraphs: [{ text: '', citations: [] }] }
  return kind === 'case' ? { ...head, kind, story: [''], questions: [newQuestion()] } : { ...head, kind, questions: [newQuestion()] }
}

export const newModule = (): WrittenModule => ({ key: newClientId(), title: '', steps: [newStep('reading')], followUps: [''] })

export const replaced = <T>(list: readonly T[], at: number, item: T): T[] => list.map((one, nth) => (nth === at ? item : one))
export const without = <T>(list: readonly T[], at: number): T[] => list.filter((_, nth) => nth !== at)

/** The list with one of its parts a place nearer to the beginning (-1) or the end (1). */
export function moved<T>(list: readonly T[], at: number, by: -1 | 1): T[] {
  const to = at + by
  if (to < 0 || to >= list.length) return [...list]
  const next = without(list, at)
  next.splice(to, 0, list[at]!)
  return next
}
