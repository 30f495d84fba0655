/** A tag from where it begins to where what follows it does, and what stands between it and its end where that is no markup. */
type Tag = { name: string; isEnd: boolean; attributes: Map<string, string>; content: string; from: number; to: number }

// Each begins where the last one ended and takes a letter once or twice, whatever the text is.
const OPENING = /<(\/?)([a-z][a-z\d]*)/iy
const ATTRIBUTE = /[\s/]*([^\s/>=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]*)))?/y

const withoutMarkup = ['title', 'script', 'style', 'textarea', 'xmp', 'iframe', 'noembed', 'noframes']
const ends = new Map(withoutMarkup.map((name) => [name, new RegExp(`</${name}`, 'gi')]))

/** The tags of a text of HTML in their order, up to where it breaks off. It is read once, whatever stands in it. */
export function* tagsIn(html: string): Generator<Tag> {
  for (let at = html.indexOf('<'); at !== -1; at = html.indexOf('<', at)) {
    if (html.startsWith('<!--', at)) {
      const end = html.indexOf('-->', at + 2)
      if (end === -1) return
      at = end
      continue
    }
    const from = at
    OPENING.lastIndex = at++
    const [opening, slash, written = ''] = OPENING.exec(html) ?? []
    if (opening === undefined) continue
    const attributes = readAttributes(html, OPENING.lastIndex)
    const close = html.indexOf('>', attributes.end)
    const name = written.toLowerCase()
    at = slash ? close : endOfContent(html, name, close + 1)
    if (close === -1 || at === -1) return
    yield { name, isEnd: slash === '/', attributes: attributes.found, content: html.slice(close + 1, at), from, to: slash ? close + 1 : at }
  }
}

function readAttributes(html: string, from: number) {
  const found = new Map<string, string>()
  let end = from
  ATTRIBUTE.lastIndex = from
  for (let read = ATTRIBUTE.exec(html); read; read = ATTRIBUTE.exec(html)) {
    end = ATTRIBUTE.lastIndex
    const [, name = '', double, single, bare] = read
    found.set(name.toLowerCase(), double ?? single ?? bare ?? '')
  }
  return { found, end }
}

/** Where the content of an element that holds no markup ends; that of any other is read on. */
function endOfContent(html: string, name: string, from: number) {
  const end = ends.get(name)
  if (!end) return from
  end.lastIndex = from
  return end.exec(html)?.index ?? -1
}
