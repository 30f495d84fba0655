import type { QueryClient } from '@tanstack/react-query'
import { api } from '../lib/api/api.ts'
import { keepSession, session } from '../lib/session.ts'

/** The record of who is signed in is asked for again: what stands in it was changed here or elsewhere. */
export async function renewUser() {
  const { token } = session()
  if (!token) return
  const user = await api.account.me().catch(() => undefined)
  if (user && session().token === token) keepSession({ token, user })
}

/** Name and photo stand everywhere: that record and all that was read is asked for again. */
export const renewSession = (cache: QueryClient) => Promise.all([renewUser(), cache.invalidateQueries()])
