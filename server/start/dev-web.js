import process from 'node:process'
import { createServer } from 'vite'

/** Vite with hot reload; whatever belongs to the server goes there. */
const target = `http://127.0.0.1:${process.env.API_PORT}`
const server = await createServer({
  configFile: 'web/vite.config.ts',
  server: { port: Number(process.env.PORT), strictPort: true, proxy: { '/api': { target, ws: true }, '/files': { target } } },
})
await server.listen()

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => server.close().finally(() => process.exit(0)))
}
