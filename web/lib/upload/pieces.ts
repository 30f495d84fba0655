import { type DetailedError, Upload } from 'tus-js-client'
import { UPLOADS_PATH } from '#contract/uploads.ts'
import { backend } from '../api/backend.ts'
import type { Path } from '../api/operations.ts'
import { callServer, failureOf } from '../api/server.ts'
import { session } from '../session.ts'
import { begun, markOf } from './begun.ts'
import { throughOutages } from './outages.ts'
import { LEFT, type Way } from './way.ts'

/** What goes in one request: small enough for a proxy that holds requests back, large enough to wait for few answers. */
const PIECE_BYTES = 4 * 1024 * 1024

/** Sends a file in pieces, then calls the operation that takes it by its id. */
export async function uploadInPieces(kind: string, path: Path, fields: object, file: File, way: Way): Promise<unknown> {
  const { id, taken } = await sendInPieces(kind, file, way)
  const answer = await throughOutages(() => callServer(path, { ...fields, uploadId: id }, way.signal), way)
  taken()
  return answer
}

/**
 * Sends a file in pieces, through outages and from where an earlier try of this browser's stopped. What is cancelled is removed from the server too, until
 * whoever had it taken says that it is.
 */
export async function sendInPieces(kind: string, file: File, way: Way) {
  const { signal } = way
  signal.throwIfAborted()
  const sending = pieceByPiece(kind, file, way)
  const stop = () => void sending.upload.abort(signal.reason !== LEFT).catch(() => undefined)
  signal.addEventListener('abort', stop)
  const [earlier] = await sending.upload.findPreviousUploads()
  if (earlier) sending.upload.resumeFromPreviousUpload(earlier)
  await throughOutages(sending.run, way, sending.reached)
  return { id: sending.upload.url!.split('/').at(-1)!, taken: () => signal.removeEventListener('abort', stop) }
}

function pieceByPiece(kind: string, file: File, { tell, signal }: Way) {
  let token: string | null = null
  let reached = 0
  const upload = new Upload(file, {
    endpoint: backend() + UPLOADS_PATH,
    chunkSize: PIECE_BYTES,
    // Tries are repeated by what knows how the line is.
    retryDelays: null,
    metadata: { kind, filename: file.name },
    fingerprint: () => markOf(kind, file),
    urlStorage: begun,
    removeFingerprintOnSuccess: true,
    onBeforeRequest: (request) => {
      token = session().token
      if (token) request.setHeader('authorization', `Bearer ${token}`)
    },
    onAfterResponse: (_request, answer) => {
      reached = Math.max(reached, Number(answer.getHeader('upload-offset') ?? 0))
    },
    onProgress: (sent, total) => tell({ share: sent / total, waiting: false }),
  })
  const run = () =>
    new Promise<void>((resolve, reject) => {
      signal.throwIfAborted()
      signal.addEventListener('abort', () => reject(signal.reason))
      upload.options.onSuccess = () => resolve()
      upload.options.onError = (error) => reject(failureIn(error, token))
      upload.start()
    })
  return { upload, run, reached: () => reached }
}

/** A refusal in the server's words, or what stands for a line that is gone. */
function failureIn(error: Error | DetailedError, token: string | null) {
  const answer = 'originalResponse' in error ? error.originalResponse : null
  if (!answer?.getStatus()) return new TypeError('Failed to fetch', { cause: error })
  return failureOf(answer.getStatus(), parse(answer.getBody()), token)
}

function parse(text: string) {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
