import { z } from 'zod'
import { Refusal } from '#contract/errors.ts'
import { LiveEvents } from '#contract/live-events.ts'
import type { Hint } from '../../live/interests.ts'
import { watchInput } from './input-watch.ts'
import type { Served } from './serve.ts'

/** Hears of everything that is not as the contract promises it: what is thrown may be caught far from any test. */
export type OnBreach = (words: string) => void

/**
 * The same operations, each held to its contract: what it answers, tells on the way and refuses with, and that it names every field it
 * is sent. For development and tests; in production the contract holds because this found nothing.
 */
export function checkOperations(served: readonly Served[], onBreach: OnBreach): Served[] {
  return served.map(({ procedure, answer }) => {
    const { route, meta, outputSchema, errorMap } = procedure['~orpc']
    const name = `${route.method} ${route.path}`
    return {
      procedure,
      async answer(sent, context) {
        const { input, unread } = watchInput(sent)
        const { caller } = context
        const tell = caller.tell.bind(caller)
        caller.tell = async (part) => {
          compare(`${name}, a part`, meta.streams, part, onBreach)
          await tell(part)
        }
        try {
          const output = await answer(input, context)
          // Showing a field again is not reading it.
          const forgotten = unread()
          compare(name, outputSchema, output, onBreach)
          if (forgotten.length > 0) breach(name, [`its handler reads no ${forgotten.join(', ')}`], onBreach)
          return output
        } catch (error) {
          // Whoever has left gets no answer.
          if (error instanceof Refusal && !(error.code in errorMap) && !caller.signal.aborted)
            breach(name, [`it does not declare ${error.code}`], onBreach)
          throw error
        }
      },
    }
  })
}

/** Sees every event of the live channel before it is sent, and holds it to the contract. */
export const checkEvents =
  (onBreach: OnBreach) =>
  ([event, what]: Hint) =>
    compare(event, LiveEvents.shape[event], what, onBreach)

/** Throws where what is about to be sent differs from the shape that is promised for it. */
export function compare(name: string, schema: unknown, sent: unknown, onBreach: OnBreach) {
  const differences = [...differencesFrom(schema instanceof z.ZodType ? schema : z.undefined(), sent)]
  if (differences.length > 0) breach(name, differences, onBreach)
}

function breach(name: string, differences: readonly string[], onBreach: OnBreach): never {
  const words = `${name} breaks its contract: ${differences.join('; ')}`
  onBreach(words)
  throw new Refusal('FAULT', { words })
}

function differencesFrom(schema: z.ZodType, sent: unknown): Iterable<string> {
  const onWire = sent instanceof Blob || sent === undefined ? sent : JSON.parse(JSON.stringify(sent))
  const { success, data, error } = schema.safeParse(onWire)
  if (!success) return error.issues.map(({ path, message }) => `${path.join('.') || 'the whole'}: ${message}`)
  return changesBetween(onWire, data, '')
}

/** A field that reading drops, adds or changes is none that was promised, at whatever depth. */
function* changesBetween(sent: unknown, read: unknown, path: string): Generator<string> {
  if (!isTree(sent) || !isTree(read)) {
    if (sent !== read) yield `${path || 'the whole'}: is read as ${JSON.stringify(read)}`
    return
  }
  for (const key of new Set([...Object.keys(sent), ...Object.keys(read)])) {
    const inner = path ? `${path}.${key}` : key
    if (!(key in read)) yield `${inner}: is no field of it`
    else if (!(key in sent)) yield `${inner}: is missing`
    else yield* changesBetween(sent[key], read[key], inner)
  }
}

const isTree = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !(value instanceof Blob)
