import { readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { expect, test } from 'vitest'

interface Entry {
  version?: string
  resolved?: string
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
}

const lock = join(import.meta.dirname, '../package-lock.json')
const packages: Record<string, Entry> = JSON.parse(readFileSync(lock, 'utf8')).packages

/** The package that `name` means to the one at `path`: its own, or that of the nearest folder above. */
function lookUp(path: string, name: string): Entry | undefined {
  const found = packages[posix.join(path, 'node_modules', name)]
  if (found || path === '') return found
  return lookUp(path.slice(0, Math.max(0, path.lastIndexOf('/node_modules/'))), name)
}

// npm leaves out what the registry it asked does not offer, and `npm ci` refuses such a lock file.
test('the lock file lists what every platform installs', () => {
  const missing = Object.entries(packages).flatMap(([path, { dependencies, optionalDependencies }]) =>
    Object.entries({ ...dependencies, ...optionalDependencies })
      .filter(([name]) => lookUp(path, name)?.version === undefined)
      .map(([name, version]) => `${name}@${version}, for ${path || 'package.json'}`),
  )

  expect(missing).toEqual([])
})

test('the lock file names no registry', () => {
  expect(Object.entries(packages).flatMap(([path, { resolved }]) => (resolved ? path : []))).toEqual([])
})
