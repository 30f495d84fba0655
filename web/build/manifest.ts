import { readFile, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import type { Manifest, Plugin, ResolvedConfig, Rolldown } from 'vite'

const MANIFEST = '.vite/manifest.json'

/** The manifest names a chunk after the one module whose own it is; what is fetched on demand out of a common chunk is added by its name. */
async function nameAll(out: string, root: string, bundle: Rolldown.OutputBundle, isFetched: (id: string) => boolean) {
  const path = join(out, MANIFEST)
  const manifest = JSON.parse(await readFile(path, 'utf8')) as Manifest
  const byFile = new Map(Object.values(manifest).map((chunk) => [chunk.file, chunk]))
  for (const chunk of Object.values(bundle)) {
    const known = byFile.get(chunk.fileName)
    if (chunk.type !== 'chunk' || !known) continue
    for (const id of chunk.moduleIds.filter(isFetched)) manifest[relative(root, id)] ??= known
  }
  await writeFile(path, JSON.stringify(manifest))
}

export function manifest(): Plugin {
  let config: ResolvedConfig
  return {
    name: 'wardmates:manifest',
    configResolved(resolved) {
      config = resolved
    },
    writeBundle: {
      sequential: true,
      async handler({ dir }, bundle) {
        if (config.build.ssr || !dir) return
        await nameAll(dir, config.root, bundle, (id) => Boolean(this.getModuleInfo(id)?.dynamicImporters.length))
      },
    },
  }
}
