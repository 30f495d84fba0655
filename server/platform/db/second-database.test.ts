import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { expect, test } from 'vitest'
import { startEmbedded } from './embedded.ts'
import { secondDatabase } from './second-database.ts'

const quiet = { warn() {}, say() {} }

async function ask(address: pg.ClientConfig, statement: string) {
  const client = new pg.Client(address)
  await client.connect()
  return client.query(statement).finally(() => client.end())
}

test('a second database has a login of its own, is there again after a restart, and no way to the product’s tables', {
  timeout: 60_000,
}, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'wardmates-second-'))
  const prepared: string[] = []
  const prepare = async () => void prepared.push('once more')
  try {
    let embedded = await startEmbedded(folder, quiet)
    await ask(embedded.address, 'create table secret (words text)')
    const address = await secondDatabase(folder, 'second_one', prepare)
    await ask(address, 'create table kept (n int)')
    await expect(ask({ ...address, database: embedded.address.database }, 'select * from secret')).rejects.toThrow('permission denied')
    await embedded.stop()

    embedded = await startEmbedded(folder, quiet)
    expect((await ask(await secondDatabase(folder, 'second_one', prepare), 'select * from kept')).rows).toEqual([])
    expect(prepared).toHaveLength(2)
    await embedded.stop()
    await expect(secondDatabase(folder, 'second_one', prepare)).rejects.toThrow('not running')
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})
