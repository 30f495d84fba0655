import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort, listens } from './free-port.ts'

/** Whether the machine has an nginx; `.ci/run` brings Debian's. */
export const hasNginx = (() => {
  try {
    execFileSync('nginx', ['-v'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
})()

const BUFFERS = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']

/** nginx as `docs/operations.md` has it, before these nodes and without TLS. */
export async function openNginx(nodes: readonly string[]) {
  const folder = await mkdtemp(join(tmpdir(), 'wardmates-nginx-'))
  const port = await freePort()
  const configuration = join(folder, 'nginx.conf')
  const temporary = BUFFERS.map((what) => `${what}_temp_path ${join(folder, what)};`).join('\n')
  const http = `access_log off;\n${temporary}\n${await documented(nodes, port, folder)}`
  await writeFile(configuration, `daemon off;\npid ${join(folder, 'pid')};\nevents {}\nhttp {\n${http}\n}\n`)

  const child = spawn('nginx', ['-p', folder, '-e', join(folder, 'error.log'), '-c', configuration], { stdio: 'ignore' })
  while (!(await listens(port))) {
    if (child.exitCode !== null) throw new Error('nginx ended.')
    await sleep(10)
  }
  return {
    url: `http://127.0.0.1:${port}`,
    /** What it has written down of requests, and of those that failed. */
    async written() {
      const files = ['wardmates.log', 'wardmates-error.log'].map((name) => readFile(join(folder, name), 'utf8'))
      return (await Promise.all(files)).join('')
    },
    async close() {
      await end(child)
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function documented(nodes: readonly string[], port: number, folder: string) {
  const page = await readFile(join(import.meta.dirname, '../../docs/operations.md'), 'utf8')
  const block = /```nginx\n(.+?)```/s.exec(page)![1]!
  const [before, after] = block.split(/(?: {2}server 10\.0\.0\.\d+:4000;\n)+/) as [string, string]
  const servers = nodes.map((url) => `  server ${new URL(url).host};\n`).join('')
  return (
    before +
    servers +
    after
      .replace('listen 443 ssl;', `listen 127.0.0.1:${port};`)
      .replaceAll(/^ +ssl_.+\n/gm, '')
      .replaceAll('/var/log/nginx/', `${folder}/`)
  )
}

async function end(child: ChildProcess) {
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  await ended
}
