import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chown, lstat, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import process from 'node:process'
import { promisify } from 'node:util'
import { type Binaries, MAJOR } from './embedded-binaries.ts'
import type { Runner } from './embedded-runner.ts'

const run = promisify(execFile)

export const SUPERUSER = 'postgres'

/** Makes the cluster on the first start, and gives it to the user PostgreSQL will run as. */
export async function prepareCluster(folder: string, { initdb }: Binaries, runner: Runner): Promise<void> {
  if (!(await exists(folder))) await createCluster(folder, initdb, runner)
  const made = (await readFile(join(folder, 'PG_VERSION'), 'utf8')).trim()
  if (made !== MAJOR) {
    throw new Error(
      `The embedded database was made by PostgreSQL ${made}, and this version of Wardmates brings ${MAJOR}. Export it with that version first.`,
    )
  }
  await give(folder, runner.owner)
}

/** A folder of another user cannot be served; root can, by giving it away. */
export async function refuseForeign(folder: string): Promise<void> {
  const me = process.getuid?.()
  const owner = await stat(folder).then(
    (found) => found.uid,
    () => me,
  )
  if (!me || owner === me) return
  throw new Error(
    `The embedded database in ${basename(dirname(folder))} belongs to another user of this machine (number ${owner}). Start Wardmates as that user.`,
  )
}

/** A first start that was cut off leaves a half-made cluster under another name. */
export async function removeHalfMade(folder: string): Promise<void> {
  const prefix = `${basename(folder)}-new-`
  const left = (await readdir(dirname(folder))).filter((name) => name.startsWith(prefix))
  await Promise.all(left.map((name) => rm(join(dirname(folder), name), { recursive: true, force: true })))
}

/** The superuser's password where the server has to listen on loopback; elsewhere the folder's mode guards the socket. */
export async function passwordOf(folder: string): Promise<string | undefined> {
  return process.platform === 'win32' ? readFile(`${folder}-password`, 'utf8') : undefined
}

/** Made beside its place and moved there when complete, so that a crash never leaves half of one. */
async function createCluster(folder: string, initdb: string, runner: Runner): Promise<void> {
  const half = await mkdtemp(`${folder}-new-`)
  const secure = process.platform === 'win32'
  if (secure) await writeFile(`${folder}-password`, randomBytes(24).toString('base64url'))
  try {
    await give(half, runner.owner)
    const auth = secure ? ['--auth=scram-sha-256', `--pwfile=${folder}-password`] : ['--auth-local=trust', '--auth-host=reject']
    const locale = ['--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C']
    const [command = initdb, ...rest] = [...runner.prefix, initdb, '-D', half, '-U', SUPERUSER, ...auth, ...locale]
    await run(command, rest, { cwd: half, env: { PATH: process.env.PATH, LC_ALL: 'C' } })
    await rename(half, folder)
  } catch (error) {
    await rm(half, { recursive: true, force: true })
    if (await exists(folder)) return
    const said = (error as { stderr?: string }).stderr?.trim()
    throw new Error(`The embedded database could not be made: ${said || (error as Error).message}`, { cause: error })
  }
}

/** Hands a folder and all that is in it to the user who has to own it. */
export async function give(path: string, owner: number): Promise<void> {
  if ((await stat(path)).uid === owner) return
  const inside = await readdir(path, { recursive: true, withFileTypes: true })
  for (const entry of inside) await chown(join(entry.parentPath, entry.name), owner, -1)
  // The folder itself comes last: its owner tells whether the work was finished.
  await chown(path, owner, -1)
}

async function exists(path: string): Promise<boolean> {
  return lstat(path).then(
    () => true,
    () => false,
  )
}
