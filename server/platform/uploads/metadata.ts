import { Refusal } from '#contract/errors.ts'

const PAIR = /^([\x21-\x2b\x2d-\x7e]+)(?: ([A-Za-z0-9+/]*={0,2}))?$/
const NAME_MAX = 200
/** Signs that are not drawn, or that turn the direction of what is. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu

/** What a browser says of a file, as tus writes it: pairs of a key and a value in base64. */
export function readMetadata(header: string): Map<string, string> {
  const read = new Map<string, string>()
  for (const pair of header.split(',')) {
    const [, key, value = ''] = PAIR.exec(pair.trim()) ?? []
    if (key === undefined || read.has(key) || value.length % 4 !== 0) throw malformed()
    read.set(key, decode(value))
  }
  return read
}

function decode(value: string) {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(value, 'base64'))
  } catch {
    throw malformed()
  }
}

const malformed = () => new Refusal('BAD_REQUEST', { words: 'Upload-Metadata could not be read.' })

/** A file's name to be shown: of a path its last part, and nothing that cannot be seen. It never names anything on the disk. */
export function cleanName(given: string) {
  const last = given.split(/[/\\]/).at(-1)!
  const clean = [...last.normalize('NFC').replace(UNSEEN, '').trim()].slice(0, NAME_MAX).join('')
  return /^\.*$/.test(clean) ? 'file' : clean
}
