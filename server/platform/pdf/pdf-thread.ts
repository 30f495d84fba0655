import { parentPort } from 'node:worker_threads'
import PDFDocument from 'pdfkit'
import { normalised } from '#contract/normalised.ts'
import { bytesOf, draws, namesOf, shapes, type Weight } from './fonts.ts'
import type { Paper, PaperLine } from './paper.ts'
import { rowsOf } from './rows.ts'
import { type Run, runsOf, UNDRAWN } from './runs.ts'

const MARGIN = 56
const SIZE = { title: 20, heading: 12.5, line: 10.5 }
const LEADING = 1.45
const RULE = '#b9b7ae'
/** Stands at the end of a text that lacks something. */
const LACKS = `${UNDRAWN} stands for words in a script that this file cannot show.`

parentPort?.on('message', async (paper: Paper) => parentPort?.postMessage(await print(paper)))

async function print({ title, lines }: Paper): Promise<Uint8Array> {
  const document = new PDFDocument({ size: 'A4', margin: MARGIN, font: '', lang: 'en-IN', displayTitle: true, info: { Title: title } })
  const bytes = Array.fromAsync(document as AsyncIterable<Buffer>)
  const page = new Page(document)
  page.write({ text: title, bold: true }, SIZE.title)
  for (const line of lines) {
    if (line.heading) page.head(line.text)
    else page.write(line, SIZE.line)
  }
  if (page.lacks) page.write({ text: LACKS, gap: true }, SIZE.line)
  document.end()
  return Buffer.concat(await bytes)
}

/** Where the next row stands, from page to page. */
class Page {
  readonly #document: PDFKit.PDFDocument
  readonly #registered = new Set<string>()
  #y = MARGIN
  /** Whether something could not be drawn. */
  lacks = false

  constructor(document: PDFKit.PDFDocument) {
    this.#document = document
  }

  get #width() {
    return this.#document.page.width - 2 * MARGIN
  }

  head(text: string) {
    this.#y += SIZE.line * 1.6
    // A name of a part is not the last line of a page.
    this.#make(SIZE.heading * LEADING * 3)
    this.write({ text, bold: true }, SIZE.heading)
    this.#document
      .moveTo(MARGIN, this.#y)
      .lineTo(MARGIN + this.#width, this.#y)
      .lineWidth(0.6)
      .stroke(RULE)
    this.#y += SIZE.line * 0.4
  }

  write({ text, bold = false, aside = '', gap = false }: PaperLine, size: number) {
    if (gap) this.#y += size * 0.8
    const end = this.#runs(aside, 400)
    const room = aside ? this.#measured(end, size) + size * 2 : 0
    const measure = (run: Run) => this.#measured([run], size)
    const folded = text.split('\n').flatMap((line) => rowsOf(this.#runs(line, bold ? 700 : 400), this.#width - room, measure))
    for (const [at, row] of folded.entries()) {
      this.#make(size * LEADING)
      this.#draw(row, MARGIN, size)
      if (at === 0 && aside) this.#draw(end, MARGIN + this.#width - this.#measured(end, size), size)
      this.#y += size * LEADING
    }
  }

  /** Goes on to the next page where this one has no room for it. */
  #make(height: number) {
    if (this.#y + height <= this.#document.page.height - MARGIN) return
    this.#document.addPage()
    this.#y = MARGIN
  }

  #runs(text: string, weight: Weight): Run[] {
    const fonts = namesOf(weight)
    return runsOf(normalised(text, 'NFC').replaceAll(/[\t\r]/g, ' '), fonts, draws).map((run) => {
      if (run.font !== undefined && (run.font === fonts[0] || shapes(run.font, run.text))) return run
      this.lacks = true
      return { text: UNDRAWN, font: fonts[0] }
    })
  }

  #in({ font }: Run, size: number) {
    if (!this.#registered.has(font!)) this.#document.registerFont(font!, bytesOf(font!))
    this.#registered.add(font!)
    return this.#document.font(font!).fontSize(size)
  }

  #measured = (runs: readonly Run[], size: number) => runs.reduce((sum, run) => sum + this.#in(run, size).widthOfString(run.text), 0)

  #draw(runs: readonly Run[], from: number, size: number) {
    let x = from
    for (const run of runs) {
      this.#in(run, size).text(run.text, x, this.#y + size, { lineBreak: false, baseline: 'alphabetic' })
      x += this.#in(run, size).widthOfString(run.text)
    }
  }
}
