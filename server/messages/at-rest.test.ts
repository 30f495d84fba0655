import { randomUUID } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import pg from 'pg'
import { expect, inject, test } from 'vitest'
import { conversations } from '#contract/conversations.ts'
import { feed } from '#contract/feed.ts'
import { messages } from '#contract/messages.ts'
import { moderation } from '#contract/moderation.ts'
import { uploaded, writeWith } from '#tests/support/attachments.ts'
import { befriend } from '#tests/support/mates.ts'
import { twoMates, write } from '#tests/support/messages.ts'
import { pgDump } from '#tests/support/pg-dump.ts'
import { startProcess } from '#tests/support/process.ts'
import { openPushService } from '#tests/support/push-service.ts'
import { halfAMinuteLater, subscribe } from '#tests/support/push-world.ts'
import { callAt, twoStrangers } from '#tests/support/strangers.ts'
import { World } from '#tests/support/world.ts'

type Files = readonly string[]

async function filesIn(folder: string): Promise<Files> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name))
}

/** Which of these words stand in one of the files, in letters as PostgreSQL, JSON and mails write them. */
async function foundIn(files: Files, words: readonly string[]) {
  const found = new Set<string>()
  for (const path of files) {
    // What has been removed meanwhile holds nothing.
    const bytes = await readFile(path).catch(() => Buffer.alloc(0))
    for (const word of words) if (bytes.includes(word)) found.add(word)
  }
  return [...found].sort()
}

/** Every row of every table, as a dump of the database writes it. */
async function dumpOf({ db }: World) {
  const { rows } = await sql<{ dump: string }>`
    select query_to_xml(format('select * from %I.%I', schemaname, tablename), true, true, '')::text as dump
    from pg_tables where schemaname not in ('pg_catalog', 'information_schema')`.execute(db)
  return rows.map(({ dump }) => dump).join('\n')
}

/** Asks as the server's owner: its write-ahead log is one for all databases, and nobody else's to read. */
async function askOwner<Row>(statement: string, values: unknown[] = []): Promise<Row[]> {
  const client = new pg.Client({ connectionString: inject('postgres').url.replace(/\buser=[^&]*/, 'user=postgres'), database: 'postgres' })
  await client.connect()
  return (await client.query(statement, values).finally(() => client.end())).rows
}

const logFile = async () => (await askOwner<{ name: string }>('select pg_walfile_name(pg_current_wal_lsn()) as name'))[0]!.name

/** Which of these words stand in the write-ahead log from this file of it on. */
async function loggedOf(words: readonly string[], from: string) {
  const rows = await askOwner<{ word: string }>(
    `select word from unnest($1::text[]) as word where exists (
      select from pg_ls_waldir() as file where file.name >= $2 and length(file.name) = 24
        and position(convert_to(word, 'UTF8') in pg_read_binary_file('pg_wal/' || file.name, 0, file.size, true)) > 0)`,
    [words, from],
  )
  return rows.map(({ word }) => word)
}

test('no word of a message, a file’s name or a group’s lies in a dump of the database, in its log, in mails, in pushes or in the data folder', async () => {
  const mark = randomUUID().replaceAll('-', '')
  // One thing that is not encrypted, so that looking is proven to find.
  const [open, secrets] = [`open${mark}`, ['text', 'edited', 'urgent', 'name', 'file', 'reported'].map((what) => `${what}${mark}`)]
  const service = await openPushService()
  const world = await World.open({ PUSH_SERVICES: service.origin })
  const { asha, ravi, id } = await twoMates(world)
  const meera = await world.member()
  const before = await logFile()
  const phone = await subscribe(service, ravi)
  await befriend(world, asha, [meera])
  await asha.call(feed.create, { clientId: randomUUID(), content: `A post that says ${open}` })

  const { seq, id: messageId } = await write(asha, id, `Bed 4, text${mark}`)
  const file = new File([`%PDF-1.7\nfile${mark}\n%%EOF`], `file${mark}.pdf`, { type: 'application/pdf' })
  await writeWith(asha, id, [await uploaded(world, asha, file)])
  const envelope = { alg: 'plain1' as const, body: JSON.stringify({ text: `edited${mark}` }) }
  await asha.call(messages.edit, { conversationId: id, seq, envelope })
  await write(asha, id, `urgent${mark}`, { isUrgent: true })
  await asha.call(conversations.make, { clientId: randomUUID(), name: `name${mark}`, memberIds: [ravi.id, meera.id] })
  await ravi.call(moderation.report, { kind: 'message', subjectId: messageId, reason: 'other', words: `It says reported${mark}` })
  await ravi.call(messages.search, { q: `edited${mark}` })
  await ravi.call(messages.remind, { conversationId: id, seq, remindAt: new Date(Date.now() - 1000).toISOString() })
  await halfAMinuteLater(world, id)

  const dump = await dumpOf(world)
  expect([open, ...secrets].filter((word) => dump.includes(word))).toEqual([open])
  // Where the machine has Debian's, the file that an operator keeps; what are bytes stands in it as hexadecimal digits.
  const dumpFile = await pgDump(world.databaseUrl)
  if (dumpFile)
    expect([open, ...secrets].filter((word) => [word, Buffer.from(word).toString('hex')].some((one) => dumpFile.includes(one)))).toEqual([
      open,
    ])
  expect(phone.arrived).not.toEqual([])
  expect(secrets.filter((word) => JSON.stringify(phone.arrived).includes(word))).toEqual([])
  expect(await loggedOf([open, ...secrets], before)).toEqual([open])
  expect(await foundIn(await filesIn(world.dataDir), secrets)).toEqual([])
  await world.close()
  await service.close()
})

test('no word of a message stands in what the server prints, or in a backup of the folder with its database and its keys', async () => {
  const mark = randomUUID().replaceAll('-', '')
  const [open, secret] = [`open${mark}`, `secret${mark}`]
  const dataDir = await mkdtemp(join(tmpdir(), 'wardmates-backup-'))
  const server = await startProcess({ WARDMATES_DATA: dataDir, WARDMATES_SAMPLE: 'off', CORPUS: 'off', LOG_LEVEL: 'trace' })
  const { asha, ravi, id } = await twoStrangers(server.url)
  await callAt(server.url, '/api/feed/posts', { clientId: randomUUID(), content: `A post that says ${open}` }, asha.token)

  asha.client.open([id])
  const seq = await asha.client.write(id, `Bed 4, ${secret}`)
  await asha.client.edit(id, seq, `Bed 5, ${secret}`)
  await asha.client.write(id, `@doxy ${secret}`, true)
  // What is refused, and what finds nothing, is logged no more than the rest.
  await expect(asha.client.write(id, secret.repeat(200))).rejects.toThrow('BAD_INPUT')
  const found = await fetch(`${server.url}/api/conversations/messages?q=${secret}`, { headers: { authorization: `Bearer ${ravi.token}` } })
  expect(await found.text()).toContain(secret)
  asha.client.close()
  await server.end('SIGTERM')

  expect(server.printed()).not.toBe('')
  expect(server.printed()).not.toContain(secret)
  expect(await foundIn(await filesIn(dataDir), [open, secret])).toEqual([open])
  await rm(dataDir, { recursive: true, force: true })
})
