import { parentPort } from 'node:worker_threads'
import { PDFDocument, type PDFFont, StandardFonts } from 'pdf-lib'
import type { Paper } from './paper.ts'

const A4 = { width: 595, height: 842 }
const MARGIN = 56
const SIZE = { title: 20, line: 10.5 }
const LEADING = 1.45

parentPort?.on('message', async (paper: Paper) => parentPort?.postMessage(await print(paper)))

async function print({ title, lines }: Paper): Promise<Uint8Array> {
  const document = await PDFDocument.create()
  document.setTitle(title)
  document.setProducer('Wardmates')
  const fonts = { plain: await document.embedFont(StandardFonts.Helvetica), bold: await document.embedFont(StandardFonts.HelveticaBold) }
  let page = document.addPage([A4.width, A4.height])
  let y = A4.height - MARGIN
  const write = (text: string, font: PDFFont, size: number) => {
    for (const row of wrap(printable(text, font), font, size)) {
      if (y - size < MARGIN) {
        page = document.addPage([A4.width, A4.height])
        y = A4.height - MARGIN
      }
      page.drawText(row, { x: MARGIN, y: y - size, size, font })
      y -= size * LEADING
    }
  }
  write(title, fonts.bold, SIZE.title)
  for (const { text, bold = false, gap = false } of lines) {
    if (gap) y -= SIZE.line
    write(text, bold ? fonts.bold : fonts.plain, SIZE.line)
  }
  return document.save()
}

/** The fonts that every reader of PDF has hold Latin letters alone: any other is printed as a question mark. */
function printable(text: string, font: PDFFont) {
  const known = new Set(font.getCharacterSet())
  return [...text.normalize('NFC').replaceAll('\t', ' ')]
    .map((sign) => (known.has(sign.codePointAt(0)!) || sign === '\n' ? sign : '?'))
    .join('')
}

/** Rows no wider than the page; a word that is wider is broken. */
function wrap(text: string, font: PDFFont, size: number): string[] {
  const fits = (row: string) => font.widthOfTextAtSize(row, size) <= A4.width - 2 * MARGIN
  return text.split('\n').flatMap((line) => {
    const rows = ['']
    for (const word of line.split(' ')) {
      const longer = rows.at(-1) ? `${rows.at(-1)} ${word}` : word
      if (fits(longer)) rows[rows.length - 1] = longer
      else rows.push(...broken(word, fits))
    }
    return rows.filter((row, at) => row || at === 0)
  })
}

function broken(word: string, fits: (row: string) => boolean): string[] {
  const rows = ['']
  for (const sign of word) {
    if (fits(rows.at(-1) + sign)) rows[rows.length - 1] += sign
    else rows.push(sign)
  }
  return rows
}
