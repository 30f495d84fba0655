import { existsSync, readFileSync } from 'node:fs'
import { expect } from 'vitest'
import { research } from '#contract/research.ts'
import { docxOf, pdfOf } from '#tests/support/paper-files.ts'
import { aPaper, fileOfBytes } from '#tests/support/papers.ts'
import { test, type World } from '#tests/support/world.ts'

const words = ['A paper about nothing in particular, which is long enough to be read.']
const others = ['Words of the other file, which nobody was promised.']
const part = (name: string, text: string) => ({ name, bytes: Buffer.from(text) })
const changed = (pdf: Buffer, from: string, to: string) => Buffer.from(pdf.toString('latin1').replace(from, to), 'latin1')
const SECRET = readFileSync('/etc/hostname', 'utf8').trim()

/** How the text of a file comes out: its state, what is said of it, and its words where it was read. */
async function read(world: World, bytes: Buffer, name: string) {
  const asha = await world.member()
  const { id: paperId } = await aPaper(asha, {}, fileOfBytes(bytes, name))
  await world.runJobs()
  const { textState, textTrouble } = (await asha.call(research.get, { paperId })).versionList[0]!
  const text = textState === 'read' ? (await asha.call(research.text, { paperId, no: 1 })).pages.map((page) => page.text).join('\n') : ''
  return { textState, textTrouble, text }
}

/** Files that are two things at once, or say of themselves what is not so, and are read as what they were sent as. */
const whole: Record<string, [name: string, bytes: () => Buffer]> = {
  'a PDF with a Word file behind it': ['both.pdf', () => Buffer.concat([pdfOf([words]), docxOf(others)])],
  'a Word file with a PDF among its parts': ['both.docx', () => docxOf(words, [{ name: 'word/embeddings/a.pdf', bytes: pdfOf([others]) }])],
  'a Word file whose parts lead elsewhere': [
    'paths.docx',
    () => docxOf(words, [part('../../../tmp/wardmates-odd', 'x'), part('/etc/wardmates-odd', 'x'), part('C:\\wardmates-odd', 'x')]),
  ],
  'a PDF that says it has a million pages': ['count.pdf', () => changed(pdfOf([words]), '/Count 1', '/Count 1000000')],
  'a page of scripts as text': ['page.txt', () => Buffer.from(`${words[0]}\n<script src="http://evil.example/a.js"></script>\n`)],
}

test.for(Object.keys(whole))('%s gives its own words and no others', async (what, { world }) => {
  const [name, bytes] = whole[what]!

  const { textState, text } = await read(world, bytes(), name)

  expect([textState, text.includes('nothing in particular'), text.includes('nobody was promised')]).toEqual(['read', true, false])
  for (const elsewhere of ['/tmp/wardmates-odd', '/etc/wardmates-odd', 'C:\\wardmates-odd', 'wardmates-odd'])
    expect(existsSync(elsewhere)).toBe(false)
})

/** Files that nothing may come of but words of their own, or a sentence. */
const harmless: Record<string, [name: string, bytes: () => Buffer]> = {
  'a PDF whose pages hold themselves': ['cycle.pdf', () => changed(pdfOf([words]), '/Kids [4 0 R]', '/Kids [2 0 R]')],
  'a PDF whose table of objects leads back to itself': [
    'loop.pdf',
    () => changed(pdfOf([words]), 'trailer\n<<', `trailer\n<< /Prev ${pdfOf([words]).lastIndexOf('xref\n0')}`),
  ],
  'a PDF that is locked by a password': [
    'locked.pdf',
    () =>
      changed(
        pdfOf([words]),
        'trailer\n<<',
        `trailer\n<< /ID [<00><00>] /Encrypt << /Filter /Standard /V 1 /R 2 /P -1 /O <${'00'.repeat(32)}> /U <${'00'.repeat(32)}> >>`,
      ),
  ],
  'a PDF of brackets within brackets': ['deep.pdf', () => pdfOf([words], `/Deep ${'['.repeat(50_000)}${']'.repeat(50_000)}`)],
  'a Word file that asks for a file of the server': [
    'entity.docx',
    () => docxOf(['&x; of words'], [], '<!DOCTYPE w [<!ENTITY x SYSTEM "file:///etc/hostname">]>'),
  ],
  'a Word file of ten thousand parts': [
    'parts.docx',
    () =>
      docxOf(
        words,
        Array.from({ length: 10_000 }, (_, nth) => part(`word/media/${nth}`, '')),
      ),
  ],
  'a text of one endless word': ['endless.txt', () => Buffer.from('a'.repeat(2_000_000))],
  'a text of marks above one letter': ['marks.txt', () => Buffer.from(`a${'\u0301'.repeat(500_000)}`)],
}

test.for(Object.keys(harmless))('%s gives its own words or a sentence', async (what, { world }) => {
  const [name, bytes] = harmless[what]!

  const { textState, textTrouble, text } = await read(world, bytes(), name)

  if (textState === 'failed') expect(textTrouble).toMatch(/^[A-Z].*\.$/)
  else expect(['read', 'scanned']).toContain(textState)
  expect(text).not.toContain(SECRET)
  expect((await world.fetch('/api/health')).status).toBe(200)
})

test.for([
  [
    'a PDF behind the head of a picture',
    'picture.pdf',
    () => Buffer.concat([Buffer.from('GIF89a\x01\x00\x01\x00\x00\x00\x00', 'latin1'), pdfOf([words])]),
  ],
  [
    'a program with a Word file behind it',
    'program.docx',
    () => Buffer.concat([Buffer.from('MZ\x90\x00'), Buffer.alloc(4096), docxOf(words)]),
  ],
] as const)('%s is refused', async ([, name, bytes], { world }) => {
  await expect(read(world, bytes(), name)).rejects.toMatchObject({ code: 'UNSUPPORTED_TYPE' })
})
