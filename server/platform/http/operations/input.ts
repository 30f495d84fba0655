import type { InferSchemaOutput } from '@orpc/contract'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { type FieldIssue, Refusal } from '#contract/errors.ts'
import { issueWords } from './issue-words.ts'
import { ReceivedFile } from './received-file.ts'
import type { Served } from './serve.ts'

type Schema = NonNullable<Served['procedure']['~orpc']['inputSchema']>

/** A request's input, and what gives the files in it back. */
export type Gathered = { input: unknown; clean: () => Promise<void> }

const nothingToClean = async () => {}

/** Whether an operation is sent files; every other one is sent JSON. */
export const takesFiles = (schema: Schema | undefined) =>
  schema instanceof z.ZodObject && Object.values(schema.shape).some((field) => field instanceof z.ZodFile)

/** Puts path parameters, query and body together into the one input that the contract describes. */
export async function gather(request: FastifyRequest, uploadsDir: string, files: boolean): Promise<Gathered> {
  if (request.isMultipart() !== files) throw new Refusal('UNSUPPORTED_TYPE')
  if (files) return gatherParts(request, uploadsDir)
  const params = request.params as Record<string, unknown>
  if (request.method === 'GET') return { input: { ...(request.query as object), ...params }, clean: nothingToClean }
  const { body } = request
  if (body === undefined) return { input: { ...params }, clean: nothingToClean }
  if (typeof body !== 'object' || Array.isArray(body)) throw new Refusal('BAD_INPUT', { words: 'Send a JSON object.' })
  return { input: { ...body, ...params }, clean: nothingToClean }
}

/** Files go to disk as they arrive; the handler sees them as `File`s whose bytes are read when asked for, until `clean`. */
async function gatherParts(request: FastifyRequest, uploadsDir: string): Promise<Gathered> {
  const received: ReceivedFile[] = []
  const clean = async () => {
    await Promise.all(received.map((file) => file.discard()))
  }
  const input: Record<string, unknown> = { ...(request.params as object) }
  try {
    for await (const part of request.parts()) {
      if (part.type === 'field') {
        input[part.fieldname] = part.value
        continue
      }
      const file = await ReceivedFile.receive(uploadsDir, part.file, { name: part.filename || 'file', type: part.mimetype })
      received.push(file)
      if (part.file.truncated) throw new Refusal('TOO_LARGE')
      input[part.fieldname] = file
    }
  } catch (error) {
    await clean()
    throw isOfParser(error) ? new Refusal('BAD_REQUEST') : error
  }
  return { input, clean }
}

// What the parser of forms throws at a broken one is a bare Error; everything else has a code, a refusal too.
const isOfParser = (error: unknown) => error instanceof Error && !('code' in error)

/** The input as the contract promises it, or a refusal that names every field that does not fit. */
export async function validate<S extends Schema>(schema: S | undefined, input: unknown): Promise<InferSchemaOutput<S> | undefined> {
  if (!schema) return undefined
  // The contract's schemas are zod's.
  const result = await (schema as unknown as z.ZodType).safeParseAsync(input, { error: issueWords })
  if (result.success) return result.data as InferSchemaOutput<S>
  throw new Refusal('BAD_INPUT', { issues: result.error.issues.flatMap(asFieldIssues) })
}

/** An issue at its field. Fields that the contract does not know come as one issue of the object around them; each is named by itself. */
function asFieldIssues(issue: z.core.$ZodIssue): FieldIssue[] {
  if (issue.code !== 'unrecognized_keys') return [{ path: issue.path.join('.'), message: issue.message }]
  return issue.keys.map((key) => ({ path: [...issue.path, key].join('.'), message: `There is no field "${key}" here.` }))
}
