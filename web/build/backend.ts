import { resolve } from 'node:path'
import { loadEnv, type Plugin } from 'vite'

const project = resolve(import.meta.dirname, '../..')

/** The origin in `said`, or '' where nothing is; refuses what is more or less than an origin. */
export function originOf(said = '') {
  if (!said) return ''
  const url = URL.parse(said)
  if (!url || !/^https?:$/.test(url.protocol) || url.href !== `${url.origin}/`)
    throw new Error(`VITE_BACKEND_URL has to be an origin, for example https://api.example; it is ${said}`)
  return url.origin
}

/** Origin of the server where it is not the one that serves the pages, from the environment or the project's .env. */
export const readBackend = (mode: string) => originOf(loadEnv(mode, project, 'VITE_BACKEND_URL').VITE_BACKEND_URL)

/** Tells the program where the server is. */
export function backend(): Plugin {
  return {
    name: 'wardmates:backend',
    config: (_, { mode }) => ({ define: { 'import.meta.env.VITE_BACKEND_URL': JSON.stringify(readBackend(mode)) } }),
  }
}
