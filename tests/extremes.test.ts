import { expect } from 'vitest'
import { operations } from './support/operations.ts'
import { things } from './support/things.ts'
import { sendInput, validInputs } from './support/valid-input.ts'
import { test } from './support/world.ts'

type Input = Record<string, unknown>

/** What a schema may let through though a database, a calendar or a number's width does not take it. */
const TEXTS = [
  '\0',
  '0000-02-29',
  '0000-12-31T23:59:59.999Z',
  '9999-12-31',
  '9999-12-31T23:59:59.999Z',
  '99999999999999999999',
  "%x:*&|!'\\",
]
const NUMBERS = [-1, 0.5, 2 ** 31, Number.MAX_SAFE_INTEGER, 1e308]

/** These end what the others are tried with. */
const ENDS = ['account.signOut', 'account.signOutEverywhere', 'account.resetPassword']

/** The same value with one of its parts, however deep, in every extreme. */
function extremesOf(value: unknown): unknown[] {
  if (typeof value === 'string') return TEXTS
  if (typeof value === 'number') return NUMBERS
  if (Array.isArray(value)) return [[null], Array(500).fill(value[0] ?? 'x'), ...extremesOf(value[0]).map((part) => [part])]
  if (typeof value !== 'object' || value === null || value instanceof File) return []
  return Object.entries(value).flatMap(([key, part]) => extremesOf(part).map((extreme) => ({ ...value, [key]: extreme })))
}

test('no value of any field makes a fault', { timeout: 120_000 }, async ({ world }) => {
  const farah = await world.reviewer()
  const known: Input = await things(world, farah)
  const faults: unknown[] = []

  for (const operation of operations.filter(({ name }) => !ENDS.includes(name))) {
    for (const valid of validInputs(operation)) {
      const input = Object.fromEntries(Object.entries(valid).map(([field, value]) => [field, known[field] ?? value]))
      for (const extreme of extremesOf(input) as Input[]) {
        const answer = await sendInput(world, operation, extreme, farah.token)
        await answer.arrayBuffer()
        // What an operator has not set up is unavailable, whatever is said.
        if (answer.status >= 500 && answer.status !== 503) faults.push([operation.name, answer.status, extreme])
      }
    }
  }

  expect(faults).toEqual([])
})
