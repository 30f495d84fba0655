import type { Manifest } from 'vite'

/** The files a browser needs before the given modules can run. */
export type Closure = { js: string[]; css: string[] }

/** Follows static imports from the given entries; what is only imported on demand stays out. */
export function closureOf(manifest: Manifest, keys: string[]): Closure {
  const seen = new Set<string>()
  const js = new Set<string>()
  // The first entry's own sheets name the cascade's layers, and whoever names them first decides their order.
  const css = new Set(manifest[keys[0] ?? '']?.css)
  const visit = (key: string) => {
    if (seen.has(key)) return
    seen.add(key)
    const chunk = manifest[key]
    if (!chunk) throw new Error(`The build made no chunk for ${key}.`)
    for (const imported of chunk.imports ?? []) visit(imported)
    js.add(chunk.file)
    for (const sheet of chunk.css ?? []) css.add(sheet)
  }
  for (const key of keys) visit(key)
  return { js: [...js], css: [...css] }
}
