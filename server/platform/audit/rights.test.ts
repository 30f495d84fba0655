import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { test as base, expect, inject } from 'vitest'
import { account } from '#contract/account.ts'
import { feed } from '#contract/feed.ts'
import { ask, urlOf } from '#tests/support/statement.ts'
import { World } from '#tests/support/world.ts'
import { jobTable } from '../../job-table.ts'
import { openDatabase } from '../db/open.ts'
import { newId } from '../ids.ts'
import { installJobs } from '../jobs/install.ts'

type Roles = { superuser: string; owner: string; product: string; name: string }

const CHANGES = [
  "update audit_entry set act = 'x'",
  "update audit_entry set detail = '{}'",
  'delete from audit_entry',
  'truncate audit_entry',
]
const as = (user: string, url: string) => url.replace(/user=\w+/, `user=${user}`)

/** An empty database of one role that another may use, as docs/operations.md has them made. */
const test = base.extend<{ roles: Roles }>({
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads the fixtures a fixture needs from this pattern
  roles: async ({}, use) => {
    const name = `two_roles_${randomUUID().replaceAll('-', '')}`
    const server = as('postgres', inject('postgres').url)
    const superuser = urlOf(server, name)
    await ask(server, `create role ${name}_owner login`)
    await ask(server, `create role ${name} login`)
    await ask(server, `create database ${name} owner ${name}_owner`)
    const owner = as(`${name}_owner`, superuser)
    await ask(superuser, `create schema pgboss authorization ${name}`)
    await ask(owner, `alter default privileges in schema public grant select, insert, update, delete on tables to ${name}`)
    await ask(owner, `alter default privileges in schema public grant usage on sequences to ${name}`)
    await use({ superuser, owner, product: as(name, superuser), name })
    await ask(server, `drop database ${name} with (force)`)
    for (const role of [name, `${name}_owner`]) await ask(server, `drop role ${role}`)
  },
})

const migrated = async (url: string) => {
  const { warnings, close } = await openDatabase({ databaseUrl: url, dataDir: '', poolSize: 2 })
  await close()
  return warnings.filter((words) => words.includes('audit'))
}

test('a product whose role owns no table works, and can add audit lines but change none', async ({ roles: { owner, product } }) => {
  expect(await migrated(owner)).toEqual([])
  const { pool, close } = await openDatabase({ databaseUrl: product, dataDir: '', poolSize: 2 })
  await installJobs(pool, jobTable)
  await close()
  const world = await World.open({}, undefined, { databaseUrl: product })

  const { token } = await world.nobody.call(account.register, {
    name: 'Asha Rao',
    email: 'asha@example.org',
    password: 'turmeric lamp at seven',
  })
  const asha = await world.member()
  await asha.call(feed.create, { clientId: newId(), content: 'Good morning' })
  await world.runJobs()

  expect(token).toBeTruthy()
  const lines = await world.db.selectFrom('audit_entry').select('act').execute()
  expect(lines).toEqual([{ act: 'account_created' }])
  for (const change of CHANGES) await expect(ask(product, change)).rejects.toThrow('permission denied for table audit_entry')
  await expect(ask(product, 'alter table audit_entry disable trigger user')).rejects.toThrow('must be owner')
  await world.close()
})

test('rights that were given by mistake are told at the product’s start, and taken at the owner’s', async ({
  roles: { owner, product, name },
}) => {
  await migrated(owner)
  await ask(owner, `grant all on audit_entry to ${name}, public`)
  expect(await migrated(product)).toEqual([expect.stringContaining(`the role ${name} may change the audit log`)])

  expect(await migrated(owner)).toEqual([])

  expect(await migrated(product)).toEqual([])
  for (const change of CHANGES) await expect(ask(product, change)).rejects.toThrow('permission denied for table audit_entry')
})

test.for(['update (detail)', 'trigger', 'delete'])(
  'the right to %s alone is told and taken too, also where it was handed on',
  async (right, { roles: { owner, product, name } }) => {
    await migrated(owner)
    await ask(owner, `grant ${right} on audit_entry to ${name} with grant option`)
    await ask(product, `grant ${right} on audit_entry to public`)
    expect(await migrated(product)).toEqual([expect.stringContaining('may change the audit log')])

    expect(await migrated(owner)).toEqual([])

    expect(await migrated(product)).toEqual([])
  },
)

test('the owner too changes no line, whatever a session switches off', async ({ roles: { owner, superuser } }) => {
  await migrated(owner)
  const client = new pg.Client({ connectionString: superuser })
  await client.connect()
  await client.query('set session_replication_role = replica')

  for (const change of CHANGES) {
    await expect(ask(owner, change)).rejects.toThrow('audit entries are never changed')
    await expect(client.query(change)).rejects.toThrow('audit entries are never changed')
  }
  await client.end()
})
