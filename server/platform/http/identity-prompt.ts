import type { Policy } from './headers.ts'

/** The pages with the button of Google: their documents alone may load its identity prompt. */
const ENTRANCES = ['/login', '/register']

/** What the document at a path may load besides our own files: the prompt's script and style by their addresses, its frame and answers beside them. */
export function promptSources(path: string, prompt: string | null | undefined): Policy {
  if (!prompt || !ENTRANCES.includes(path)) return {}
  const beside = new URL('.', prompt).href
  return { 'script-src': [prompt], 'style-src': [`${beside}style`], 'frame-src': [beside], 'connect-src': [beside] }
}
