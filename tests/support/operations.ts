import type { AnyContractProcedure } from '@orpc/contract'
import { z } from 'zod'
import { contract } from '#contract/index.ts'
import type { Meta } from '#contract/route.ts'
import type { World } from './world.ts'

const isFile = (field: unknown) => field instanceof z.ZodFile

/** The objects that an input may be; one for each kind where it is a union. */
function shapesOf(schema: unknown): Record<string, unknown>[] {
  if (schema instanceof z.ZodObject) return [schema.shape]
  return schema instanceof z.ZodDiscriminatedUnion ? schema.options.flatMap(shapesOf) : []
}

/** Every operation of the contract, and who may call it. */
export const operations = Object.entries(contract).flatMap(([room, acts]) =>
  Object.entries(acts as Record<string, AnyContractProcedure>).map(([act, procedure]) => {
    const { route, meta, inputSchema, outputSchema } = procedure['~orpc']
    const shapes = shapesOf(inputSchema)
    return {
      name: `${room}.${act}`,
      method: route.method!,
      path: route.path!,
      access: (meta as Meta).access,
      /** Of staff: the roles one of which opens it. */
      roles: (meta as Meta).roles ?? [],
      fields: [...new Set(shapes.flatMap(Object.keys))],
      /** What tells the kinds of a union apart, each as it would be sent. */
      kinds: shapes.map((shape) =>
        Object.fromEntries(Object.entries(shape).flatMap(([key, field]) => (field instanceof z.ZodLiteral ? [[key, field.value]] : []))),
      ),
      sendsFiles: shapes.some((shape) => Object.values(shape).some(isFile)),
      takesInput: inputSchema !== undefined,
      /** What may be sent, and what is answered, as JSON Schema. */
      input: inputSchema instanceof z.ZodType ? z.toJSONSchema(inputSchema, { io: 'input', unrepresentable: 'any' }) : undefined,
      output: outputSchema instanceof z.ZodType ? z.toJSONSchema(outputSchema, { unrepresentable: 'any' }) : undefined,
    }
  }),
)
export type Operation = (typeof operations)[number]

/** The names of all fields in a shape, however deep. */
export function fieldsOf(shape: unknown): string[] {
  if (typeof shape !== 'object' || shape === null) return []
  const { properties = {} } = shape as { properties?: Record<string, unknown> }
  return [...Object.keys(properties), ...Object.values(shape).flatMap(fieldsOf)]
}

/** Calls an operation with whatever is given, as no client of ours would. */
export function send(world: World, { method, path, fields }: Operation, value: (field: string) => unknown, token?: string) {
  const inPath = (field: string) => path.includes(`{${field}}`)
  const url = path.replaceAll(/\{(\w+)\}/g, (_, field) => encodeURIComponent(String(value(field)).toWellFormed()))
  const input = Object.fromEntries(fields.filter((field) => !inPath(field)).map((field) => [field, value(field)]))
  const query = method === 'GET' && Object.keys(input).length > 0 ? `?${new URLSearchParams(input as Record<string, string>)}` : ''
  const body = method === 'GET' ? {} : { body: JSON.stringify(input), headers: { 'content-type': 'application/json' } }
  return world.fetch(url + query, { method, token, ...body })
}
