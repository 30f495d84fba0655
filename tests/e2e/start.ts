import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')
const PATIENCE_MS = 60_000

/** Starts the product as `npm start` would, on a free port and a data folder of its own, for the whole run. */
export default async function start() {
  const dataDir = await mkdtemp(join(tmpdir(), 'wardmates-e2e-'))
  const child = spawn(process.execPath, [join(root, 'server/main.ts')], {
    cwd: root,
    env: {
      ...process.env,
      PORT: '0',
      HOST: '127.0.0.1',
      WARDMATES_DATA: dataDir,
      WARDMATES_SAMPLE: 'on',
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'warn',
      DATABASE_URL: '',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  process.env.WARDMATES_E2E_URL = await addressOf(child)
  process.env.WARDMATES_E2E_DATA = dataDir

  return async () => {
    const ended = new Promise((resolve) => child.once('exit', resolve))
    child.kill('SIGTERM')
    await ended
    await rm(dataDir, { recursive: true, force: true })
  }
}

/** The address that the server prints once it listens. */
function addressOf(child: ChildProcess) {
  return new Promise<string>((resolve, reject) => {
    let printed = ''
    const timer = setTimeout(() => reject(new Error(`The server did not open in time. It printed: ${printed}`)), PATIENCE_MS)
    child.stdout!.on('data', (chunk: Buffer) => {
      printed += chunk
      const url = /is open at (http\S+)/.exec(printed)?.[1]
      if (!url) return
      clearTimeout(timer)
      resolve(url)
    })
    child.once('exit', (code) => reject(new Error(`The server stopped with code ${code}. It printed: ${printed}`)))
  })
}
