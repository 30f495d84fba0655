import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startProcess } from '../support/process.ts'

/** Starts the product for the whole run, with the sample community, in a data folder of its own. */
export default async function start() {
  const dataDir = await mkdtemp(join(tmpdir(), 'wardmates-e2e-'))
  const server = await startProcess({ WARDMATES_DATA: dataDir, WARDMATES_SAMPLE: 'on' })
  process.env.WARDMATES_E2E_URL = server.url
  process.env.WARDMATES_E2E_DATA = dataDir

  return async () => {
    await server.end('SIGTERM')
    await rm(dataDir, { recursive: true, force: true })
  }
}
