import { newId } from '#server/platform/ids.ts'
import type { Operation } from './operations.ts'
import type { World } from './world.ts'

type Input = Record<string, unknown>

/** As much of JSON Schema as the contract's inputs need. */
type Shape = {
  type?: string
  const?: unknown
  enum?: unknown[]
  pattern?: string
  anyOf?: Shape[]
  oneOf?: Shape[]
  properties?: Record<string, Shape>
  items?: Shape
  format?: string
  minimum?: number
  minItems?: number
}

/** Fields whose rule a schema does not tell; two of each, so that one of them is not what a column begins with. `*` is another number each time. */
const known: Record<string, readonly [unknown, unknown]> = {
  email: ['asha@ward.example', 'ravi@ward.example'],
  // Nobody is given a handle twice.
  handle: [`asha-${newId().slice(-8)}-*`, `ravi-${newId().slice(-8)}-*`],
  phone: ['+91 98111 22233', '+91 98111 22234'],
  mailbox: ['office@ward.example', 'dean@ward.example'],
  website: ['https://a.example/*', 'https://b.example/*'],
  facilityId: ['IN2710000001', 'IN2710000002'],
  link: ['https://a.example/*', 'https://b.example/*'],
  doi: ['10.1016/j.ihj.2021.01.001', '10.1016/j.ihj.2021.01.002'],
  name: ['Asha Rao', 'Asha Menon'],
  year: [2014, 2015],
  started: ['2014-06', '2015-06'],
  ended: ['2018-05', '2019-05'],
  salaryFrom: [6, 7],
  salaryTo: [8, 9],
  number: ['774411', '774412'],
  hprId: ['12345678901234', '12345678901235'],
  identifiers: [['10.1000/a'], ['32198862']],
  orcid: ['0000-0002-1825-0097', '0000-0001-5109-3700'],
  hours: [1.5, 2.25],
  key: ['first-part', 'second-part'],
  forStudents: ['true', 'false'],
  cvFromProfile: [false, false],
  left: [0, 0.1],
  top: [0, 0.1],
  size: [1, 0.5],
  graduationYear: [2014, 2015],
  proven: ['any', 'doctors'],
  passageId: ['1', '2'],
  paperIds: ['019a20e8-0000-7000-8000-000000000001', '019a20e8-0000-7000-8000-000000000002'],
  endpoint: ['https://push.example/a*', 'https://push.example/b*'],
  p256dh: [
    'BJFBSlWhtr5kziQ3UDZUud31kLqsHtdsTjEDdMlv422T-XTdhz1BpjGc-n32WmfByvcshtT49LeQpRya7omZeZY',
    'BHsskpJby1qzBj7wuqE5EJoiC90Wm8dKB70pwGziPoQpu2oy5wc1LBcGE2h3I4Rp1REZaPjf4cAiTSAeCOL0MBw',
  ],
  auth: ['AAAAAAAAAAAAAAAAAAAAAA', 'BBBBBBBBBBBBBBBBBBBBBA'],
  starts: ['22:00', '21:30'],
  ends: ['06:00', '05:30'],
  body: ['{"text":"One *"}', '{"text":"Two *"}'],
  ...Object.fromEntries(['keyPrefix', 'keySignature', 'nonce', 'salt', 'signature', 'derivedKey'].map((hex) => [hex, ['a1', 'b2']])),
}

/** What is known of a field whose rule a schema does not tell; nothing of any other. */
export const ruledValues = (name: string): readonly unknown[] => (Object.hasOwn(known, name) ? known[name]! : [])

/** The 67 bytes of the smallest PNG. */
const PNG = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64')

let made = 0
const numbered = (text: string) => text.replace('*', () => String(++made))

/** A value that the contract takes there; the first and the second differ wherever there are two. */
function fieldValue(shape: Shape, name: string, nth: 0 | 1): unknown {
  if (shape.const !== undefined) return shape.const
  if (shape.enum) return shape.enum.at(-nth)
  const digits = /^\^\\d\{(\d+)\}\$$/.exec(shape.pattern ?? '')?.[1]
  if (digits) return String(nth + 1).repeat(Number(digits))
  if (known[name] && shape.type !== 'object' && !shape.anyOf)
    return shape.type === 'string' ? numbered(String(known[name][nth])) : known[name][nth]
  const [first] = shape.oneOf ?? shape.anyOf ?? []
  if (first) return fieldValue(first, name, nth)
  if (shape.type === 'object') return inputOf(shape, nth)
  if (shape.type === 'array') return Array.from({ length: shape.minItems ?? 1 }, () => fieldValue(shape.items!, '', nth))
  if (shape.type === 'integer') return Math.max(shape.minimum ?? 0, 0) + 1 + nth
  if (shape.type === 'boolean') return nth === 0
  if (shape.format === 'uuid') return newId()
  if (shape.format === 'date-time') return new Date().toISOString()
  if (shape.format === 'date') return ['2026-11-16', '2026-11-23'][nth]
  if (shape.format === 'binary') return new File([PNG], 'photo.png', { type: 'image/png' })
  return numbered('The words * of a doctor')
}

/** Every field but where a page begins, which is nobody's to make up. */
const inputOf = ({ properties = {} }: Shape, nth: 0 | 1): Input =>
  Object.fromEntries(
    Object.entries(properties).flatMap(([name, shape]) => (name === 'cursor' ? [] : [[name, fieldValue(shape, name, nth)]])),
  )

/** What an operation takes, one of each kind that it takes: whatever refuses this refuses it for another reason than its shape. */
export function validInputs({ input }: Operation, nth: 0 | 1 = 0): Input[] {
  const { oneOf, ...shape } = (input ?? {}) as Shape
  return (oneOf ?? [shape]).map((kind) => inputOf(kind, nth))
}

/** Sends an input as the pages do. */
export function sendInput(world: World, { method, path, sendsFiles }: Operation, input: Input, token?: string) {
  const url = path.replaceAll(/\{(\w+)\}/g, (_, field) => encodeURIComponent(String(input[field])))
  const rest = Object.entries(input).filter(([field]) => !path.includes(`{${field}}`))
  if (method === 'GET') return world.fetch(`${url}?${new URLSearchParams(rest as [string, string][])}`, { token })
  if (!sendsFiles) {
    const body = JSON.stringify(Object.fromEntries(rest))
    return world.fetch(url, { method, token, body, headers: { 'content-type': 'application/json' } })
  }
  const body = new FormData()
  for (const [field, value] of rest) body.append(field, value instanceof File ? value : String(value))
  return world.fetch(url, { method, token, body })
}
