import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { deflateSync } from 'node:zlib'
import { expect, vi } from 'vitest'
import { research } from '#contract/research.ts'
import { deflatedSpaces, docOf, docxOf, pdfOf, pdfOfStream, zipOf } from '#tests/support/paper-files.ts'
import { aPaper, fileOfBytes } from '#tests/support/papers.ts'
import { test } from '#tests/support/world.ts'

// What ends a process by what it works takes minutes where a busy machine hardly lets it work.
vi.setConfig({ testTimeout: 240_000 })

const words = ['A paper about nothing in particular, which is long enough to be read.']
const nothing = Buffer.alloc(60 * 1024 * 1024)
const part = (name: string, text: string) => ({ name, bytes: Buffer.from(text) })
const TYPES = part(
  '[Content_Types].xml',
  '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
)
const LAUGHS = `<!DOCTYPE l [<!ENTITY a "ha">${'bcdefghij'
  .split('')
  .map((name, nth) => `<!ENTITY ${name} "${`&${'abcdefghi'[nth]};`.repeat(10)}">`)
  .join('')}]>`
const GIB = 1024 ** 3
const COMPOUND = Buffer.from('d0cf11e0a1b11ae1', 'hex')

function withSectorShift(bytes: Buffer, shift: number) {
  bytes.writeUInt16LE(shift, 30)
  return bytes
}

/** Files that mean harm or are broken, each with what is said of it. */
const unread: Record<string, [name: string, bytes: () => Buffer, words: RegExp]> = {
  'a DOCX that unpacks to 60 MB': ['bomb.docx', () => docxOf(words, [{ name: 'word/media/a.bin', bytes: nothing }]), /more than 50 MB/],
  'a DOCX whose parts are larger than they say': [
    'liar.docx',
    () => docxOf(words, [{ name: 'word/media/a.bin', bytes: nothing, declared: 100 }]),
    /more than 50 MB/,
  ],
  'a DOCX without its document': ['empty.docx', () => zipOf([TYPES, part('word/other.xml', '<a/>')]), /damaged/],
  'a DOCX that is cut off': ['cut.docx', () => docxOf([randomBytes(50_000).toString('hex')]).subarray(0, 20_000), /damaged/],
  'a PDF that is cut off at its beginning': ['cut.pdf', () => pdfOf([words]).subarray(0, 20), /damaged|no text/],
  'a PDF of noise': ['noise.pdf', () => Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(100_000)]), /damaged|could not be read/],
  'a PDF that unpacks to a gigabyte': [
    'spaces.pdf',
    () => pdfOfStream(deflatedSpaces(GIB), ['FlateDecode']),
    /too long or too much memory/,
  ],
  'a compound file of noise': ['noise.doc', () => Buffer.concat([COMPOUND, randomBytes(20_000)]), /not a Word document/],
  'a compound file with sectors of a gigabyte': ['sectors.doc', () => withSectorShift(docOf('Words'), 30), /not a Word document/],
  'an empty Word file': ['blank.docx', () => docxOf(['']), /no text in this file/],
  'a text that turns out to be none behind its beginning': [
    'late.txt',
    () => Buffer.concat([Buffer.alloc(300_000, 'words '), Buffer.from([0xff, 0xfe, 0x80])]),
    /not written in UTF-8/,
  ],
}

test.for(Object.keys(unread))('%s is told of in a sentence, and can be tried again', async (what, { world }) => {
  const [name, bytes, sentence] = unread[what]!
  const asha = await world.member()
  const { id: paperId } = await aPaper(asha, {}, fileOfBytes(bytes(), name))

  await world.runJobs()

  const { versionList } = await asha.call(research.get, { paperId })
  expect(versionList[0]).toMatchObject({ textState: 'failed', textTrouble: expect.stringMatching(sentence) })
  expect(await asha.call(research.readAgain, { paperId, no: 1 })).toMatchObject({ textState: 'waiting', textTrouble: '' })
  await world.runJobs()
  expect((await asha.call(research.get, { paperId })).versionList[0]!.textState).toBe('failed')
})

test.for([
  ['picture.pdf', Buffer.from('89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c489', 'hex')],
  ['program.docx', Buffer.concat([Buffer.from('MZ'), randomBytes(2000)])],
  ['page.txt', Buffer.from([0, 1, 2, 3, 0, 5])],
] as const)('%s is refused by what it is and not by its name', async ([name, bytes], { world }) => {
  const asha = await world.member()

  await expect(aPaper(asha, {}, fileOfBytes(bytes, name))).rejects.toMatchObject({
    code: 'UNSUPPORTED_TYPE',
    message: 'This type of file cannot be kept as a paper. Use a PDF, DOC, DOCX or TXT file.',
  })
})

test('a name that leads elsewhere is shown as its last part, and nothing lies there', async ({ world }) => {
  const asha = await world.member()

  const { title, versionList } = await aPaper(asha, {}, new File(['Words of a file'], '../../../etc/passwd'))

  expect([title, versionList[0]!.fileName]).toEqual(['passwd', 'passwd'])
})

test.runIf(process.platform === 'linux')(
  'a small PDF that unpacks to gigabytes takes a bounded part of the memory, and the next file is read',
  async ({ world }) => {
    const asha = await world.member()
    const bomb = pdfOfStream(deflateSync(deflatedSpaces(3 * GIB)), ['FlateDecode', 'FlateDecode'])
    const propose = async (bytes: Buffer) =>
      asha.call(research.propose, { uploadId: await asha.upload('paper', fileOfBytes(bytes, 'paper.pdf')) })
    await propose(pdfOf([words]))
    const before = memory()
    let most = before
    const look = setInterval(() => (most = Math.max(most, memory())), 5)

    const { textState, textTrouble } = await propose(bomb).finally(() => clearInterval(look))

    expect(bomb.length).toBeLessThan(10_000)
    expect([textState, textTrouble]).toEqual(['failed', expect.stringMatching(/too long or too much memory/)])
    expect(most - before).toBeLessThan(GIB)
    expect((await propose(pdfOf([words]))).textState).toBe('read')
  },
)

/** What this process and those that it started hold of the machine's memory, in bytes. */
function memory() {
  const ours = readdirSync('/proc').filter((name) => {
    try {
      const parent =
        /^\d+$/.test(name) &&
        readFileSync(`/proc/${name}/stat`, 'utf8')
          .replace(/^.*\) /s, '')
          .split(' ')[1]
      return parent === String(process.pid)
    } catch {
      // It has ended meanwhile.
      return false
    }
  })
  const rssOf = (pid: string) => {
    try {
      return Number(/^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) * 1024
    } catch {
      return 0
    }
  }
  return ['self', ...ours].reduce((sum, pid) => sum + rssOf(pid), 0)
}

test('a PDF of pictures says that it has no text', async ({ world }) => {
  const asha = await world.member()
  const bytes = pdfOf([[''], ['']])
  const { proposal, textState } = await asha.call(research.propose, {
    uploadId: await asha.upload('paper', fileOfBytes(bytes, 'scan.pdf')),
  })
  const { id: paperId } = await aPaper(asha, {}, fileOfBytes(bytes, 'scan.pdf'))
  await world.runJobs()

  expect([textState, proposal.title]).toEqual(['scanned', ''])
  expect((await asha.call(research.get, { paperId })).versionList[0]).toMatchObject({ textState: 'scanned', textTrouble: '' })
})

test('scripts in a PDF, a remote template of a DOCX and entities within entities do nothing, and the words are read', async ({ world }) => {
  const asked: string[] = []
  const elsewhere = createServer(({ url = '' }, answer) => {
    asked.push(url)
    answer.end()
  })
  await once(elsewhere.listen(0, '127.0.0.1'), 'listening')
  const url = `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}/template.dotm`
  const asha = await world.member()
  const script = `/OpenAction << /S /JavaScript /JS (app.launchURL\\('${url}'\\)) >>`
  const template = part(
    'word/_rels/settings.xml.rels',
    `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/attachedTemplate" Target="${url}" TargetMode="External"/></Relationships>`,
  )
  const settings = part('word/settings.xml', '<w:settings xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"/>')
  const papers = [
    await aPaper(asha, {}, fileOfBytes(pdfOf([words], script), 'script.pdf')),
    await aPaper(asha, {}, fileOfBytes(docxOf(words, [settings, template]), 'template.docx')),
    await aPaper(asha, {}, fileOfBytes(docxOf(['&j; of words'], [], LAUGHS), 'laughs.docx')),
  ]
  await world.runJobs()

  const states = await Promise.all(
    papers.map(async ({ id: paperId }) => (await asha.call(research.get, { paperId })).versionList[0]!.textState),
  )
  elsewhere.close()
  expect(states.slice(0, 2)).toEqual(['read', 'read'])
  expect(['read', 'failed']).toContain(states[2])
  expect(asked).toEqual([])
})
