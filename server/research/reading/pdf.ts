import { getDocumentProxy } from 'unpdf'
import { PAPER_TEXT_MAX } from '#contract/limits.ts'
import { type Document, Unreadable } from './document.ts'

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>
type Item = { str: string; hasEOL: boolean; height: number }

/** More pages than any paper has; a file may say that it has millions. */
const PAGES_MAX = 3000

/** The text of a PDF, a page at a time. Its scripts are data that nothing here runs, and its fonts are never drawn. */
export async function readPdf(bytes: Uint8Array): Promise<Document> {
  const pdf = await open(bytes)
  const pages: string[] = []
  let length = 0
  let title = ''
  for (let no = 1; no <= Math.min(pdf.numPages, PAGES_MAX) && length < PAPER_TEXT_MAX; no++) {
    const items = await itemsOf(pdf, no)
    if (no === 1) title = largest(items)
    const text = items.map(({ str, hasEOL }) => (hasEOL ? `${str}\n` : str)).join('')
    pages.push(text)
    length += text.length
  }
  const { info } = (await pdf.getMetadata().catch(() => ({ info: {} }))) as { info: Record<string, unknown> }
  const said = (name: string) => (typeof info[name] === 'string' ? (info[name] as string) : '')
  const own = said('Title').trim()
  return {
    pages,
    isCut: pages.length < pdf.numPages || length > PAPER_TEXT_MAX,
    // Programs write file names and templates there; what the first page says too is the title.
    title: own.length > 10 && letters(pages[0] ?? '').includes(letters(own)) ? own : title,
    authors: /[\s,]/.test(said('Author').trim()) ? said('Author').trim() : '',
    keywords: said('Keywords'),
  }
}

async function open(bytes: Uint8Array) {
  try {
    return await getDocumentProxy(bytes, { disableFontFace: true, verbosity: 0, useSystemFonts: false, stopAtErrors: false })
  } catch (error) {
    const name = (error as Error).name
    throw new Unreadable(
      name === 'PasswordException' ? 'This PDF is protected by a password.' : 'This PDF is damaged, so its text could not be read.',
    )
  }
}

async function itemsOf(pdf: Pdf, no: number): Promise<Item[]> {
  const page = await pdf.getPage(no)
  const { items } = await page.getTextContent()
  page.cleanup()
  return items.flatMap((item) => ('str' in item ? [{ str: item.str, hasEOL: item.hasEOL, height: item.height }] : []))
}

/** The lines in the largest letters of a page, as long as they read like a title. */
function largest(items: readonly Item[]) {
  const words = items.filter(({ str }) => str.trim().length > 2)
  const height = Math.max(0, ...words.map((item) => item.height))
  const ordinary = words.map((item) => item.height).sort((a, b) => a - b)[Math.floor(words.length / 2)] ?? 0
  if (height <= ordinary * 1.15) return ''
  const title = words
    .filter((item) => item.height >= height - 0.5)
    .map(({ str }) => str)
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim()
  return title.length >= 10 && title.length <= 400 ? title : ''
}

const letters = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
