import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import process from 'node:process'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** How PostgreSQL's programs are started, and which user must own their folders. */
export type Runner = { prefix: string[]; owner: number }

type Person = { name: string; uid: number; gid: number }

/**
 * PostgreSQL refuses to run as root, and its initdb refuses a user without an entry in /etc/passwd.
 * On Linux it can then be another user, in a namespace of its own or for real, whichever this machine allows.
 */
export async function findRunner(folder: string, initdb: string): Promise<Runner> {
  const me = process.getuid?.() ?? 0
  for (const runner of await ways(me)) {
    if (await works(runner, folder, initdb)) return runner
  }
  const who = process.getuid && me === 0 ? 'as root ' : ''
  throw new Error(
    `The embedded PostgreSQL cannot run ${who}on this machine. Start Wardmates as another user, or set DATABASE_URL to a PostgreSQL of your own.`,
  )
}

async function ways(me: number): Promise<Runner[]> {
  const asMe = { prefix: [], owner: me }
  const other = process.platform === 'linux' ? await findOther() : undefined
  if (!other) return [asMe]
  // Outside its namespace the process keeps our own number: files stay ours, and nothing changes hands.
  const namespace = { prefix: ['unshare', '--user', `--map-user=${other.uid}`, `--map-group=${other.gid}`], owner: me }
  if (me !== 0) return [asMe, namespace]
  const become = ['setpriv', `--reuid=${other.uid}`, `--regid=${other.gid}`, '--clear-groups']
  // The capability lets that user pass through root's home, where the checkout may lie; the bit lets access(2) know of it.
  const passing = ['--inh-caps=+dac_override', '--ambient-caps=+dac_override', '--securebits=+no_setuid_fixup']
  return [namespace, { prefix: [...become, ...passing], owner: other.uid }, { prefix: become, owner: other.uid }]
}

/** Tries it out: showing its settings, initdb checks the user, finds its fellow programs, and changes nothing. */
async function works({ prefix }: Runner, folder: string, initdb: string): Promise<boolean> {
  const show = [initdb, '--show', '-D', folder]
  // Another user must also find the way to the data folder.
  const [command = initdb, ...rest] = prefix.length > 0 ? [...prefix, 'sh', '-c', 'cd "$4" && exec "$@"', 'sh', ...show] : show
  return run(command, rest, { cwd: dirname(initdb) }).then(
    () => true,
    () => false,
  )
}

/** Somebody for PostgreSQL to be. */
async function findOther(): Promise<Person | undefined> {
  const text = await readFile('/etc/passwd', 'utf8').catch(() => '')
  const people = text.split('\n').flatMap((line) => {
    const [name, , uid, gid] = line.split(':')
    return name && Number(uid) > 0 && gid ? { name, uid: Number(uid), gid: Number(gid) } : []
  })
  return people.find(({ name }) => name === 'postgres') ?? people.find(({ name }) => name === 'nobody') ?? people[0]
}
