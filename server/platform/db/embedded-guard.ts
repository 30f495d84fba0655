import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import type { Socket } from 'node:net'
import process from 'node:process'

/** How long a server is kept for a next Wardmates to take over after its own was killed. */
const KEPT_SECONDS = 10

// $1 the cluster's folder, $2 whose server it is, $3 the server's process, $4 seconds. The pipe on its input ends with us, however we end.
const SCRIPT = `while read -r _; do :; done
sleep "$4"
[ "$(cat "$1.holder")" = "$2" ] && [ "$(head -n 1 "$1/postmaster.pid")" = "$3" ] && kill -INT "$3" && rm -f "$1.holder"`

/**
 * Leaves a small shell beside the server that stops it when we are gone and nobody takes it over: a kill of the whole process group
 * leaves none behind. What comes back calls it off.
 */
export async function guard(folder: string, pid: number): Promise<() => void> {
  if (process.platform === 'win32') return () => {}
  const holder = randomUUID()
  await writeFile(`${folder}.holder`, holder, { mode: 0o600 })
  const shell = spawn('sh', ['-c', SCRIPT, 'sh', folder, holder, String(pid), String(KEPT_SECONDS)], {
    cwd: '/',
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
    env: { PATH: process.env.PATH },
  })
  shell.on('error', () => {})
  shell.stdin.on('error', () => {})
  shell.unref()
  ;(shell.stdin as Socket).unref()
  return () => {
    shell.kill('SIGKILL')
    rmSync(`${folder}.holder`, { force: true })
  }
}
