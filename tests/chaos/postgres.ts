import { once } from 'node:events'
import { mkdtemp, realpath, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { findBinaries } from '#server/platform/db/embedded-binaries.ts'
import { prepareCluster, SUPERUSER } from '#server/platform/db/embedded-cluster.ts'
import { guard } from '#server/platform/db/embedded-guard.ts'
import { findRunning, launch } from '#server/platform/db/embedded-process.ts'
import { findRunner } from '#server/platform/db/embedded-runner.ts'

const stops = { fast: 'SIGINT', immediate: 'SIGQUIT' } as const
export type Stop = keyof typeof stops

/** A PostgreSQL of the operator's, which comes and goes as it pleases. */
export async function openPostgres() {
  const dataDir = await realpath(await mkdtemp(join(tmpdir(), 'wardmates-chaos-')))
  const folder = join(dataDir, 'postgres')
  const binaries = await findBinaries()
  const runner = await findRunner(dataDir, binaries.initdb)
  await prepareCluster(folder, binaries, runner)
  let server = await start()

  async function start() {
    const child = await launch(folder, binaries, runner, {})
    while (!(await findRunning(folder))?.ready) await sleep(5)
    const release = await guard(folder, (await findRunning(folder))!.pid)
    child.once('exit', release)
    return child
  }

  async function stop(how: Stop) {
    const ended = once(server, 'exit')
    process.kill((await findRunning(folder))!.pid, stops[how])
    await ended
  }

  return {
    dataDir,
    socket: join(folder, '.s.PGSQL.5432'),
    owner: runner.owner,
    url: `postgresql:///postgres?host=${encodeURIComponent(folder)}&user=${SUPERUSER}`,
    async restart(how: Stop) {
      await stop(how)
      server = await start()
    },
    async close() {
      await stop('fast')
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
