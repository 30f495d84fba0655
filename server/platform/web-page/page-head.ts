import { decodeEntities } from './entities.ts'
import { tagsIn } from './tags.ts'

/** What a page says of itself, as it says it. */
export type PageHead = { title: string; description: string }

/** The beginning of a page, and the encoding that its server names. */
export type PageText = { bytes: Uint8Array; charset: string | undefined }

/** So much of what it says is looked at. */
const SAID_MAX = 4000
/** Within it a page names its encoding, if its server does not. */
const CHARSET_WITHIN = 1024

/** The title and the description of a page. */
export function readHead({ bytes, charset }: PageText): PageHead {
  const said = new Map<string, string>()
  for (const { name, isEnd, attributes, content } of tagsIn(decode(bytes, charset))) {
    if (isEnd ? name === 'head' : name === 'body') break
    if (name === 'title') keep(said, name, content)
    if (name === 'meta') keep(said, attributes.get('property') ?? attributes.get('name') ?? '', attributes.get('content') ?? '')
  }
  return {
    title: said.get('og:title') ?? said.get('title') ?? '',
    description: said.get('og:description') ?? said.get('description') ?? '',
  }
}

/** The first that is said of a kind holds. */
function keep(said: Map<string, string>, kind: string, words: string) {
  const name = kind.toLowerCase()
  if (!said.has(name) && words.trim() !== '') said.set(name, decodeEntities(words.slice(0, SAID_MAX)))
}

function decode(bytes: Uint8Array, charset: string | undefined) {
  const beginning = new TextDecoder('latin1').decode(bytes.subarray(0, CHARSET_WITHIN))
  const named = charset ?? /charset=["']?([\w-]+)/i.exec(beginning)?.[1] ?? 'utf-8'
  try {
    return new TextDecoder(named).decode(bytes)
  } catch {
    return new TextDecoder().decode(bytes)
  }
}
