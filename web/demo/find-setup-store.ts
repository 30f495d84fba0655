import type { SetupStore } from '../verification/setup/store.ts'
import { hosted } from './hosted.ts'
import { holdsDemoSession } from './kept-session.ts'
import { hostedSetupStore } from './setup-store.ts'

/** Where the wizard saves for whoever is signed in to the demo area; null where nobody is. */
export async function findSetupStore(): Promise<SetupStore | null> {
  if (!holdsDemoSession()) return null
  const client = await hosted()
  const { data, error } = await client.auth.getSession()
  if (error) throw error
  return data.session && hostedSetupStore(client, data.session.user)
}
