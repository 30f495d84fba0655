import { decodeEntities } from './entities.ts'
import { tagsIn } from './tags.ts'

const BREAKS = new Set([
  'br',
  'p',
  'div',
  'ul',
  'ol',
  'tr',
  'table',
  'section',
  'article',
  'blockquote',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
])
/** What a reader of the page would not have read. */
const HIDDEN = new Set(['script', 'style', 'iframe', 'noembed', 'noframes', 'title'])

/** What a text of HTML says, without its markup: a line for each block, a bullet for each entry of a list. Some write it escaped once more. */
export function plainTextOf(written: string): string {
  const html = withoutComments(/<[a-z]/i.test(written) ? written : decodeEntities(written))
  let text = ''
  let at = 0
  for (const { name, isEnd, content, from, to } of tagsIn(html)) {
    text += html.slice(at, from)
    if (name === 'li') text += isEnd ? '' : '\n• '
    else if (BREAKS.has(name)) text += '\n'
    if (!HIDDEN.has(name)) text += content
    at = to
  }
  const lines = decodeEntities(text + html.slice(at)).split('\n')
  return lines
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line, n, all) => line !== '' || all[n - 1] !== '')
    .join('\n')
    .trim()
}

function withoutComments(html: string): string {
  let text = ''
  let at = 0
  for (let begin = html.indexOf('<!--'); begin !== -1; begin = html.indexOf('<!--', at)) {
    text += html.slice(at, begin)
    const end = html.indexOf('-->', begin)
    if (end === -1) return text
    at = end + 3
  }
  return text + html.slice(at)
}
