import { spawn } from 'node:child_process'
import { mkdtemp, realpath, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import type { TestProject } from 'vitest/node'
import { jobTable } from '#server/job-table.ts'
import { startEmbedded } from '#server/platform/db/embedded.ts'
import { openDatabase } from '#server/platform/db/open.ts'
import { installJobs } from '#server/platform/jobs/install.ts'
import { ask, dropDatabase, urlOf } from './statement.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The server of this run, and the migrated database that every test file gets a copy of. */
    postgres: { url: string; template: string }
  }
}

/**
 * A database that nobody comes back to need not reach the disk: a copy of the template takes a fifth of the time. Other tests write so much that
 * one which reads what was logged a moment ago would find it written over.
 */
const NOTHING_KEPT = { fsync: 'off', full_page_writes: 'off', wal_keep_size: '512MB' }

/** One PostgreSQL for the whole run: the one of DATABASE_URL, else an embedded one that leaves with the run. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = process.env.DATABASE_URL ? { url: process.env.DATABASE_URL, stop: async () => {} } : await startTemporary()
  const template = `wardmates_template_${process.pid}_${project.name.replaceAll('-', '_')}`
  try {
    await ask(server.url, `create database ${template}`)
    const database = await openDatabase({ databaseUrl: urlOf(server.url, template), dataDir: '' })
    await installJobs(database.pool, jobTable)
    await database.close()
  } catch (error) {
    await server.stop()
    throw error
  }
  project.provide('postgres', { url: server.url, template })
  return async () => {
    await dropDatabase(server.url, template)
    await server.stop()
  }
}

async function startTemporary() {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'wardmates-test-')))
  const watch = stopAfterMe(folder)
  const embedded = await startEmbedded(folder, { warn: console.warn, say: console.warn }, NOTHING_KEPT)
  const { host = '', user = '', port } = embedded.address
  const stop = async () => {
    await embedded.stop()
    watch.kill()
    await rm(folder, { recursive: true, force: true })
  }
  return { url: `postgresql:///${user}?host=${encodeURIComponent(host)}&port=${port}&user=${user}`, stop }
}

/** A run that is killed cannot clean up: its end closes the pipe, and the shell at the other end stops the server. */
function stopAfterMe(folder: string) {
  const script = 'cat; kill -INT "$(head -n 1 "$1/postgres/postmaster.pid")"; sleep 2; rm -rf "$1"'
  const watch = spawn('sh', ['-c', script, 'sh', folder], { detached: true, stdio: ['pipe', 'ignore', 'ignore'] })
  watch.on('error', () => {})
  watch.unref()
  return watch
}
