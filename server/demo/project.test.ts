import { randomUUID } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { expect, inject, test } from 'vitest'
import { preparePgTap, runPgTap } from '#tests/support/pgtap.ts'
import { ask, dropDatabase, urlOf } from '#tests/support/statement.ts'
import { prepareRoles } from './roles.ts'

const FOLDER = join(import.meta.dirname, '../../supabase/migrations')
const TESTS = join(import.meta.dirname, '../../supabase/tests')

/** What a project brings before the files are pushed: its users, who asks, and a list of what its live line tells of. No table is open to anybody. */
const PROJECT = `
  create schema auth;
  create table auth.users (id uuid primary key, email text);
  create function auth.jwt() returns jsonb language sql stable as $$
    select nullif(current_setting('request.jwt.claims', true), '')::jsonb $$;
  create function auth.uid() returns uuid language sql stable as $$ select (auth.jwt() ->> 'sub')::uuid $$;
  create publication supabase_realtime;
`

/** A database as a project has it, with the files of supabase/migrations pushed to it. */
async function openProject() {
  const server = inject('postgres').url
  const name = `project_${randomUUID().replaceAll('-', '')}`
  await ask(server, `create database ${name}`)
  // Roles are made by whom made the server.
  const maker = new pg.Client({ connectionString: server.replace(/\buser=\w+/, 'user=postgres') })
  await maker.connect()
  await prepareRoles(/\buser=(\w+)/.exec(server)![1]!)(maker).finally(() => maker.end())
  const client = new pg.Client({ connectionString: urlOf(server, name) })
  await client.connect()
  await client.query(PROJECT)
  for (const file of (await readdir(FOLDER)).toSorted()) await client.query(await readFile(join(FOLDER, file), 'utf8'))
  const close = () => client.end().then(() => dropDatabase(server, name))
  return { client, close }
}
type Project = Awaited<ReturnType<typeof openProject>>

/** Asks as the project's own gateway does: in the caller's role, with their claims. */
async function as({ client }: Project, role: 'anon' | 'authenticated', sub: string | null, statement: string, values: unknown[] = []) {
  await client.query('begin')
  try {
    const claims = JSON.stringify(sub ? { sub, role, email: 'asha@example.org' } : { role })
    await client.query("select set_config('role', $1, true), set_config('request.jwt.claims', $2, true)", [role, claims])
    const { rows } = await client.query(statement, values)
    await client.query('commit')
    return rows as Record<string, unknown>[]
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

test('the files alone open a project to who is signed in, close it to everybody else and tell its live line of posts', async () => {
  const project = await openProject()
  try {
    const [asha, ravi] = [randomUUID(), randomUUID()]
    await project.client.query('insert into auth.users (id) values ($1), ($2)', [asha, ravi])
    const add =
      'insert into public.profiles (id, full_name, phone, verified, profile_completed) values ($1, $2, $3, true, true) returning verified'
    expect(await as(project, 'authenticated', asha, add, [asha, 'Asha Rao', '98450 12345'])).toEqual([{ verified: false }])
    await as(project, 'authenticated', ravi, add, [ravi, 'Ravi Menon', null])
    const post = 'insert into public.posts (author_id, content) values ($1, $2) returning id'
    const [{ id } = {}] = await as(project, 'authenticated', asha, post, [asha, 'First words'])

    expect(await as(project, 'authenticated', ravi, 'select content from public.posts')).toEqual([{ content: 'First words' }])
    expect(await as(project, 'authenticated', ravi, 'select full_name from public.profiles')).toEqual([{ full_name: 'Ravi Menon' }])
    expect(await as(project, 'authenticated', ravi, 'select full_name from public.members order by 1')).toHaveLength(2)
    const taken = 'update public.posts set content = $1 where id = $2 returning id'
    expect(await as(project, 'authenticated', ravi, taken, ['Other words', id])).toEqual([])
    expect(await as(project, 'authenticated', asha, taken, ['Other words', id])).toHaveLength(1)
    expect(await as(project, 'authenticated', ravi, 'delete from public.posts returning id')).toEqual([])
    await expect(as(project, 'authenticated', ravi, post, [asha, 'Not mine'])).rejects.toThrow(/row-level security/)
    await expect(as(project, 'authenticated', asha, 'update public.members set bio = $1', ['x'])).rejects.toThrow()
    for (const table of ['profiles', 'posts', 'members'])
      await expect(as(project, 'anon', null, `select * from public.${table}`)).rejects.toThrow(/permission denied/)
    expect(await as(project, 'authenticated', asha, 'delete from public.posts returning id')).toHaveLength(1)

    const { rows } = await project.client.query("select tablename from pg_publication_tables where pubname = 'supabase_realtime'")
    expect(rows).toEqual([{ tablename: 'posts' }])
    expect((await project.client.query("select 1 from pg_namespace where nspname = 'embedded_realtime'")).rows).toEqual([])
  } finally {
    await project.close()
  }
})

test.for(readdirSync(TESTS))('the rules of the rows hold against what supabase/tests/%s tries', async (name) => {
  const project = await openProject()
  try {
    await preparePgTap(project.client)
    const lines = await runPgTap(project.client, await readFile(join(TESTS, name), 'utf8'))

    const [planned] = lines.flatMap((line) => /^1\.\.(\d+)$/.exec(line)?.[1] ?? [])
    expect(lines.filter((line) => /^(not ok|# Looks)/.test(line))).toEqual([])
    expect(lines.filter((line) => line.startsWith('ok '))).toHaveLength(Number(planned))
  } finally {
    await project.close()
  }
})

test('a rule that is taken away is missed by the tests of the rows', async () => {
  const project = await openProject()
  try {
    await preparePgTap(project.client)
    await project.client.query('create policy "edits all" on public.posts for update to authenticated using (true) with check (true)')
    const lines = await runPgTap(project.client, await readFile(join(TESTS, 'posts.test.sql'), 'utf8'))

    expect(lines).toContainEqual(expect.stringMatching(/^not ok \d+ - nobody changes another's post/))
  } finally {
    await project.close()
  }
})
