import type pg from 'pg'

/** As whom callers of the hosted service act: nobody signed in, somebody signed in, and the service itself. */
const ROLES = { anon: 'nologin', authenticated: 'nologin', service_role: 'nologin bypassrls' }

/** Makes the roles of a Supabase project on a server, where they are missing, and lets a login act as them. They belong to the whole server. */
export const prepareRoles = (login: string) => async (client: pg.ClientBase) => {
  for (const [role, rights] of Object.entries(ROLES))
    await client.query(`do $$ begin create role ${role} ${rights}; exception when duplicate_object or unique_violation then null; end $$`)
  await client.query(`grant ${Object.keys(ROLES).join(', ')} to ${login}`)
}
