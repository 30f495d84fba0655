import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { SUPABASE_AUTH_HELPERS_SQL } from '@supabase/lite'
import type postgres from 'postgres'

const FOLDER = join(import.meta.dirname, '../../supabase/migrations')
const FILE = /^(?<version>\d{14})_(?<name>\w+)\.sql$/
/** Nodes that start together take turns. */
const LOCK = 7_203_416_901

/** The service lets whoever has its public key ask for the tables of its database: looked at before it makes anything there. */
export async function refuseProduct(sql: postgres.Sql) {
  const [found] = await sql.unsafe<{ isProduct: boolean }[]>(`select to_regclass('public.kysely_migration') is not null as "isProduct"`)
  if (found!.isProduct) throw new Error('HOSTED_DATABASE_URL names the database of the product. Give the demo area one of its own.')
}

/** Brings a hosted database up to date with the files that the Supabase CLI would apply, in its own history. */
export async function migrateHosted(sql: postgres.Sql) {
  const files = (await readdir(FOLDER)).filter((file) => FILE.test(file)).toSorted()
  await sql.begin(async (tx) => {
    await tx.unsafe('select pg_advisory_xact_lock($1)', [LOCK])
    await tx.unsafe(SUPABASE_AUTH_HELPERS_SQL).simple()
    const history = await tx.unsafe<{ version: string }[]>('select version from supabase_migrations.schema_migrations')
    const done = new Set(history.map(({ version }) => version))
    for (const file of files) {
      const { version = '', name = '' } = FILE.exec(file)!.groups!
      if (done.has(version)) continue
      await tx.unsafe(await readFile(join(FOLDER, file), 'utf8')).simple()
      await tx.unsafe('insert into supabase_migrations.schema_migrations (version, name) values ($1, $2)', [version, name])
    }
  })
}
