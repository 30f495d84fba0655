import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import process from 'node:process'
import { runNpm } from './command.js'
import { root } from './paths.js'
import { UserFacingError } from './user-facing-error.js'

const SOURCES = ['contract', 'sample', 'web']
const stamp = join(root, 'dist', '.stamp')

/** Builds the web when its sources, or its settings, are not those of the last build. */
export async function ensureBuilt() {
  const wanted = await fingerprint()
  if ((await readFile(stamp, 'utf8').catch(() => '')) === wanted) return
  // A build that fails half-way must not pass for the one before.
  await rm(stamp, { force: true })
  console.log('Building the web …')
  const code = await runNpm(['run', '--silent', 'build', '--', '--logLevel', 'warn'])
  if (code !== 0) throw new UserFacingError('The web could not be built; the reason stands above.')
  await mkdir(join(root, 'dist'), { recursive: true })
  await writeFile(stamp, wanted)
}

async function fingerprint() {
  const hash = createHash('sha256').update(await settings())
  for (const path of ['package-lock.json', ...(await sources())]) {
    hash
      .update(path)
      .update('\0')
      .update(await readFile(join(root, path)))
      .update('\0')
  }
  return hash.digest('hex')
}

/** The settings of the build: from the environment and by the file `.env`. */
async function settings() {
  const set = Object.entries(process.env).filter(([name]) => name.startsWith('VITE_'))
  const file = await readFile(join(root, '.env'), 'utf8').catch(() => '')
  return JSON.stringify([set.sort(), file.match(/^\s*(export\s+)?VITE_.*$/gm)])
}

async function sources() {
  const found = await Promise.all(SOURCES.map(filesBelow))
  return found.flat().sort()
}

/**
 * @param {string} folder
 * @returns {Promise<string[]>}
 */
async function filesBelow(folder) {
  const entries = await readdir(join(root, folder), { withFileTypes: true })
  const found = await Promise.all(
    entries.map((entry) => {
      const path = `${folder}/${entry.name}`
      if (entry.isDirectory()) return filesBelow(path)
      return /\.test\.tsx?$/.test(path) ? [] : [path]
    }),
  )
  return found.flat()
}
