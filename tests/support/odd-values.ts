import fc from 'fast-check'

/** Texts on which somebody has stumbled before: what ends, hides, turns, doubles or means something else. */
const ODD = [
  ...[
    '',
    ' ',
    '\0',
    'a\0b',
    '\t\r\n',
    '\ud800',
    '\udfff ward',
    'a\ud83d',
    '\ufeffa',
    '\u200b\u200d\u2060',
    '\u202eabc\u2066',
    '\u2800',
    '\u3164',
  ],
  ...['\u0301'.repeat(80), 'क्षि', 'ـــ', '👩🏽‍⚕️', 'ﷺ', 'ŉ', 'İ', 'ẞ', '\u{10ffff}', '١٢٣', '１２', '𝟏𝟐'],
  ...['__proto__', 'constructor', 'toString', 'null', 'undefined', 'NaN', 'true', '[object Object]', '%', '%00', '%E0%A4%A', '\\', '_%'],
  ...["' or 1=1; --", '"', '$1', '{{7*7}}', '<script>alert(1)</script>', '../../etc/passwd', '.', '..', '=1+1', '@', '#', '# #', '@a @b'],
  ...['-1', '-0', '1e309', '0x10', '1.5', '99999999999999999999', '9007199254740993', '2147483648', '1,5'],
  ...[
    '0000-01-01',
    '0001-01-01',
    '2026-02-30',
    '2025-02-29',
    '9999-12-31',
    '10000-01-01',
    '-000001-01-01',
    '2026-13',
    '2026-00',
    '24:00',
    '23:60',
  ],
  ...[
    '0000-12-31T23:59:59Z',
    '9999-12-31T23:59:59.999999999Z',
    '2016-12-31T23:59:60Z',
    '+275760-09-13T00:00:00.001Z',
    '2026-01-01T00:00:00+24:00',
  ],
  ...[
    'a@b',
    'asha@ward.example\nbcc: x@y.example',
    'http://',
    'javascript:alert(1)',
    'https://a.example/\u0000',
    'https://xn--',
    'https://[::1]/',
  ],
  '00000000-0000-0000-0000-000000000000',
  'ffffffff-ffff-ffff-ffff-ffffffffffff',
]

/** Letters of which words are made that no keyboard types. */
const letters = fc.constantFrom(
  ...'aZ 0_-.:/%"\'\\<&',
  'é',
  'e\u0301',
  'ş',
  'ß',
  'क',
  '्',
  'ि',
  'த',
  'ا',
  '\u200c',
  '\u200d',
  '\u202e',
  '\n',
  '😀',
  '\ud800',
  '\udc00',
)

export const oddText = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...ODD) },
  { weight: 6, arbitrary: fc.constantFrom('\0', 'a\0b', '\ud800', 'a\udfffb') },
  { weight: 3, arbitrary: fc.string({ unit: letters, maxLength: 40 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  { weight: 1, arbitrary: fc.tuple(letters, fc.integer({ min: 50, max: 30_000 })).map(([letter, times]) => letter.repeat(times)) },
)

const oddNumber = fc.oneof(
  fc.constantFrom(0, -0, -1, 1, 0.1, -0.5, 1e-308, 2 ** 31 - 1, 2 ** 31, 2 ** 53 - 1, 2 ** 53, 2 ** 63, 1e21, 1e308, -1e308),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
)

/** Lists or objects within each other. They are made when they are sent: nobody has to read so many brackets where one of them is told. */
class Nested {
  readonly depth: number
  readonly asList: boolean

  constructor(depth: number, asList: boolean) {
    this.depth = depth
    this.asList = asList
  }

  toJSON() {
    let value: unknown = 'deep'
    for (let at = 0; at < this.depth; at++) value = this.asList ? [value] : { a: value }
    return value
  }

  toString = () => `${this.depth} ${this.asList ? 'lists' : 'objects'} within each other`
}

/** Anything that JSON can say, of any size and depth. */
export const oddValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: oddText },
  { weight: 2, arbitrary: oddNumber },
  {
    weight: 2,
    arbitrary: fc.constantFrom(null, true, false, [], {}, [null], [[]], ['a', 'a'], { id: 1 }, { $gt: '' }, { length: 9 }, { toString: 1 }),
  },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 4 }) },
  { weight: 1, arbitrary: fc.tuple(fc.integer({ min: 2, max: 3000 }), fc.boolean()).map(([depth, asList]) => new Nested(depth, asList)) },
  {
    weight: 1,
    arbitrary: fc.tuple(oddText, fc.integer({ min: 2, max: 600 })).map(([text, times]) => Array(times).fill(text.slice(0, 20))),
  },
)

export const oddName = fc.oneof(
  fc.constantFrom('__proto__', 'constructor', 'id', 'verified', 'role', 'toString', 'a.b', '0', ''),
  oddText.map((text) => text.slice(0, 60)),
)

/** Bodies that are no JSON, or not what a client of ours would call so. */
export const oddBody = fc.oneof(
  fc.constantFrom(
    ...[
      '',
      ' ',
      '{',
      '{}{}',
      '[]',
      'null',
      'true',
      '1e999',
      '"text"',
      '{"a":1,}',
      "{'a':1}",
      '{"a":NaN}',
      '\ufeff{}',
      '{"__proto__":{"x":1}}',
    ],
    ...[
      '{"constructor":{"prototype":{"x":1}}}',
      '{"a":"\\ud800"}',
      '{"a":"\\u0000"}',
      '{"a":1,"a":2}',
      '['.repeat(5000),
      `${'{"a":'.repeat(5000)}1`,
    ],
  ),
  oddValue.map((value) => JSON.stringify(value)),
  oddText,
)
