import type { AnyContractProcedure } from '@orpc/contract'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { Refusal } from '#contract/errors.ts'
import { contract } from '#contract/index.ts'
import { validate } from './input.ts'

const bad = [undefined, null, '', 'x', 'x'.repeat(100_000), -1, 0.5, 1e9, true, [], Array(1000).fill('x'), {}, new File([], 'x')]

/** The schema behind what makes it optional, nullable, a default or the first part of a pipe. */
function inner(schema: unknown): unknown {
  if (schema instanceof z.ZodPipe) return inner(schema.in)
  return schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault
    ? inner(schema.unwrap())
    : schema
}

/** Inputs in which one field does not fit, in every object and every kind of a union. */
function misfits(schema: unknown): unknown[] {
  const known = inner(schema)
  if (known instanceof z.ZodDiscriminatedUnion) return [...bad, ...known.options.flatMap(misfits)]
  if (known instanceof z.ZodArray) return [...bad, ...misfits(known.element).map((one) => [one])]
  if (!(known instanceof z.ZodObject)) return bad
  const kinds = Object.entries(known.shape).flatMap(([key, field]) => (field instanceof z.ZodLiteral ? [[key, [...field.values][0]]] : []))
  const fields = Object.entries(known.shape).flatMap(([key, field]) => misfits(field).map((value) => ({ [key]: value })))
  return [...bad, ...fields.map((field) => ({ ...Object.fromEntries(kinds), ...field }))]
}

async function issuesOf(schema: AnyContractProcedure['~orpc']['inputSchema'], input: unknown) {
  try {
    await validate(schema, input)
    return []
  } catch (error) {
    if (error instanceof Refusal) return error.issues ?? []
    throw error
  }
}

const operations = Object.entries(contract).flatMap(([room, acts]) =>
  Object.entries(acts as Record<string, AnyContractProcedure>).flatMap(([act, procedure]) => {
    const { inputSchema } = procedure['~orpc']
    return inputSchema ? [[`${room}.${act}`, inputSchema] as const] : []
  }),
)

test.each(operations)('%s says in our own words what does not fit', async (_, schema) => {
  const issues = (await Promise.all(misfits(schema).map((input) => issuesOf(schema, input)))).flat()

  expect(issues.length).toBeGreaterThan(0)
  const sentences = [...new Set(issues.map(({ message }) => message))]
  expect(sentences.filter((words) => /^(Invalid|Too |Unrecognized)|expected|NaN/.test(words) || !/[.)]$/.test(words))).toEqual([])
})

const file = (megabytes: number) => new File([new Uint8Array(megabytes * 1024 * 1024)], 'x')

test.for([
  [z.string(), undefined, 'This is required.'],
  [z.string(), 1, 'Enter some text.'],
  [z.number(), 'x', 'Enter a number.'],
  [z.int(), 0.5, 'Enter a whole number.'],
  [z.boolean(), 'x', 'Choose yes or no.'],
  [z.array(z.string()), 'x', 'Send a list.'],
  [z.file(), 'x', 'Choose a file.'],
  [z.date(), 'x', 'This value is not accepted.'],
  [z.string().max(3), 'four', 'At most 3 characters.'],
  [z.file().max(2.5 * 1024 * 1024), file(3), 'Use a file up to 2 MB.'],
  [z.number().max(5), 6, 'Enter a number up to 5.'],
  [z.int(), 2 ** 60, `Enter a number up to ${Number.MAX_SAFE_INTEGER}.`],
  [z.array(z.string()).max(1), ['a', 'b'], 'At most 1 entries.'],
  [z.number().min(1), 0, 'Enter a number from 1.'],
  [z.int(), -(2 ** 60), `Enter a number from ${Number.MIN_SAFE_INTEGER}.`],
  [z.string().min(1), '', 'This cannot be empty.'],
  [z.array(z.string()).min(1), [], 'This cannot be empty.'],
  [z.string().min(2), 'x', 'At least 2 characters.'],
  [z.array(z.string()).min(2), ['a'], 'At least 2 entries.'],
  [z.email(), 'x', 'Enter an email address.'],
  [z.url(), 'x', 'Enter a web address.'],
  [z.iso.date(), 'x', 'Enter a date.'],
  [z.iso.datetime(), 'x', 'Enter a date and time.'],
  [z.uuid(), 'x', 'The format is not right.'],
  [z.enum(['a', 'b']), 'x', 'Choose a value from the list.'],
  [z.union([z.literal(1), z.literal(2)]), 'x', 'Choose a value from the list.'],
  [z.number().multipleOf(2), 3, 'This value is not accepted.'],
] as const)('what does not fit is asked for in words of its kind, %#', async ([schema, input, words]) => {
  expect((await issuesOf(z.object({ field: schema as z.ZodType }), { field: input })).map(({ message }) => message)).toEqual([words])
})
