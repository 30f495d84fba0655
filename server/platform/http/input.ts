import { createWriteStream, openAsBlob } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { InferSchemaOutput } from '@orpc/contract'
import type { FastifyRequest } from 'fastify'
import { type FieldIssue, Refusal } from '#contract/errors.ts'
import { newId } from '../ids.ts'
import type { Served } from './serve.ts'

type Schema = NonNullable<Served['procedure']['~orpc']['inputSchema']>

/** A request's input and the temporary files behind it. */
export type Gathered = { input: unknown; clean: () => Promise<void> }

const nothingToClean = async () => {}

/** Puts path parameters, query and body together into the one input that the contract describes. */
export async function gather(request: FastifyRequest, uploadsDir: string): Promise<Gathered> {
  if (request.isMultipart()) return gatherParts(request, uploadsDir)
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
    throw error
  }
  return { input, clean }
}

/** The input as the contract promises it, or a refusal that names every field that does not fit. */
export async function validate<S extends Schema>(schema: S | undefined, input: unknown): Promise<InferSchemaOutput<S> | undefined> {
  if (!schema) return undefined
  const result = await schema['~standard'].validate(input)
  if (!result.issues) return result.value as InferSchemaOutput<S>
  throw new Refusal('BAD_INPUT', { issues: result.issues.map(asFieldIssue) })
}

function asFieldIssue({
  path = [],
  message,
}: {
  path?: ReadonlyArray<PropertyKey | { key: PropertyKey }> | undefined
  message: string
}): FieldIssue {
  return { path: path.map((step) => String(typeof step === 'object' ? step.key : step)).join('.'), message }
}
