import { readdir, readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import type { Plugin } from 'vite'

const folder = resolve(import.meta.dirname, '../lib/language')
const PREFIX = 'virtual:catalogue/'

/** The catalogues of a language, a file a room, as one table from English, or the code of a refusal, to a compiled message. */
async function compileCatalogues(language: string) {
  const names = (await readdir(join(folder, language))).filter((name) => name.endsWith('.json')).sort()
  const files = names.map((name) => join(folder, language, name))
  const rooms: Record<string, string>[] = await Promise.all(files.map(async (file) => JSON.parse(await readFile(file, 'utf8'))))
  const messages = Object.fromEntries(rooms.flatMap((room) => Object.entries(room).map(([id, words]) => [id, compileMessage(words)])))
  return { files, messages }
}

/** Gives the web the words of a language, compiled while the site is built: what reads the notation of messages reaches no browser. */
export function catalogues(): Plugin {
  return {
    name: 'wardmates:catalogues',
    resolveId: (wanted) => (wanted.startsWith(PREFIX) ? `\0${wanted}` : undefined),
    async load(wanted) {
      if (!wanted.startsWith(`\0${PREFIX}`)) return
      const { files, messages } = await compileCatalogues(wanted.slice(PREFIX.length + 1))
      for (const file of files) this.addWatchFile(file)
      return `export default ${JSON.stringify(messages)}`
    },
  }
}
