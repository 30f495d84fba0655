import type { VerificationStatus } from '#contract/feed.ts'
import { markShapes } from '#contract/mark-shapes.ts'
import type { Fact } from '#contract/mark-words.ts'

const drawn = (inside: string, viewBox = '0 0 24 24') =>
  `<svg viewBox="${viewBox}" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">${inside}</svg>`

/** The marks of a post, each of its own shape. */
export const markGlyphs: Record<VerificationStatus, string> = {
  verified: drawn('<circle class="mark" cx="12" cy="12" r="10"/><path class="on" d="M7.2 12.2l3.3 3.7 6.4-7.4"/>'),
  disputed: drawn(
    '<path class="mark" d="M12 2.2a1.9 1.9 0 0 1 1.65.95l8.6 15a1.9 1.9 0 0 1-1.65 2.85H3.4a1.9 1.9 0 0 1-1.65-2.85l8.6-15A1.9 1.9 0 0 1 12 2.2z"/><path class="on" d="M12 8.4v5M12 17v.1"/>',
  ),
  pending: drawn('<circle cx="12" cy="12" r="9" stroke-width="2" stroke-dasharray="3.2 2.45"/><path d="M12 7.6V12l2.8 1.9"/>'),
}

/** The mark of a fact that holds, as it stands on a face. */
export function factGlyph(fact: Fact) {
  const { outline, sign, width } = markShapes[fact]
  return drawn(`<path class="mark" d="${outline}"/><path class="on" stroke-width="${width}" d="${sign}"/>`)
}

export const globe = drawn('<circle cx="12" cy="12" r="10"/><path d="M12 2a14.5 14.5 0 0 0 0 20 14.5 14.5 0 0 0 0-20M2 12h20"/>')
export const heart = drawn(
  '<path d="M2 9.5a5.5 5.5 0 0 1 9.591-3.676.56.56 0 0 0 .818 0A5.49 5.49 0 0 1 22 9.5c0 2.29-1.5 4-3 5.5l-5.492 5.313a2 2 0 0 1-3 .019L5 15c-1.5-1.5-3-3.2-3-5.5"/>',
)
export const chain = drawn(
  '<path d="M10 13a5 5 0 0 0 7.54.54l3-3a5 5 0 0 0-7.07-7.07l-1.72 1.71"/><path d="M14 11a5 5 0 0 0-7.54-.54l-3 3a5 5 0 0 0 7.07 7.07l1.71-1.71"/>',
)
export const tick = drawn('<path d="M20 6 9 17l-5-5"/>')
export const logo = drawn(
  '<rect class="tile" width="48" height="48" rx="12"/><path class="caret" d="M7.6 17L15.8 36 24 17 32.2 36 40.4 17"/><circle class="haldi" cx="15.8" cy="14.6" r="3.7"/><circle class="haldi" cx="32.2" cy="14.6" r="3.7"/>',
  '0 0 48 48',
)
