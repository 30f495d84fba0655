import process from 'node:process'
import { runCommand } from './command.js'
import { runApi } from './dev-api.js'
import { ensureInstalled } from './install.js'
import { ensureNode } from './runtime.js'
import { runScript } from './sentence.js'

/** The web on PORT, as `npm start` has it; the API one port further, behind the web's proxy. */
await runScript(async () => {
  await ensureInstalled()
  const node = await ensureNode()
  const port = Number(process.env.PORT ?? 3000)
  const web = { PORT: String(port), API_PORT: String(port + 1) }
  const api = { PORT: String(port + 1), PUBLIC_URL: process.env.PUBLIC_URL ?? `http://localhost:${port}` }
  // Either is of no use without the other.
  const end = new AbortController()
  const [, code] = await Promise.all([
    runApi(node, { env: api, until: end.signal }).finally(() => end.abort()),
    runCommand(node, ['server/start/dev-web.js'], { env: web, until: end.signal }).finally(() => end.abort()),
  ])
  return code
})
