import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { constants, setPriority } from 'node:os'
import { extname, join } from 'node:path'

const root = join(import.meta.dirname, '../..')
const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

/** A host of files alone, which knows of the product only what the build wrote down. */
export async function openFront() {
  await mkdir(join(root, 'dist'), { recursive: true })
  // Beside the other build: what draws pages beforehand finds its packages from there.
  const dir = await mkdtemp(join(root, 'dist/front-'))
  const server = createServer(async ({ url = '/' }, response) => {
    const path = url.split('?')[0]!
    const pages: Record<string, string> = JSON.parse(await readFile(join(dir, 'pages.json'), 'utf8'))
    const name = pages[path] ?? path.slice(1)
    const [status, body, type] = await readFile(join(dir, name)).then(
      (found) => [200, found, TYPES[extname(name)] ?? 'application/octet-stream'] as const,
      async () => [404, await readFile(join(dir, 'app.html')), TYPES['.html']!] as const,
    )
    response.writeHead(status, { 'content-type': type }).end(body)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    dir,
    /** Of one site with a server on this machine. */
    near: `http://127.0.0.1:${port}`,
    /** By another name, which browsers take for another site. */
    far: `http://localhost:${port}`,
    close: async () => {
      server.close()
      server.closeAllConnections()
      await rm(dir, { recursive: true, force: true })
    },
  }
}

/** Builds the web for a server on another host. */
export async function buildFront(dir: string, backend: string) {
  const args = ['build', '--config', 'web/vite.config.ts', '--outDir', dir, '--logLevel', 'warn']
  const child = spawn(process.execPath, [join(root, 'node_modules/vite/bin/vite.js'), ...args], {
    cwd: root,
    env: { ...process.env, VITE_BACKEND_URL: backend },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  // Whoever is at work beside this goes first.
  setPriority(child.pid!, constants.priority.PRIORITY_BELOW_NORMAL)
  const [code] = (await once(child, 'exit')) as [number | null]
  if (code !== 0) throw new Error(`The web could not be built for ${backend}.`)
}
