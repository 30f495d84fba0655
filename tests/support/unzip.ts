import { crc32, inflateRawSync } from 'node:zlib'

const [END, ENTRY] = [0x06054b50, 0x02014b50]
const END_BYTES = 22

/** The files of a ZIP by their paths, each compared with its checksum. */
export function unzip(bytes: Buffer): Map<string, Buffer> {
  const end = bytes.length - END_BYTES
  if (bytes.readUInt32LE(end) !== END) throw new Error('This is no whole ZIP.')
  const files = new Map<string, Buffer>()
  let at = bytes.readUInt32LE(end + 16)
  for (let nth = 0; nth < bytes.readUInt16LE(end + 10); nth++) {
    if (bytes.readUInt32LE(at) !== ENTRY) throw new Error('An entry is not where it should be.')
    const [name, extra, comment] = [28, 30, 32].map((place) => bytes.readUInt16LE(at + place)) as [number, number, number]
    const path = bytes.toString('utf8', at + 46, at + 46 + name)
    const local = bytes.readUInt32LE(at + 42)
    const from = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28)
    const packed = bytes.subarray(from, from + bytes.readUInt32LE(at + 20))
    const plain = bytes.readUInt16LE(at + 10) === 0 ? packed : inflateRawSync(packed)
    if (crc32(plain) !== bytes.readUInt32LE(at + 16)) throw new Error(`${path} is damaged.`)
    files.set(path, plain)
    at += 46 + name + extra + comment
  }
  return files
}
