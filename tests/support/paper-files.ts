import { constants, crc32, deflateRawSync } from 'node:zlib'

type Part = { name: string; bytes: Buffer; declared?: number }

/** A zip with these parts. One may declare another size than it has. */
export function zipOf(parts: readonly Part[]) {
  const bodies: Buffer[] = []
  const entries: Buffer[] = []
  let at = 0
  for (const { name, bytes, declared = bytes.length } of parts) {
    const packed = deflateRawSync(bytes, { level: 9 })
    const shared = Buffer.alloc(26)
    shared.writeUInt16LE(20, 0)
    shared.writeUInt16LE(8, 4)
    shared.writeUInt32LE(crc32(bytes), 10)
    shared.writeUInt32LE(packed.length, 14)
    shared.writeUInt32LE(declared, 18)
    shared.writeUInt16LE(Buffer.byteLength(name), 22)
    const body = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), shared, Buffer.from(name), packed])
    const end = Buffer.alloc(14)
    end.writeUInt32LE(at, 10)
    entries.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00', 'latin1'), shared, end, Buffer.from(name)]))
    bodies.push(body)
    at += body.length
  }
  const list = Buffer.concat(entries)
  const tail = Buffer.alloc(22)
  tail.write('PK\x05\x06', 'latin1')
  tail.writeUInt16LE(parts.length, 8)
  tail.writeUInt16LE(parts.length, 10)
  tail.writeUInt32LE(list.length, 12)
  tail.writeUInt32LE(at, 16)
  return Buffer.concat([...bodies, list, tail])
}

const OFFICE = 'http://schemas.openxmlformats.org'
const TYPES = `<?xml version="1.0"?><Types xmlns="${OFFICE}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`
const RELATIONS = `<?xml version="1.0"?><Relationships xmlns="${OFFICE}/package/2006/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`

/** A Word file with these paragraphs, and whatever parts stand beside them. */
export function docxOf(paragraphs: readonly string[], more: readonly Part[] = [], before = '') {
  const body = paragraphs.map((text) => `<w:p><w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`).join('')
  const document = `<?xml version="1.0"?>${before}<w:document xmlns:w="${OFFICE}/wordprocessingml/2006/main"><w:body>${body}</w:body></w:document>`
  const part = (name: string, text: string) => ({ name, bytes: Buffer.from(text) })
  return zipOf([part('[Content_Types].xml', TYPES), part('_rels/.rels', RELATIONS), part('word/document.xml', document), ...more])
}

const escaped = (text: string) => text.replace(/[\\()]/g, '\\$&')

/** A PDF with these lines on its pages, the first line of the first page in larger letters, and these entries in its catalogue. */
export function pdfOf(pages: readonly (readonly string[])[], catalogue = '') {
  const objects: string[] = []
  const kids = pages.map((_, nth) => `${4 + nth * 2} 0 R`).join(' ')
  objects.push(`<< /Type /Catalog /Pages 2 0 R ${catalogue} >>`)
  objects.push(`<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`)
  objects.push('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>')
  pages.forEach((lines, nth) => {
    const shown = lines.map((line, at) => `/F1 ${nth === 0 && at === 0 ? 20 : 10} Tf (${escaped(line)}) Tj 0 -24 Td`).join('\n')
    const stream = `BT 50 780 Td\n${shown}\nET`
    objects.push(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 600 842] /Resources << /Font << /F1 3 0 R >> >> /Contents ${5 + nth * 2} 0 R >>`,
    )
    objects.push(`<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`)
  })
  let text = '%PDF-1.7\n'
  const places = objects.map((object, nth) => {
    const at = text.length
    text += `${nth + 1} 0 obj\n${object}\nendobj\n`
    return at
  })
  const table = text.length
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('')}`
  return Buffer.from(`${text}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`, 'latin1')
}

/** A PDF of one page whose content is this stream, packed by these filters, the outermost first. */
export function pdfOfStream(stream: Buffer, filters: readonly string[]) {
  const parts = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 600 842] /Resources << >> /Contents 4 0 R >>',
  ].map((object, nth) => `${nth + 1} 0 obj\n${object}\nendobj\n`)
  const head = `4 0 obj\n<< /Length ${stream.length} /Filter [${filters.map((filter) => `/${filter}`).join(' ')}] >>\nstream\n`
  // Without a table of places it is read from its beginning.
  return Buffer.concat([
    Buffer.from(`%PDF-1.7\n${parts.join('')}${head}`, 'latin1'),
    stream,
    Buffer.from('\nendstream\nendobj\ntrailer\n<< /Size 5 /Root 1 0 R >>\n%%EOF\n', 'latin1'),
  ])
}

const STRETCH = 16 * 1024 * 1024

/** Spaces, deflated as zlib has it, without ever holding them: one stretch is packed, and stands there so many times. */
export function deflatedSpaces(bytes: number) {
  const times = Math.round(bytes / STRETCH)
  const stretch = deflateRawSync(Buffer.alloc(STRETCH, ' '), { level: 9, finishFlush: constants.Z_FULL_FLUSH })
  const [space, modulus, count] = [0x20n, 65_521n, BigInt(times * STRETCH)]
  const sum = Buffer.alloc(4)
  sum.writeUInt16BE(Number((count + (space * count * (count + 1n)) / 2n) % modulus), 0)
  sum.writeUInt16BE(Number((1n + space * count) % modulus), 2)
  return Buffer.concat([Buffer.from([0x78, 0xda]), ...Array.from({ length: times }, () => stretch), Buffer.from([3, 0]), sum])
}

const SECTOR = 512
const END_OF_CHAIN = -2
const sectors = (bytes: Buffer) =>
  Buffer.concat([bytes, Buffer.alloc(Math.max(4096, Math.ceil(bytes.length / SECTOR) * SECTOR) - bytes.length)])

/** A file of Word 97 with this text: a compound file with a document, a table that says where its one piece of text lies, and nothing else. */
export function docOf(text: string) {
  const words = Buffer.from(text, 'utf16le')
  const [TEXT_AT, TABLE_BYTES] = [0x600, 21]
  const info = Buffer.alloc(TEXT_AT)
  info.writeUInt16LE(0xa5ec, 0)
  info.writeUInt16LE(0x0200, 0x0a)
  info.writeUInt32LE(TEXT_AT, 0x18)
  info.writeUInt32LE(text.length, 0x4c)
  const table = Buffer.alloc(TABLE_BYTES)
  table.writeUInt8(2, 0)
  table.writeUInt32LE(16, 1)
  table.writeUInt32LE(text.length, 9)
  table.writeUInt32LE(TEXT_AT, 15)
  const [document, pieces] = [sectors(Buffer.concat([info, words])), sectors(table)]
  const counts = [document, pieces].map((stream) => stream.length / SECTOR)

  const header = Buffer.alloc(SECTOR, 0xff)
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(header)
  header.fill(0, 8, 76)
  header.writeUInt16LE(9, 30)
  header.writeUInt16LE(6, 32)
  for (const [at, value] of Object.entries({ 44: 1, 48: 1, 56: 4096, 60: END_OF_CHAIN, 68: END_OF_CHAIN, 76: 0 }))
    header.writeInt32LE(value, Number(at))

  const chains = Buffer.alloc(SECTOR, 0xff)
  chains.writeInt32LE(-3, 0)
  chains.writeInt32LE(END_OF_CHAIN, 4)
  let sector = 2
  const begins = counts.map((count) => {
    const begin = sector
    for (let nth = 1; nth <= count; nth++, sector++) chains.writeInt32LE(nth === count ? END_OF_CHAIN : sector + 1, sector * 4)
    return begin
  })

  const entry = (name: string, type: number, [right, child, begin, size]: readonly number[]) => {
    const bytes = Buffer.alloc(128)
    bytes.write(name, 'utf16le')
    bytes.writeInt16LE((name.length + 1) * 2, 64)
    bytes.writeInt8(type, 66)
    for (const [at, value] of Object.entries({ 68: -1, 72: right!, 76: child!, 116: begin!, 120: size! }))
      bytes.writeInt32LE(value, Number(at))
    return bytes
  }
  const directory = Buffer.concat([
    entry('Root Entry', 5, [-1, 1, END_OF_CHAIN, 0]),
    entry('WordDocument', 2, [2, -1, begins[0]!, document.length]),
    entry('1Table', 2, [-1, -1, begins[1]!, pieces.length]),
    Buffer.alloc(128),
  ])
  return Buffer.concat([header, chains, directory, document, pieces])
}
