import fc from 'fast-check'
import type { Described } from './description.ts'
import { oddBody, oddName, oddValue } from './odd-values.ts'
import { Attached, fitting, Known } from './schema-values.ts'

export type CallerKind = 'guest' | 'member' | 'verified' | 'reviewer'

type Parts = { path: unknown; query: unknown; body: unknown }
export type OddRequest = {
  caller: CallerKind
  /** What goes into the address, behind it and into the body. */
  parts: Parts
  /** Sent as it is in place of the body. */
  bare: string | null
  headers: Record<string, string>
}

type Change = { kind: 'drop' } | { kind: 'add'; name: string; value: unknown } | { kind: 'put'; value: unknown }

const change: fc.Arbitrary<Change> = fc.oneof(
  { weight: 1, arbitrary: fc.constant<Change>({ kind: 'drop' }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('add' as const), name: oddName, value: oddValue }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('put' as const), value: oddValue }) },
)

/** What has fields or elements, which a file and the id of something do not. */
const isTree = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && [Array.prototype, Object.prototype, null].includes(Object.getPrototypeOf(value))
const own = (value: unknown) => ({ value, enumerable: true, configurable: true, writable: true })

/** Every place in a value, each as the keys that lead there. */
const placesIn = (value: unknown): string[][] =>
  isTree(value) ? Object.entries(value).flatMap(([key, inner]) => [[key], ...placesIn(inner).map((rest) => [key, ...rest])]) : []

/** The same value, changed at one place. */
function changedAt(value: unknown, [key, ...rest]: string[], how: Change): unknown {
  if (!isTree(value) || key === undefined) return value
  const copy = Array.isArray(value) ? [...value] : { ...value }
  const put = (name: string, what: unknown) => Object.defineProperty(copy, name, own(what))
  if (rest.length > 0) return put(key, changedAt(value[key], rest, how))
  if (how.kind === 'drop') return Array.isArray(copy) ? copy.filter((_, at) => String(at) !== key) : without(copy, key)
  if (how.kind === 'add') return Array.isArray(copy) ? [...copy, how.value] : put(how.name, how.value)
  return put(key, how.value)
}

const without = (value: object, key: string) => Object.fromEntries(Object.entries(value).filter(([name]) => name !== key))

/** The parts with one thing wrong, below their own names. */
function broken(parts: Parts, nth: number, how: Change): Parts {
  const places = placesIn(parts).filter((place) => place.length > 1)
  return places.length === 0 ? parts : (changedAt(parts, places[nth % places.length]!, how) as Parts)
}

const headers: fc.Arbitrary<Record<string, string>> = fc.oneof(
  { weight: 10, arbitrary: fc.constant({}) },
  { weight: 1, arbitrary: fc.constant({ accept: 'text/event-stream' }) },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom('Asia/Kolkata', 'Pacific/Apia', 'Nowhere/Land', '+99:99', '__proto__', '')
      .map((zone) => ({ 'x-time-zone': zone })),
  },
)

const of = (name: CallerKind, weight: number) => ({ weight, arbitrary: fc.constant(name) })

/** Requests that somebody may send who knows the description and means no good, or no more than half of it. */
export function requestsOf({ parts, isOpen, isForStaff }: Described): fc.Arbitrary<OddRequest> {
  const valid = fc.record({
    path: parts.path ? fitting(parts.path) : fc.constant(null),
    query: parts.query ? fitting(parts.query) : fc.constant(null),
    body: parts.body ? fitting(parts.body) : fc.constant(null),
  })
  const nearly = fc.tuple(valid, fc.nat(60), change).map(([value, nth, how]) => broken(value, nth, how))
  return fc.record({
    caller: isForStaff
      ? fc.oneof(of('reviewer', 12), of('verified', 1), of('guest', 1))
      : fc.oneof(of('guest', isOpen ? 6 : 1), of('member', 4), of('verified', 8), of('reviewer', 3)),
    parts: fc.oneof({ weight: 6, arbitrary: valid }, { weight: 5, arbitrary: nearly }),
    bare: parts.body ? fc.oneof({ weight: 12, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: oddBody }) : fc.constant(null),
    headers,
  })
}

/** Longer addresses are no operation's: the server refuses them before it looks where they lead. */
const URL_MAX = 8000

type Init = { method: string; headers: Record<string, string>; body?: string | FormData }

/** What is fetched for a request. */
export function fetched(
  { method, path, sendsFiles }: Described,
  request: OddRequest,
  { idOf, around }: { idOf: (known: Known, caller: CallerKind) => string | undefined; around: (id: unknown) => Record<string, string> },
): [path: string, init: Init, params: Record<string, string>] {
  const { path: said, query, body } = resolved(request.parts, (known) => idOf(known, request.caller)) as Parts
  const params = within(request.parts.path, said, around)
  const at = path.replaceAll(/\{(\w+)\}/g, (_, name) => encodeURIComponent(params[name]!))
  const url = (isTree(query) ? `${at}?${asQuery(query)}` : at).slice(0, URL_MAX)
  const init = { method, headers: { ...request.headers } as Record<string, string> }
  if (request.bare !== null) return [url, asJson(init, request.bare), params]
  if (body === null || method === 'GET') return [url, init, params]
  if (sendsFiles && isTree(body)) return [url, { ...init, body: asForm(body) }, params]
  return [url, asJson(init, JSON.stringify(body)), params]
}

const asJson = (init: Init, body: string): Init => ({ ...init, headers: { ...init.headers, 'content-type': 'application/json' }, body })

/** What an address is made of: the last of its things, and before it those that this one is in, where no other was meant. */
function within(meant: unknown, said: unknown, around: (id: unknown) => Record<string, string>): Record<string, string> {
  if (!isTree(meant) || !isTree(said)) return {}
  const known = around(Object.values(said).at(-1))
  const isFree = (name: string) => Object.hasOwn(known, name) && meant[name] instanceof Known && meant[name].nth === 0
  return Object.fromEntries(Object.entries(said).map(([name, value]) => [name, isFree(name) ? known[name]! : asText(value)]))
}

const asText = (value: unknown) => (isTree(value) ? JSON.stringify(value) : String(value)).toWellFormed()

/** A list is said once for each of its values. */
function asQuery(query: Record<string, unknown>) {
  const all = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : (Array.isArray(value) ? value.slice(0, 50) : [value]).map((one) => [name, asText(one)]),
  )
  return new URLSearchParams(all as [string, string][])
}

function asForm(body: Record<string, unknown>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(body)) {
    if (value === undefined) continue
    if (value instanceof Attached)
      form.append(name, new File([Uint8Array.from(value.bytes)], value.filename.toWellFormed(), { type: value.type }))
    else form.append(name, asText(value))
  }
  return form
}

/** The same value with the ids of what is there in their places. */
function resolved(value: unknown, idOf: (known: Known) => string | undefined): unknown {
  if (value instanceof Known) return idOf(value)
  if (Array.isArray(value)) return value.map((one) => resolved(one, idOf)).filter((one) => one !== undefined)
  if (!isTree(value)) return value
  const copy = {}
  for (const [name, inner] of Object.entries(value)) Object.defineProperty(copy, name, own(resolved(inner, idOf)))
  return copy
}
