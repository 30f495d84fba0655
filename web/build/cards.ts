import sharp from 'sharp'
import { brand } from '#contract/brand.ts'
import { gridLines } from '../ui/art/grid-lines.ts'
import { linesOf, outlined } from './lettering.ts'

const [WIDTH, HEIGHT, MARGIN] = [1200, 630, 80]
const TITLE = { size: 88, line: 96, most: 2 }
const WORDS = { size: 36, line: 50, most: 3 }
/** Day shift, as in design tokens. */
const colours = {
  canvas: '#f7f6f3',
  fine: '#efeee9',
  strong: '#e7e5df',
  ink: '#111b2e',
  soft: '#333d4f',
  neel: '#174493',
  haldi: '#f6c545',
}

/** Between two weights the fonts hold nothing that can be read here: bold is drawn around. */
const drawn = (outlines: string, colour: string, bold = 0) =>
  `<path d="${outlines}" fill="${colour}" stroke="${colour}" stroke-width="${bold}" stroke-linejoin="round"/>`

function block(lines: string[], { size, line }: typeof TITLE, top: number, colour: string, bold = 0) {
  const outlines = lines.map((words, at) => outlined(words, size, { x: MARGIN, y: top + at * line }).outlines)
  return drawn(outlines.join(''), colour, bold)
}

const MARK = `<g transform="translate(${MARGIN} 64) scale(1.5)"><rect width="48" height="48" rx="12" fill="${colours.neel}"/><path d="M7.6 17L15.8 36 24 17 32.2 36 40.4 17" fill="none" stroke="#fff" stroke-width="4.4" stroke-linecap="round" stroke-linejoin="round"/><circle cx="15.8" cy="14.6" r="3.7" fill="${colours.haldi}"/><circle cx="32.2" cy="14.6" r="3.7" fill="${colours.haldi}"/></g>`

/** The picture that stands for a page where somebody shares its link: its title and its description, on the paper of the house. */
export function drawCard({ title, description }: { title: string; description: string }): Promise<Buffer> {
  const width = WIDTH - 2 * MARGIN
  const titled = linesOf(title.replace(` · ${brand.name}`, ''), TITLE.size, width, TITLE.most)
  const described = linesOf(description, WORDS.size, width, WORDS.most)
  const bottom = HEIGHT - MARGIN - (described.length - 1) * WORDS.line
  const titleTop = bottom - WORDS.line - 46 - (titled.length - 1) * TITLE.line
  const { fine, strong } = gridLines({ width: WIDTH, height: HEIGHT, every: 24 })
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><rect width="100%" height="100%" fill="${colours.canvas}"/>`,
    `<path d="${fine}" stroke="${colours.fine}"/><path d="${strong}" stroke="${colours.strong}"/>`,
    MARK,
    drawn(outlined(brand.name, 46, { x: MARGIN + 92, y: 116 }).outlines, colours.ink, 1.6),
    block(titled, TITLE, titleTop, colours.ink, 3),
    `<rect x="${MARGIN}" y="${bottom - WORDS.line - 8}" width="120" height="8" fill="${colours.haldi}"/>`,
    block(described, WORDS, bottom, colours.soft),
    '</svg>',
  ]
  return sharp(Buffer.from(svg.join('')))
    .png({ palette: true, colours: 48 })
    .toBuffer()
}
