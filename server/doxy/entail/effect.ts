import type { Result } from '#corpus/note.ts'
import { figuresOf, readable } from '../check/figures.ts'

/** "By 36%", "36% lower", "36% relative reduction": so much more or less, and no share of anybody. */
const CHANGE_BEFORE = /\bby (?:about |around |nearly |almost |roughly |some )?$/i
const CHANGE_BEHIND =
  /^\s?% (?:relative |risk |odds )*(?:lower|less|fewer|reduc|drop|fall|decreas|cut\b|smaller|rarer|higher|more|increas|rise|greater|relative|risk reduc)/i
/** "A hazard ratio of 0.74" is 26% lower: of odds nobody says so. */
const RATIO = /\b(?:hazard|risk|rate|relative risk)(?: ratio)? (\d+\.\d+)$/
/** A ratio of odds is none of risks, and who says which means it. */
const KINDS = ['odds', 'hazard']
const FIGURE = /\d[\d,]*(?:\.\d+)?/

/** A figure of an effect as a claim may write it: itself, and of a ratio the change that it says. */
export function effectsOf({ effect = '' }: Pick<Result, 'effect'>): { ratio?: string; change?: string } {
  const [figure] = FIGURE.exec(effect) ?? []
  if (figure === undefined) return {}
  const value = String(Number(figure.replaceAll(',', '')))
  if (effect.includes('%')) return { change: value }
  const ratio = Number(RATIO.exec(effect)?.[1])
  const change = Math.round(Math.abs(1 - ratio) * 100)
  return { ratio: value, ...(ratio > 0 && ratio < 2 && change > 0 && { change: String(change) }) }
}

/** Whether a claim gives an effect, each figure in the way that it is one. */
export function givesEffect(claim: string, result: Pick<Result, 'effect'>): boolean {
  const { ratio, change } = effectsOf(result)
  const text = readable(claim)
  if (KINDS.some((kind) => text.includes(kind) && !result.effect?.includes(kind))) return false
  return figuresOf(claim).some(({ value, unit, start, end, isSetting }) =>
    unit === '%'
      ? value === change && (CHANGE_BEFORE.test(text.slice(0, start)) || CHANGE_BEHIND.test(text.slice(end)))
      : !isSetting && value === ratio,
  )
}
