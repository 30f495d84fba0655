import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { World } from '#tests/support/world.ts'
import { startService } from './service.ts'

test('the service of the demo area makes nothing in the database of the product, by whatever name it is given', async () => {
  const world = await World.open()
  onTestFinished(() => world.close())
  const bytes = new Uint8Array(32)
  const settings = {
    ...{ address: { connectionString: world.databaseUrl }, publicUrl: 'http://127.0.0.1' },
    ...{ sessionKey: bytes, publicKeySeed: bytes },
  }

  const started = startService(settings, { email: {} as never, changed: () => {}, missed: () => {} })

  await expect(started).rejects.toThrow('names the database of the product')
  const { rows } = await sql`select nspname from pg_namespace where nspname in ('auth', 'supabase_migrations')`.execute(world.db)
  expect(rows).toEqual([])
})
