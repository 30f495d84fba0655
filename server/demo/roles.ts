import type pg from 'pg'

/** As whom callers of the hosted service act: nobody signed in, somebody signed in, and the service itself. */
const ROLES = { anon: 'nologin', authenticated: 'nologin', service_role: 'nologin bypassrls' }
/** Those who make them at one moment take turns: PostgreSQL refuses two who grant the same. */
const LOCK = 7_203_416_902

/** Makes the roles of a Supabase project on a server, where they are missing, and lets a login act as them. They belong to the whole server. */
export const prepareRoles = (login: string) => async (client: pg.ClientBase) => {
  await client.query('begin')
  await client.query('select pg_advisory_xact_lock($1)', [LOCK])
  const { rows } = await client.query<{ name: string }>('select rolname as name from pg_roles where rolname = any($1)', [
    Object.keys(ROLES),
  ])
  const there = new Set(rows.map(({ name }) => name))
  for (const [role, rights] of Object.entries(ROLES)) if (!there.has(role)) await client.query(`create role ${role} ${rights}`)
  await client.query(`grant ${Object.keys(ROLES).join(', ')} to ${client.escapeIdentifier(login)}`)
  await client.query('commit')
}
