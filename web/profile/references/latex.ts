const combining: Record<string, string> = {
  '`': '\u0300',
  "'": '\u0301',
  '^': '\u0302',
  '~': '\u0303',
  '=': '\u0304',
  u: '\u0306',
  '.': '\u0307',
  '"': '\u0308',
  r: '\u030a',
  H: '\u030b',
  v: '\u030c',
  d: '\u0323',
  c: '\u0327',
  k: '\u0328',
}
const letters: Record<string, string> = {
  ss: 'ß',
  o: 'ø',
  O: 'Ø',
  ae: 'æ',
  AE: 'Æ',
  oe: 'œ',
  OE: 'Œ',
  aa: 'å',
  AA: 'Å',
  l: 'ł',
  L: 'Ł',
  i: 'ı',
  j: 'ȷ',
}

/** What a value says when it is printed: accents as letters, commands and braces gone. */
export function plainOf(latex: string): string {
  return (
    latex
      // \'e, \'{e}, {\'e}, \c{c}
      .replace(/\\([`'^~=."])\s*\{?\\?(\p{L})\}?/gu, (_, mark: string, letter: string) => letter + combining[mark])
      .replace(
        /\\([uvHcdkr])(?:\s*\{(\p{L})\}|\s+(\p{L}))/gu,
        (_, mark: string, one?: string, other?: string) => (one ?? other) + combining[mark]!,
      )
      .replace(/\\(ss|ae|AE|oe|OE|aa|AA|[oOlLij])(?![A-Za-z])\s*(\{\})?/g, (_, name: string) => letters[name]!)
      .replace(/\\([&%$#_{}])/g, '$1')
      .replace(/\\[A-Za-z]+\*?\s*/g, '')
      .replace(/---/g, '—')
      .replace(/--/g, '–')
      .replace(/~/g, ' ')
      .replace(/[{}$]/g, '')
      .normalize('NFC')
      .replace(/\s+/g, ' ')
      .trim()
  )
}
