/** What stands for signs that no font here draws. */
export const UNDRAWN = '[…]'

/** Signs of one text that one font draws; none where no font does. */
export type Run = { text: string; font: string | undefined }

/** Whether a font draws a code point. */
export type Draws = (font: string, codePoint: number) => boolean

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })
/** Joiners and selectors shape what is beside them and are drawn by nobody. */
const INVISIBLE = /^[\p{Cf}\p{Variation_Selector}]$/u

/**
 * A text cut where its font changes. A syllable is drawn by one font, and whatever the font before it draws too, such as a space or a digit,
 * stays with that one.
 */
export function runsOf(text: string, fonts: readonly string[], draws: Draws): Run[] {
  const runs: Run[] = []
  for (const { segment } of graphemes.segment(text)) {
    const signs = [...segment].filter((sign) => !INVISIBLE.test(sign)).map((sign) => sign.codePointAt(0)!)
    const last = runs.at(-1)
    const fits = (font: string) => signs.every((sign) => draws(font, sign))
    const font = last?.font !== undefined && fits(last.font) ? last.font : fonts.find(fits)
    if (last && last.font === font) last.text += segment
    else runs.push({ text: segment, font })
  }
  return runs
}
