import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:net'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, expect } from 'vitest'
import { account } from '#contract/account.ts'
import { test, World } from '#tests/support/world.ts'
import { enqueue } from './jobs/enqueue.ts'
import { openLog } from './log.ts'
import { openMail } from './mail.ts'
import { platformJobs } from './platform-jobs.ts'
import { openVault } from './secrets/vault.ts'

const email = { to: 'asha@example.org', subject: 'Set a new password', text: 'https://ward.example/reset#token=secret' }
const servers: Server[] = []
afterAll(() => Promise.all(servers.map((server) => server.close())))

/** A mail server that refuses every reader by their address. */
async function refusingServer() {
  const server = createServer((socket) => {
    socket.write('220 ready\r\n')
    socket.on('data', (line) => socket.write(String(line).startsWith('RCPT') ? '550 no <asha@example.org> here\r\n' : '250 ok\r\n'))
    socket.on('error', () => {})
  })
  servers.push(server.listen(0, '127.0.0.1'))
  await once(server, 'listening')
  return `smtp://127.0.0.1:${(server.address() as { port: number }).port}`
}

test('a queued email stands sealed in the database, and a failure tells no address', async ({ world }) => {
  const vault = openVault(randomBytes(32))
  const mail = openMail({ smtpUrl: await refusingServer(), from: 'Ward <ward@example.org>', outbox: '', log: openLog('silent'), vault })

  await mail.queue(world.db, email)
  const { rows } = await sql<{ data: { id: string; sealed: string } }>`select data from pgboss.job where name = 'mail'`.execute(world.db)
  const failure = await mail.deliver(rows[0]!.data).catch((error: Error) => error)

  expect(JSON.stringify(rows)).not.toMatch(/asha|secret/)
  expect(String(failure)).toBe('MailFault: not taken by the mail server (EENVELOPE 550)')
  expect(JSON.stringify(failure)).not.toContain('asha')
})

/** A mail server that takes everything, and what it was handed. */
async function takingServer() {
  const taken: string[] = []
  const server = createServer((socket) => {
    let isData = false
    socket.write('220 ready\r\n')
    socket.on('data', (chunk) => {
      const words = String(chunk)
      if (isData) taken.push(words)
      if (isData && !words.endsWith('\r\n.\r\n')) return
      isData = words.startsWith('DATA')
      socket.write(isData ? '354 go on\r\n' : '250 ok\r\n')
    })
    socket.on('error', () => {})
  })
  servers.push(server.listen(0, '127.0.0.1'))
  await once(server, 'listening')
  return { url: `smtp://127.0.0.1:${(server.address() as { port: number }).port}`, read: () => taken.join('') }
}

test('an email has its words twice, for readers of text and of HTML, and says how such emails end', async ({ world }) => {
  const server = await takingServer()
  const vault = openVault(randomBytes(32))
  const mail = openMail({ smtpUrl: server.url, from: 'Ward <ward@example.org>', outbox: '', log: openLog('silent'), vault })
  await sql`delete from pgboss.job`.execute(world.db)

  await mail.queue(world.db, { ...email, text: 'Hello Asha,\n\nIt is done.', oneClickUnsubscribe: 'https://ward.example/mail/stop/1' })
  const { rows } = await sql<{ data: { id: string; sealed: string } }>`select data from pgboss.job where name = 'mail'`.execute(world.db)
  await mail.deliver(rows[0]!.data)

  const sent = server.read()
  expect(sent).toContain('List-Unsubscribe: <https://ward.example/mail/stop/1>')
  expect(sent).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
  expect(sent).toContain('Content-Type: multipart/alternative')
  expect(sent.indexOf('Content-Type: text/plain')).toBeLessThan(sent.indexOf('Content-Type: text/html'))
  expect(sent.match(/It is done\./g)).toHaveLength(2)
})

test('a mail server that refuses stops no request, and what is kept of it tells no address', async () => {
  const world = await World.open({ SMTP_URL: await refusingServer() })
  const person = { name: 'Asha Rao', email: 'asha@example.org', password: 'turmeric lamp at seven' }

  const { user } = await world.nobody.call(account.register, person)
  await world.runJobs()
  const { rows } = await sql<{ output: object }>`select output from pgboss.job where name = 'mail'`.execute(world.db)

  expect(user).toMatchObject({ email: person.email, verified_email: false })
  expect(JSON.stringify(rows)).toContain('not taken by the mail server')
  expect(JSON.stringify(rows)).not.toContain('asha')
  await world.close()
})

test('an email lies in the outbox for three days', async ({ world }) => {
  const outbox = join(world.dataDir, 'outbox')
  await mkdir(outbox)
  for (const [name, days] of [
    ['old.eml', 4],
    ['new.eml', 2],
  ] as const) {
    const then = new Date(Date.now() - days * 24 * 3600_000)
    await writeFile(join(outbox, name), '')
    await utimes(join(outbox, name), then, then)
  }

  const sweep = platformJobs.find(({ job }) => job.name === 'sweep-outbox')!
  await enqueue(world.db, sweep.job, [{}])
  await world.runJobs()

  expect(await readdir(outbox)).toEqual(['new.eml'])
})

test('an email opens under its own number only', async ({ world }) => {
  const { mail } = world.app.services
  await sql`delete from pgboss.job`.execute(world.db)
  await mail.queue(world.db, email)
  await mail.queue(world.db, email)
  const { rows } = await sql<{ data: { id: string; sealed: string } }>`select data from pgboss.job where name = 'mail'`.execute(world.db)

  await expect(mail.deliver({ id: rows[0]!.data.id, sealed: rows[1]!.data.sealed })).rejects.toThrow()
})
