import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { create, type Font } from 'fontkit'

const files = {
  devanagari: 'lib/language/hi/devanagari.woff2',
  others: 'ui/fonts/atkinson-hyperlegible-next-latin-wght-normal.woff2',
}
const opened = new Map<string, Font>()

function fontOf(run: string): Font {
  const file = /^\p{Script_Extensions=Devanagari}/u.test(run) ? files.devanagari : files.others
  const font = opened.get(file) ?? (create(readFileSync(join(import.meta.dirname, '..', file))) as Font)
  opened.set(file, font)
  return font
}

/** One font draws Devanagari and neither spaces nor Latin letters, the other one those alone. */
const runsOf = (text: string) => text.match(/\p{Script_Extensions=Devanagari}+|\P{Script_Extensions=Devanagari}+/gu) ?? []

/** A line of text as outlines, its left end there, for pictures that are drawn where no font is installed; and how wide it is. */
export function outlined(text: string, size: number, from: { x: number; y: number }) {
  let x = from.x
  let outlines = ''
  for (const run of runsOf(text)) {
    const font = fontOf(run)
    const scale = size / font.unitsPerEm
    const { glyphs, positions } = font.layout(run)
    for (const [at, { path }] of glyphs.entries()) {
      const { xAdvance, xOffset, yOffset } = positions[at]!
      outlines += path
        .scale(scale, -scale)
        .translate(x + xOffset * scale, from.y - yOffset * scale)
        .toSVG()
      x += xAdvance * scale
    }
  }
  return { outlines, width: x - from.x }
}

/** A text in as many lines as it takes at that size, at most so many: then the last one says that there is more. */
export function linesOf(text: string, size: number, width: number, most: number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word
    if (lines.length > 0 && outlined(longer, size, { x: 0, y: 0 }).width > width) lines.push(word)
    else lines.splice(-1, 1, longer)
  }
  return lines.length > most ? [...lines.slice(0, most - 1), `${lines[most - 1]} …`] : lines
}
