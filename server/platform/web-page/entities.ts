/** Those that titles are written with. */
const named: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  shy: '',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  middot: '·',
  bull: '•',
  laquo: '«',
  raquo: '»',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  copy: '©',
  reg: '®',
  trade: '™',
  deg: '°',
  micro: 'µ',
  plusmn: '±',
  times: '×',
  le: '≤',
  ge: '≥',
  rarr: '→',
  alpha: 'α',
  beta: 'β',
  gamma: 'γ',
  delta: 'δ',
  mu: 'μ',
  eacute: 'é',
  uuml: 'ü',
  ouml: 'ö',
  auml: 'ä',
}

/** Text of HTML with its character references read; one that nobody knows stays as it is written. */
export const decodeEntities = (text: string) =>
  text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,10}));/gi, (written, decimal, hexadecimal, name) => {
    if (name !== undefined) return Object.hasOwn(named, name) ? named[name]! : written
    const code = decimal === undefined ? Number.parseInt(hexadecimal, 16) : Number(decimal)
    return code <= 0x10ffff ? String.fromCodePoint(code) : written
  })
