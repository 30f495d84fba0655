import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { freePort } from '#tests/support/free-port.ts'
import { MailServer } from '#tests/support/mail-server.ts'
import { openFiles } from './files/open.ts'
import { openLog } from './log.ts'
import { openMail } from './mail.ts'
import { troublesOutside } from './outside.ts'
import { openVault } from './secrets/vault.ts'

const log = openLog('silent')
const vault = openVault(randomBytes(32))

async function installation(smtpUrl: string | undefined) {
  const dataDir = await mkdtemp(join(tmpdir(), 'wardmates-'))
  onTestFinished(() => rm(dataDir, { recursive: true }))
  const mail = openMail({ smtpUrl, from: 'Ward <ward@example.org>', outbox: join(dataDir, 'outbox'), log, vault })
  return { dataDir, services: { mail, files: openFiles({ bucket: undefined, dataDir }, vault, log) } }
}

test('where the mail server lets us in and files can be kept nothing is said, sent or left behind', async () => {
  const server = new MailServer()
  onTestFinished(() => server.close())
  const { dataDir, services } = await installation(await server.open())

  expect(await troublesOutside(services)).toEqual([])

  expect([server.calls, server.emails]).toEqual([1, []])
  const left = await readdir(join(dataDir, 'files'), { recursive: true, withFileTypes: true })
  expect(left.filter((entry) => entry.isFile())).toEqual([])
})

test('an installation that puts its emails into a folder has no mail server to try', async () => {
  const { services } = await installation(undefined)

  expect(await troublesOutside(services)).toEqual([])
})

test('a mail server that is not there and a folder in which nothing can be kept are said, each in a sentence', async () => {
  const { dataDir, services } = await installation(`smtp://127.0.0.1:${await freePort()}`)
  await writeFile(join(dataDir, 'files'), 'in its place')

  expect(await troublesOutside(services)).toEqual([
    'Emails are not taken by the mail server (ESOCKET): they wait, and are tried again. See SMTP_URL.',
    expect.stringMatching(/^Files cannot be stored or opened/),
  ])
})
