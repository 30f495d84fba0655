import type { SupabaseClient, User } from '@supabase/supabase-js'
import { say } from '../lib/language/say.ts'
import { type HostedProfile, nameOf } from './tables.ts'

/** A user's own row; one without any gets a basic one, of what they signed up with. */
export async function ownProfile(client: SupabaseClient, { id, email, user_metadata: said }: User): Promise<HostedProfile> {
  const read = () => client.from('profiles').select('*').eq('id', id).single<HostedProfile>()
  const { data, error } = await read()
  if (data) return data
  if (error.code !== 'PGRST116') throw error
  const basic = {
    ...{ id, email, profile_completed: false },
    full_name: said.full_name ?? said.name ?? null,
    avatar_url: said.avatar_url ?? said.picture ?? null,
  }
  const made = await client.from('profiles').insert(basic)
  // Another tab may have made it meanwhile.
  const again = await read()
  if (again.data) return again.data
  throw made.error ?? again.error
}

/** Where somebody goes who has just signed in, and what they are told. */
export const afterSignIn = (profile: HostedProfile) =>
  profile.profile_completed
    ? { to: '/supabase-dashboard', words: say('Welcome back, {name}', { name: nameOf(profile) }) }
    : { to: WIZARD, words: say('Authentication successful! Please complete your profile.') }

/** The wizard, for the user of the demo area whoever else is signed in. */
export const WIZARD = '/profile-setup?area=demo'
