import { readdir, readFile, writeFile } from 'node:fs/promises'
import { extname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)
const text = new Set(['.html', '.js', '.css', '.svg', '.json', '.webmanifest', '.txt', '.xml'])
/** Below this a compressed copy saves nothing. */
const LEAST_BYTES = 200

async function compress(path: string) {
  const content = await readFile(path)
  if (content.length < LEAST_BYTES) return
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
  await writeFile(`${path}.br`, await brotli(content, { params }))
  await writeFile(`${path}.gz`, await zip(content, { level: 9 }))
}

/** Lays a brotli and a gzip copy beside every text file, once everything else has been written. */
export function precompress(): Plugin {
  let out = ''
  let client = false
  return {
    name: 'wardmates:precompress',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      out = resolve(config.root, config.build.outDir)
      client = !config.build.ssr
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler(error?: Error) {
        if (error || !client) return
        const files = await readdir(out, { recursive: true, withFileTypes: true })
        await Promise.all(
          files.filter((file) => file.isFile() && text.has(extname(file.name))).map((file) => compress(join(file.parentPath, file.name))),
        )
      },
    },
  }
}
