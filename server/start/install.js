import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import process from 'node:process'
import { runNpm } from './command.js'
import { cacheDir, modules, root } from './paths.js'
import { UserFacingError } from './user-facing-error.js'

/** @typedef {{ version?: string, optional?: boolean, os?: string | string[], cpu?: string | string[], libc?: string | string[] }} Entry */

const stamp = join(cacheDir, 'install')
/** The C library of this machine; elsewhere than on Linux no package asks. */
const libcHere = existsSync('/etc/alpine-release') ? 'musl' : 'glibc'

/** Has npm install what package-lock.json names when something else is installed. */
export async function ensureInstalled() {
  const wanted = await read(join(root, 'package-lock.json'))
  if ((await read(stamp)) === (await fingerprint(wanted))) return
  if (!sameVersions(wanted, await read(join(modules, '.package-lock.json')))) {
    console.log('Installing packages …')
    // The web is built here, so the tools for it are needed whatever NODE_ENV says. Not `npm ci`: it begins by removing
    // what is installed, also where one package changed.
    const code = await runNpm(['install', '--no-save', '--include=dev', '--loglevel=error'])
    if (code !== 0)
      throw new UserFacingError(
        'The packages could not be installed; npm says why above. An Internet connection is needed for the first start.',
      )
  }
  await mkdir(cacheDir, { recursive: true })
  await writeFile(stamp, await fingerprint(wanted))
}

/** @param {string} wanted */
async function fingerprint(wanted) {
  const installed = await read(join(modules, '.package-lock.json'))
  return createHash('sha256').update(`${process.platform} ${process.arch}\n${wanted}\n${installed}`).digest('hex')
}

/**
 * Whether npm's own note of what it installed names every package this machine needs, so that an installation made by hand is not repeated.
 * @param {string} wanted
 * @param {string} installed
 */
function sameVersions(wanted, installed) {
  if (!installed) return false
  const want = packages(wanted)
  const have = packages(installed)
  return Object.entries(want).every(([path, entry]) => path === '' || fits(entry, have[path]))
}

/**
 * @param {string} text
 * @returns {Record<string, Entry>}
 */
function packages(text) {
  return JSON.parse(text).packages
}

/**
 * @param {Entry} entry
 * @param {Entry | undefined} installed
 */
function fits(entry, installed) {
  if (installed) return installed.version === entry.version
  return entry.optional === true && !isForHere(entry)
}

/** @param {Entry} entry */
function isForHere({ os, cpu, libc = libcHere }) {
  return (
    Boolean(os && cpu) && [os].flat().includes(process.platform) && [cpu].flat().includes(process.arch) && [libc].flat().includes(libcHere)
  )
}

/** @param {string} path */
async function read(path) {
  return readFile(path, 'utf8').catch(() => '')
}
