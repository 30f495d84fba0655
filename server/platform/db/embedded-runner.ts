import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import process from 'node:process'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** How PostgreSQL's programs are started, and which user must own their folders. */
export type Runner = { prefix: string[]; owner: number }

type Person = { name: string; uid: number; gid: number }

/**
 * PostgreSQL refuses to run as root, and its initdb refuses a user without an entry in /etc/passwd.
 * In both cases it can be another user, in a namespace of its own or for real, whichever this machine allows.
 */
export async function findRunner(folder: string, postgres: string): Promise<Runner> {
  const me = process.getuid?.() ?? 0
  if (process.platform !== 'linux') {
    if (me === 0 && process.platform !== 'win32') throw new Error(refusal('as root on this system'))
    return { prefix: [], owner: me }
  }
  const people = await readPeople()
  if (me !== 0 && people.some((person) => person.uid === me)) return { prefix: [], owner: me }
  for (const runner of ways(me, people)) {
    if (await works(runner, folder, postgres)) return runner
  }
  throw new Error(refusal(me === 0 ? 'as root on this machine' : `as a user without a name (number ${me})`))
}

function refusal(who: string): string {
  return `The embedded PostgreSQL cannot run ${who}. Start Wardmates as an ordinary user, or set DATABASE_URL to a PostgreSQL of your own.`
}

function ways(me: number, people: Person[]): Runner[] {
  const other =
    ['postgres', 'nobody'].flatMap((name) => people.find((person) => person.name === name) ?? [])[0] ?? people.find((one) => one.uid > 0)
  if (!other) return []
  // Outside its namespace the process keeps our own number: files stay ours, and nothing changes hands.
  const namespace = { prefix: ['unshare', '--user', `--map-user=${other.uid}`, `--map-group=${other.gid}`], owner: me }
  if (me !== 0) return [namespace]
  const become = ['setpriv', `--reuid=${other.uid}`, `--regid=${other.gid}`, '--clear-groups']
  // The capability lets that user pass through root's home, where the checkout may lie.
  const passing = { prefix: [...become, '--inh-caps=+dac_override', '--ambient-caps=+dac_override'], owner: other.uid }
  return [namespace, passing, { prefix: become, owner: other.uid }]
}

/** Tries it out: the other user must reach the data folder and be able to run the program. */
async function works({ prefix }: Runner, folder: string, postgres: string): Promise<boolean> {
  const [command = 'sh', ...rest] = [...prefix, 'sh', '-c', 'cd "$1" && exec "$2" --version', 'sh', folder, postgres]
  return run(command, rest).then(
    () => true,
    () => false,
  )
}

async function readPeople(): Promise<Person[]> {
  const text = await readFile('/etc/passwd', 'utf8').catch(() => '')
  return text.split('\n').flatMap((line) => {
    const [name, , uid, gid] = line.split(':')
    return name && uid && gid ? { name, uid: Number(uid), gid: Number(gid) } : []
  })
}
