import { createWriteStream, openAsBlob } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { InferSchemaOutput } from '@orpc/contract'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { type FieldIssue, Refusal } from '#contract/errors.ts'
import { newId } from '../ids.ts'
import type { Served } from './serve.ts'

type Schema = NonNullable<Served['procedure']['~orpc']['inputSchema']>

/** A request's input and the temporary files behind it. */
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
  if (body === undefined || body === null) return { input: { ...params }, clean: nothingToClean }
  if (typeof body !== 'object' || Array.isArray(body)) throw new Refusal('BAD_INPUT', { words: 'Send a JSON object.' })
  return { input: { ...body, ...params }, clean: nothingToClean }
}

/** Files go to disk as they arrive; the handler sees them as `File`s whose bytes are read when asked for. */
async function gatherParts(request: FastifyRequest, uploadsDir: string): Promise<Gathered> {
  await mkdir(uploadsDir, { recursive: true, mode: 0o700 })
  const paths: string[] = []
  const clean = async () => {
    await Promise.all(paths.map((path) => rm(path, { force: true })))
  }
  const input: Record<string, unknown> = { ...(request.params as object) }
  try {
    for await (const part of request.parts()) {
      if (part.type === 'field') {
        input[part.fieldname] = part.value
        continue
      }
      const path = join(uploadsDir, newId())
      paths.push(path)
      await pipeline(part.file, createWriteStream(path, { mode: 0o600 }))
      if (part.file.truncated) throw new Refusal('TOO_LARGE')
      input[part.fieldname] = new File([await openAsBlob(path)], part.filename || 'file', { type: part.mimetype })
    }
  } catch (error) {
    await clean()
    throw isOfParser(error) ? new Refusal('BAD_REQUEST') : error
  }
  return { input, clean }
}

// What the parser of forms throws at a broken one is a bare Error; everything else has a code.
const isOfParser = (error: unknown) => error instanceof Error && !(error instanceof Refusal) && !('code' in error)

/** The input as the contract promises it, or a refusal that names every field that does not fit. */
export async function validate<S extends Schema>(schema: S | undefined, input: unknown): Promise<InferSchemaOutput<S> | undefined> {
  if (!schema) return undefined
  const result = await schema['~standard'].validate(input)
  if (!result.issues) return result.value as InferSchemaOutput<S>
  throw new Refusal('BAD_INPUT', { issues: result.issues.flatMap(asFieldIssues) })
}

type Issue = { path?: ReadonlyArray<PropertyKey | { key: PropertyKey }> | undefined; message: string; keys?: unknown }

/** An issue at its field. Fields that the contract does not know come as one issue of the object around them; each is named by itself. */
function asFieldIssues({ path = [], message, keys }: Issue): FieldIssue[] {
  const steps = path.map((step) => String(typeof step === 'object' ? step.key : step))
  if (!Array.isArray(keys)) return [{ path: steps.join('.'), message }]
  return keys.map((key) => ({ path: [...steps, String(key)].join('.'), message: `There is no field "${key}" here.` }))
}
