import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'

const BUCKET = 'wardmates'
/** Its only key, and the secret of that key, which it does not check. */
const KEY = 'S3RVER'

/** A bucket on this machine that speaks S3. */
export async function openBucketServer() {
  const directory = await mkdtemp(join(tmpdir(), 'wardmates-bucket-'))
  const server = new S3rver({ address: '127.0.0.1', port: 0, silent: true, directory, configureBuckets: [{ name: BUCKET }] })
  const { port } = await server.run()
  return {
    settings: {
      FILES_S3_BUCKET: BUCKET,
      FILES_S3_ENDPOINT: `http://127.0.0.1:${port}`,
      FILES_S3_ACCESS_KEY_ID: KEY,
      FILES_S3_SECRET_ACCESS_KEY: KEY,
      FILES_S3_SECONDS: '5',
    },
    /** What lies in it under a name. */
    bytesOf: (id: string) => readFile(join(directory, BUCKET, `${id}._S3rver_object`)),
    async close() {
      await server.close()
      await rm(directory, { recursive: true, force: true })
    },
  }
}
