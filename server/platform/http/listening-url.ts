import type { Server } from 'node:http'

/** Where a server listens, as a browser on its machine would open it; before it listens, where it is going to. */
export function listeningUrl(server: Server, settings: { host: string; port: number }): string {
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : settings.port
  return `http://${settings.host.includes(':') ? `[${settings.host}]` : settings.host}:${port}`
}
