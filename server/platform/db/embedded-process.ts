import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { chmod, lstat, mkdir, open, readFile, readlink, rename, rm, rmdir, stat } from 'node:fs/promises'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import type { Binaries } from './embedded-binaries.ts'
import { give } from './embedded-cluster.ts'
import type { Runner } from './embedded-runner.ts'
import { type Settings, settings } from './embedded-settings.ts'

/** A server that holds the cluster, as its postmaster.pid tells. */
export type Running = { pid: number; host: string; port: number; ready: boolean }

const PORT = 5432
/** A socket's address is 104 bytes long on macOS and 108 on Linux, its end mark included. */
const SOCKET_PATH_MAX = 103
const LOG_MAX_BYTES = 5_000_000
const STOP_MAX_MS = 15_000
const WRITING_MS = 1000

const windows = process.platform === 'win32'

/** The server that runs on this cluster now, ours or one that outlived its Wardmates. */
export async function findRunning(folder: string): Promise<Running | undefined> {
  const text = await readFile(join(folder, 'postmaster.pid'), 'utf8').catch(() => '')
  const [pid, , , port, host, , , status] = text.split('\n')
  if (!pid || !(await isPostmaster(Number(pid), folder))) return undefined
  return { pid: Number(pid), port: Number(port), host: host || '127.0.0.1', ready: status?.trim() === 'ready' }
}

async function isPostmaster(pid: number, folder: string): Promise<boolean> {
  if (process.platform !== 'linux') return isAlive(pid)
  // The server works inside its folder.
  return readlink(`/proc/${pid}/cwd`).then(
    (cwd) => cwd === folder,
    () => false,
  )
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

/** Starts the server as a child in a session of its own: Ctrl-C in the terminal is for Wardmates, which stops it last. */
export async function launch(folder: string, { postgres }: Binaries, runner: Runner, others: Settings): Promise<ChildProcess> {
  const sockets = windows ? '' : await socketFolder(folder, runner)
  const listen = windows ? ['-p', `${await freePort()}`, '-h', '127.0.0.1'] : ['-p', `${PORT}`, '-h', '', '-k', sockets]
  await forgetDead(folder, join(sockets, `.s.PGSQL.${PORT}`))
  const log = await openLog(folder)
  const [command = postgres, ...rest] = [...runner.prefix, postgres, '-D', folder, ...listen, ...settings(others)]
  const child = spawn(command, rest, {
    cwd: folder,
    detached: true,
    windowsHide: true,
    stdio: ['ignore', log.fd, log.fd],
    env: { PATH: process.env.PATH, LC_ALL: 'C' },
  })
  child.on('error', () => {})
  child.unref()
  await log.close()
  return child
}

/** Whether a child is over, or never came to be. */
export function hasEnded(child: ChildProcess): boolean {
  return child.pid === undefined || child.exitCode !== null || child.signalCode !== null
}

/** Stops a server so that nothing has to be recovered, and waits until it is gone. */
export async function stopServer(folder: string, { pg_ctl }: Binaries): Promise<void> {
  const running = await findRunning(folder)
  if (!running) return
  if (windows) await promisify(execFile)(pg_ctl, ['-D', folder, '-m', 'fast', '-w', 'stop'])
  // Fast, then at once, then from outside: none that hangs is left behind.
  for (const name of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
    if (!windows) signal(running.pid, name)
    if (await gone(folder, running.pid)) break
  }
  // A folder that was made for the socket alone is empty now.
  if (!windows && running.host !== folder) await rmdir(running.host).catch(() => {})
}

async function gone(folder: string, pid: number): Promise<boolean> {
  const deadline = performance.now() + STOP_MAX_MS
  while (performance.now() < deadline) {
    if (!(await isPostmaster(pid, folder))) return true
    await sleep(5)
  }
  return false
}

/** A signal to a server that may have left by itself. */
export function signal(pid: number, name: 'SIGINT' | 'SIGQUIT' | 'SIGKILL'): void {
  try {
    process.kill(pid, name)
  } catch {
    // It is gone already, which is what was asked for.
  }
}

/** The last things the server wrote, for the sentence about a start that failed. */
export async function lastWords(folder: string): Promise<string> {
  const text = await readFile(`${folder}.log`, 'utf8').catch(() => '')
  return text.trimEnd().split('\n').slice(-5).join('\n')
}

/**
 * After a restart of a container its process numbers are given out anew, and a server that was killed keeps its number until somebody
 * takes note of its end. PostgreSQL takes whoever bears the number in one of these files for a living server, so on Linux, where it can be
 * told, they are taken out: once no server with that number works in this folder, and none answers there from another container, where
 * its number means nothing here. A file that is still empty is being written.
 */
async function forgetDead(folder: string, socket: string): Promise<void> {
  if (process.platform !== 'linux') return
  const file = join(folder, 'postmaster.pid')
  const found = await stat(file).catch(() => undefined)
  const isBeingWritten = found?.size === 0 && Date.now() - found.mtimeMs < WRITING_MS
  if (isBeingWritten || (await findRunning(folder))) return
  if (await answersAt(socket))
    throw new Error(`A database server from elsewhere still answers at ${socket}. Stop the one that started it first.`)
  await rm(`${socket}.lock`, { force: true })
  if (found) await rm(file, { force: true })
}

async function answersAt(socket: string): Promise<boolean> {
  const connection = connect(socket)
  return once(connection, 'connect')
    .then(
      () => true,
      () => false,
    )
    .finally(() => connection.destroy())
}

async function openLog(folder: string) {
  const path = `${folder}.log`
  const size = await stat(path).then(
    (found) => found.size,
    () => 0,
  )
  if (size > LOG_MAX_BYTES) await rename(path, `${path}.1`)
  return open(path, 'a', 0o600)
}

/** The cluster's own folder, which only its owner may enter; one in the temporary folder when the path is too long for a socket. */
async function socketFolder(folder: string, runner: Runner): Promise<string> {
  if (Buffer.byteLength(join(folder, `.s.PGSQL.${PORT}`)) <= SOCKET_PATH_MAX) return folder
  const short = join(tmpdir(), `wardmates-${createHash('sha256').update(folder).digest('hex').slice(0, 16)}`)
  await mkdir(short, { mode: 0o700 }).catch(() => {})
  const found = await lstat(short)
  const mine = found.uid === runner.owner || found.uid === process.getuid?.()
  if (!found.isDirectory() || !mine) throw new Error(`The folder ${short} for the database's socket belongs to somebody else.`)
  await give(short, runner.owner)
  await chmod(short, 0o700)
  return short
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  return typeof address === 'object' && address ? address.port : PORT
}
