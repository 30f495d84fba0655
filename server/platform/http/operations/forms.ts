import multipart from '@fastify/multipart'
import type { FastifyInstance } from 'fastify'
import { emptyUploads } from './received-file.ts'

const FILE_MAX_BYTES = 20 * 1024 * 1024
const FIELD_MAX_BYTES = 64 * 1024

/** Takes forms with files, within bounds. What an earlier process left where files arrive is removed. */
export async function acceptForms(app: FastifyInstance, uploadsDir: string) {
  await app.register(multipart, {
    limits: { fileSize: FILE_MAX_BYTES, files: 4, fields: 20, parts: 24, fieldSize: FIELD_MAX_BYTES },
    throwFileSizeLimit: true,
  })
  await emptyUploads(uploadsDir)
}
