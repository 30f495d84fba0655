import type { Readable } from 'node:stream'
import { Refusal } from '#contract/errors.ts'
import type { Log } from '../log.ts'
import type { BucketSettings } from './bucket-settings.ts'
import type { ByteStore } from './store.ts'
import { streamOf } from './stream.ts'

const CONNECT_MS = 3000
const AWAY = 'Files cannot be stored or opened at the moment. Please try again in a moment.'

/** Bytes in a bucket. What it does not do, or not in time, is refused with UNAVAILABLE, and the log is told why. */
export function bucketBytes(settings: BucketSettings, log: Pick<Log, 'warn'>): ByteStore {
  let connected: ReturnType<typeof connect> | undefined

  async function ask<Answer>(what: (s3: Awaited<ReturnType<typeof connect>>, within: { abortSignal: AbortSignal }) => Promise<Answer>) {
    connected ??= connect(settings)
    const s3 = await connected
    const within = new AbortController()
    // Until it answers: what it then sends may take longer, as long as it comes.
    const late = setTimeout(() => within.abort(), settings.timeoutMs)
    return what(s3, { abortSignal: within.signal })
      .catch((error) => refuse(error))
      .finally(() => clearTimeout(late))
  }

  function refuse(error: Error & { code?: string; $metadata?: { httpStatusCode?: number } }) {
    if (error.name === 'NoSuchKey') return null
    log.warn({ fault: error.name, code: error.code, status: error.$metadata?.httpStatusCode }, 'the bucket of files is out of reach')
    throw new Refusal('UNAVAILABLE', { words: AWAY, headers: { 'retry-after': '5' } })
  }

  async function* read(body: Readable) {
    try {
      yield* body as AsyncIterable<Buffer>
    } catch (error) {
      refuse(error as Error)
    }
  }

  const place = (id: string) => ({ Bucket: settings.name, Key: id })
  return {
    async put(id, bytes) {
      await ask(({ client, PutObjectCommand }, within) => client.send(new PutObjectCommand({ ...place(id), Body: bytes }), within))
    },
    async open(id) {
      const found = await ask(({ client, GetObjectCommand }, within) => client.send(new GetObjectCommand(place(id)), within))
      if (!found) return null
      const body = found.Body as Readable
      return { sizeBytes: found.ContentLength ?? 0, stream: streamOf(read(body), body) }
    },
    async remove(id) {
      await ask(({ client, DeleteObjectCommand }, within) => client.send(new DeleteObjectCommand(place(id)), within))
    },
    // An object appears when the bucket has the whole of it.
    sweep: async () => {},
  }
}

/** Loaded where a bucket is configured, and nowhere else. */
async function connect({ endpoint, region, accessKeyId, secretAccessKey, timeoutMs }: BucketSettings) {
  const { S3Client, ...commands } = await import('@aws-sdk/client-s3')
  const client = new S3Client({
    region,
    ...(endpoint && { endpoint, forcePathStyle: true }),
    credentials: { accessKeyId, secretAccessKey },
    // What is sealed proves itself, and not every bucket knows these checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: CONNECT_MS, socketTimeout: timeoutMs },
  })
  return { client, ...commands }
}
