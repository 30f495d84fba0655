import { randomBytes } from 'node:crypto'
import { mkdtemp, realpath, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, inject, onTestFinished, test, vi } from 'vitest'
import { openDatabase } from '#server/platform/db/open.ts'
import { listFailed } from '#server/platform/jobs/failed.ts'
import { openLog } from '#server/platform/log.ts'
import { openMail } from '#server/platform/mail.ts'
import { openVault } from '#server/platform/secrets/vault.ts'
import { MailServer } from '../support/mail-server.ts'
import { startProcess } from '../support/process.ts'

const kills = Math.max(2, Math.round(inject('rounds') / 10))
const JOBS = 1000

const addressOf = (email: string) => /^To: (\S+)/m.exec(email)?.[1] ?? ''

test('a thousand jobs are all done though their server is killed again and again', async () => {
  const dataDir = await realpath(await mkdtemp(join(tmpdir(), 'wardmates-jobs-')))
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
  const mail = new MailServer()
  const key = randomBytes(32)
  const settings = {
    WARDMATES_DATA: dataDir,
    WARDMATES_SAMPLE: 'off',
    CORPUS: 'off',
    SMTP_URL: await mail.open(),
    SECRET_KEY: key.toString('base64'),
  }
  let server = await startProcess(settings)
  const { database, queue } = await besideServer()
  const wanted = Array.from({ length: JOBS }, (_, at) => `member${at}@example.org`)
  await queue(wanted)

  const reached = () => new Set(mail.emails.map(addressOf)).size
  for (let kill = 1; kill <= kills; kill++) {
    await vi.waitUntil(() => reached() >= (JOBS * kill) / (kills + 1), { timeout: 600_000 })
    await server.end('SIGKILL')
    server = await startProcess(settings)
  }
  await vi.waitUntil(() => reached() === JOBS, { timeout: 600_000 })

  expect(new Set(mail.emails.map(addressOf))).toEqual(new Set(wanted))
  expect(await listFailed(database.pool)).toEqual([])
  console.log(`${JOBS} jobs, ${kills} kills: all done, ${mail.emails.length - JOBS} of them twice`)
  await database.close()
  expect(await server.end('SIGTERM')).toBe(0)
  mail.close()

  async function besideServer() {
    const database = await openDatabase({ dataDir, beside: true })
    const outbox = openMail({ from: 'house@example.org', outbox: '', log: openLog('silent'), vault: openVault(key) })
    const queue = (all: string[]) =>
      database.db.transaction().execute(async (tx) => {
        for (const to of all) await outbox.queue(tx, { to, subject: 'A round', text: 'At seven.' })
      })
    return { database, queue }
  }
})
