import fc from 'fast-check'
import { PASSWORD } from './data-export.ts'
import type { Schema } from './description.ts'
import { oddText } from './odd-values.ts'
import { ruledValues } from './valid-input.ts'

/** In place of a number: one that belongs to somebody else. */
export const OTHERS = -1

/** Something that is there: the nth id that answers have told last under this name. It is looked up when it is sent, so that a seed makes the same requests of every world. */
export class Known {
  readonly name: string
  readonly nth: number
  /** Whether it may as well be left out. */
  readonly isOptional: boolean

  constructor(name: string, nth: number, isOptional: boolean) {
    this.name = name
    this.nth = nth
    this.isOptional = isOptional
  }

  toString() {
    return this.nth === OTHERS ? `the ${this.name} of somebody else` : `the ${this.nth}th ${this.name}`
  }
}

/** A file of a form. */
export class Attached {
  readonly bytes: Uint8Array
  readonly filename: string
  readonly type: string

  constructor(bytes: Uint8Array, filename: string, type: string) {
    this.bytes = bytes
    this.filename = filename
    this.type = type
  }
}

const WORDS = [
  'Asha Rao',
  'A patient with chest pain since morning. ECG shows ST elevation in II, III and aVF. What next?',
  'STEMI #cardiology',
  'ok',
]
const SAYS_ID = /^id$|Id$/
const isNothing = ({ not }: Schema) => not !== undefined && Object.keys(not).length === 0

/** A value that fits a schema, as far as the schema says what fits. */
export function fitting(schema: Schema, name = '', isOptional = false): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  const kinds = (schema.anyOf ?? schema.oneOf ?? []).filter((one) => !isNothing(one))
  if (kinds.length > 0) return fc.oneof(...kinds.map((one) => fitting(one, name, isOptional)))
  if (schema.contentMediaType) return file
  if (schema.type === 'object') return object(schema)
  if (schema.type === 'array') return list(schema, name)
  if (schema.type === 'boolean') return fc.boolean()
  if (schema.type === 'null') return fc.constant(null)
  const isNumber = schema.type === 'integer' || schema.type === 'number'
  const free = isNumber ? number(schema) : text(schema, name, isOptional)
  const ruled = ruledValues(name).filter((one) => (typeof one === 'number') === isNumber)
  return ruled.length > 0 ? fc.oneof({ weight: 6, arbitrary: numbered(ruled) }, { weight: 1, arbitrary: free }) : free
}

const numbered = (values: readonly unknown[]) =>
  fc.tuple(fc.constantFrom(...values), fc.nat(9999)).map(([one, nth]) => (typeof one === 'string' ? one.replace('*', String(nth)) : one))

const PNG = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64')
const file = fc
  .tuple(
    fc.oneof(
      fc.constantFrom(PNG, PNG.subarray(0, 40), Buffer.from('%PDF-1.7'), Buffer.from('title,city\nRegistrar,Pune')),
      fc.uint8Array(),
    ),
    fc.oneof(fc.constantFrom('photo.png', 'a.pdf', 'list.csv', '../../x', ''), oddText),
    fc.constantFrom('image/png', 'application/pdf', 'text/csv', 'image/svg+xml', 'text/html', ''),
  )
  .map(([bytes, filename, type]) => new Attached(bytes, filename, type))

function object({ properties = {}, required = [] }: Schema) {
  const fields = Object.entries(properties).filter(([, field]) => !isNothing(field))
  return fc.record(Object.fromEntries(fields.map(([name, field]) => [name, fitting(field, name, !required.includes(name))])), {
    requiredKeys: required.filter((name) => fields.some(([one]) => one === name)),
  })
}

function list({ items = {}, minItems = 0, maxItems = 4 }: Schema, name: string) {
  const fewest = Math.max(minItems, 0)
  return fc.array(fitting(items, name.replace(/s$/, ''), fewest === 0), {
    minLength: fewest,
    maxLength: Math.max(fewest, Math.min(maxItems, fewest + 4)),
  })
}

function number({ type, minimum = -(2 ** 53), maximum = 2 ** 53 }: Schema) {
  const [min, max] = [Math.max(minimum, -(2 ** 53) + 1), Math.min(maximum, 2 ** 53 - 1)]
  if (type !== 'integer') return fc.double({ min, max, noNaN: true })
  const few = fc.integer({ min: Math.max(min, Math.min(0, max)), max: Math.min(max, Math.max(min, 0) + 5) })
  return fc.oneof({ weight: 3, arbitrary: few }, { weight: 1, arbitrary: fc.integer({ min, max }) })
}

/** Mostly what was told last, and at times what is somebody else's. */
const nth = fc.oneof(
  { weight: 6, arbitrary: fc.constant(0) },
  { weight: 2, arbitrary: fc.nat(7) },
  { weight: 2, arbitrary: fc.constant(OTHERS) },
)
const anId = (name: string, isOptional: boolean) => nth.map((one) => new Known(name, one, isOptional))

const DAY_MS = 24 * 3600_000
const date = fc
  .oneof(
    { weight: 5, arbitrary: fc.integer({ min: -60, max: 60 }).map((days) => new Date(Date.now() + days * DAY_MS)) },
    { weight: 1, arbitrary: fc.date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true }) },
  )
  .map((at) => at.toISOString())
const oddDate = fc.constantFrom(
  '0000-02-29T00:00:00.000Z',
  '0001-01-01T00:00:00.000Z',
  '2024-02-29T23:59:59.999Z',
  '9999-12-31T23:59:59.999Z',
)

function text({ format, pattern, minLength = 0, maxLength = 4000 }: Schema, name: string, isOptional: boolean): fc.Arbitrary<unknown> {
  if (name === 'password') return fc.oneof({ weight: 6, arbitrary: fc.constant(PASSWORD) }, { weight: 1, arbitrary: oddText })
  // Whoever sends it makes it up.
  if (name === 'clientId') return fc.oneof({ weight: 6, arbitrary: fc.uuid() }, { weight: 1, arbitrary: anId(name, isOptional) })
  if (name === 'cursor') return fc.oneof({ weight: 6, arbitrary: anId('next', isOptional) }, { weight: 1, arbitrary: oddText })
  if (SAYS_ID.test(name) || format === 'uuid')
    return fc.oneof({ weight: 8, arbitrary: anId(name || 'id', isOptional) }, { weight: 1, arbitrary: fc.uuid() })
  if (format === 'date-time' || format === 'date')
    return fc
      .oneof({ weight: 4, arbitrary: date }, { weight: 1, arbitrary: oddDate })
      .map((at) => at.slice(0, format === 'date' ? 10 : undefined))
  const matching = pattern && asPattern(pattern)
  if (matching) return matching
  const fit = (words: string) => words.slice(0, maxLength).padEnd(minLength, 'x')
  return fc.oneof(
    { weight: 8, arbitrary: fc.constantFrom(...WORDS).map(fit) },
    { weight: 3, arbitrary: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }).map(fit) },
    { weight: 5, arbitrary: oddText.map(fit) },
    { weight: 1, arbitrary: fc.constantFrom('x', 'अ', '\u200b', ' ').map((letter) => letter.repeat(maxLength)) },
  )
}

/** Texts of a pattern; undefined where it says more than can be turned round. */
function asPattern(pattern: string): fc.Arbitrary<string> | undefined {
  try {
    return fc.stringMatching(new RegExp(pattern, 'u'))
  } catch {
    return undefined
  }
}
