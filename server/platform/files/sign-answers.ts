import { z } from 'zod'
import { FileUrl } from '#contract/files.ts'
import type { Served } from '../http/operations/serve.ts'
import type { Addresses } from './addresses.ts'

type Change = (value: unknown) => unknown

/**
 * The same operations; wherever their contract promises a file's address, what they answer has one that opens the file for a while. A room
 * names a file by its path and shows it to whoever may see it: that is the right to an address, and nobody else is given one.
 */
export function signAnswers(served: readonly Served[], addresses: Addresses): Served[] {
  const sign: Change = (path) => addresses.sign(path as string, Date.now())
  return served.map(({ procedure, answer }) => {
    const change = changeOf(procedure['~orpc'].outputSchema, sign)
    return change ? { procedure, answer: async (input, context) => change(await answer(input, context)) } : { procedure, answer }
  })
}

/** What changes each address in a value of this schema; nothing where it can hold none. Text that a member wrote is never one. */
function changeOf(schema: unknown, sign: Change): Change | undefined {
  if (schema === FileUrl) return sign
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional) return inPresent(changeOf(schema.unwrap(), sign))
  if (schema instanceof z.ZodArray) return inEach(changeOf(schema.element, sign))
  if (schema instanceof z.ZodDiscriminatedUnion) return inOption(schema, sign)
  if (schema instanceof z.ZodObject) return inFields(schema, sign)
  return undefined
}

const inPresent = (change: Change | undefined): Change | undefined => change && ((value) => (value == null ? value : change(value)))

const inEach = (change: Change | undefined): Change | undefined => change && ((values) => (values as unknown[]).map(change))

function inFields({ shape }: z.ZodObject, sign: Change): Change | undefined {
  const changes = Object.entries(shape).flatMap(([name, field]) => {
    const change = changeOf(field, sign)
    return change ? [{ name, change }] : []
  })
  if (changes.length === 0) return undefined
  return (value) => {
    const fields = { ...(value as Record<string, unknown>) }
    for (const { name, change } of changes) if (name in fields) fields[name] = change(fields[name])
    return fields
  }
}

function inOption({ def: { discriminator, options } }: z.ZodDiscriminatedUnion, sign: Change): Change | undefined {
  const changes = (options as z.ZodObject[]).flatMap((option) => {
    const change = changeOf(option, sign)
    return change ? [{ said: option.shape[discriminator] as z.ZodType, change }] : []
  })
  if (changes.length === 0) return undefined
  return (value) => {
    const said = (value as Record<string, unknown>)[discriminator]
    return changes.find((one) => one.said.safeParse(said).success)?.change(value) ?? value
  }
}
