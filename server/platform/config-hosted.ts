import { z } from 'zod'

/** A URL of PostgreSQL. */
export const DatabaseUrl = z.url({ protocol: /^postgres(ql)?$/, hostname: /.*/ })

export const hostedSettings = {
  /** Database of the demo area alone, whose login may make roles and acts as them; without it that area uses a second embedded database, and with DATABASE_URL it is off. */
  HOSTED_DATABASE_URL: DatabaseUrl.optional(),
  /** A Supabase project for the demo area in place of the service that comes along, and its publishable key. */
  SUPABASE_URL: z.url({ protocol: /^https?$/ }).optional(),
  SUPABASE_PUBLISHABLE_KEY: z.string().min(1).optional(),
}

const Settings = z.object({ ...hostedSettings, DATABASE_URL: DatabaseUrl.optional() })

/** What is behind the demo area. Its service opens the tables of its database to whoever asks, so that is never the product's. */
export function hostedOf(env: z.infer<typeof Settings>) {
  const { HOSTED_DATABASE_URL: databaseUrl, DATABASE_URL: ours } = env
  if (databaseUrl && ours && placeOf(databaseUrl) === placeOf(ours))
    throw new Error('HOSTED_DATABASE_URL names the database of the product, which the demo area would open. Give it one of its own.')
  return { databaseUrl, project: projectOf(env) }
}

/** Server and database, whoever signs in there. */
function placeOf(url: string): string {
  const { hostname, port, pathname, searchParams } = new URL(url)
  return [searchParams.get('host') ?? hostname, searchParams.get('port') ?? (port || '5432'), pathname].join(' ')
}

/** The Supabase project that is configured: wholly, or not at all. */
function projectOf({ SUPABASE_URL: url, SUPABASE_PUBLISHABLE_KEY: key }: z.infer<typeof Settings>) {
  if (!url !== !key)
    throw new Error('A Supabase project needs both SUPABASE_URL and SUPABASE_PUBLISHABLE_KEY; set the missing one, or none.')
  // That one opens everything, whatever the rules of the rows say.
  if (key && (key.startsWith('sb_secret_') || isServiceRole(key)))
    throw new Error('SUPABASE_PUBLISHABLE_KEY holds a secret key, which every visitor would be given. Set the publishable (anon) one.')
  return url && key ? { url: url.replace(/\/$/, ''), key } : undefined
}

/** Whether an older key, a token, is that of the service. */
function isServiceRole(key: string): boolean {
  try {
    const { role } = JSON.parse(Buffer.from(key.split('.')[1] ?? '', 'base64url').toString()) as { role?: unknown }
    return role === 'service_role'
  } catch {
    return false
  }
}
