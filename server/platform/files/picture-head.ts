export type PictureSize = { width: number; height: number }

/** A picture's bytes as its head is read: past its end they throw. */
type Head = DataView

const ascii = (head: Head, at: number, length: number) => String.fromCharCode(...Array.from({ length }, (_, n) => head.getUint8(at + n)))
const u24 = (head: Head, at: number) => head.getUint16(at, true) + (head.getUint8(at + 2) << 16)

/**
 * How large a picture says that it is, before anything of it is unfolded: JPEG, PNG, WebP, AVIF and GIF. Nothing where its head does not tell,
 * or is no head of these.
 */
export function sizeInHead(bytes: Uint8Array): PictureSize | undefined {
  const head = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  try {
    if (head.getUint16(0) === 0xffd8) return inJpeg(head)
    if (ascii(head, 1, 3) === 'PNG') return { width: head.getUint32(16), height: head.getUint32(20) }
    if (ascii(head, 0, 3) === 'GIF') return inGif(head)
    if (ascii(head, 8, 4) === 'WEBP') return inWebp(head)
    return ascii(head, 4, 8) === 'ftypavif' ? inAvif(bytes) : undefined
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}

/** The frame's header comes behind what the camera wrote, which is passed over. */
function inJpeg(head: Head): PictureSize | undefined {
  for (let at = 2; head.getUint8(at) === 0xff; ) {
    const marker = head.getUint8(at + 1)
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
    if (isFrame) return { width: head.getUint16(at + 7), height: head.getUint16(at + 5) }
    // A marker may begin with several of these.
    at += marker === 0xff ? 1 : 2 + head.getUint16(at + 2)
  }
  return undefined
}

/** Browsers make the picture as large as its first frame, where that is larger than the whole. */
function inGif(head: Head): PictureSize | undefined {
  const packed = head.getUint8(10)
  let at = 13 + (packed & 0x80 ? 3 * 2 ** ((packed & 7) + 1) : 0)
  while (head.getUint8(at) === 0x21) {
    at += 2
    while (head.getUint8(at) > 0) at += 1 + head.getUint8(at)
    at++
  }
  if (head.getUint8(at) !== 0x2c) return undefined
  const [left, top, width, height] = [1, 3, 5, 7].map((from) => head.getUint16(at + from, true)) as [number, number, number, number]
  return { width: Math.max(head.getUint16(6, true), left + width), height: Math.max(head.getUint16(8, true), top + height) }
}

function inWebp(head: Head): PictureSize | undefined {
  switch (ascii(head, 12, 4)) {
    case 'VP8 ':
      return { width: head.getUint16(26, true) & 0x3fff, height: head.getUint16(28, true) & 0x3fff }
    case 'VP8L': {
      const bits = head.getUint32(21, true)
      return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }
    }
    case 'VP8X':
      return { width: u24(head, 24) + 1, height: u24(head, 27) + 1 }
    default:
      return undefined
  }
}

/** The largest of the pictures that it is put together of, one of which is the whole. */
function inAvif(bytes: Uint8Array): PictureSize | undefined {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let largest: PictureSize | undefined
  for (let at = head.indexOf('ispe'); at >= 0; at = head.indexOf('ispe', at + 1)) {
    const [width, height] = [head.readUInt32BE(at + 8), head.readUInt32BE(at + 12)]
    if (!largest || width * height > largest.width * largest.height) largest = { width, height }
  }
  return largest
}
