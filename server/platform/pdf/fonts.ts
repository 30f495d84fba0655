import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { create, type Font } from 'fontkit'

export type Weight = 400 | 700

/**
 * Noto Sans, a package a script. Signs are sought in this order. Malayalam and Gurmukhi are missing: fontkit cannot place their vowel signs, and
 * refuses whole words of them.
 */
const scripts = [
  ...['latin', 'latin-ext', 'greek', 'cyrillic'].map((subset) => `noto-sans/files/noto-sans-${subset}`),
  ...['devanagari', 'bengali', 'tamil', 'telugu', 'kannada', 'gujarati', 'oriya'].map(
    (script) => `noto-sans-${script}/files/noto-sans-${script}-${script}`,
  ),
]

export const namesOf = (weight: Weight) => scripts.map((script) => `@fontsource/${script}-${weight}-normal.woff`)

/** The bytes of a font; the WOFF of an earlier kind, because of a later one no part can be embedded. */
export const bytesOf = (name: string) => readFileSync(fileURLToPath(import.meta.resolve(name)))

const opened = new Map<string, Font>()

/** A font is opened at the first question and stays open. */
function open(name: string): Font {
  const font = opened.get(name) ?? (create(bytesOf(name)) as Font)
  opened.set(name, font)
  return font
}

/** Whether a font draws a code point. */
export const draws = (name: string, codePoint: number): boolean => open(name).hasGlyphForCodePoint(codePoint)

/** Whether the letters of a text can be put together in a font: fontkit stumbles over a mark that the font gives no place to. */
export function shapes(name: string, text: string): boolean {
  try {
    open(name).layout(text)
    return true
  } catch {
    return false
  }
}
