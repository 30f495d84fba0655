import { api } from '../lib/api.ts'
import { queryClient } from '../lib/query.ts'
import { keepSession, session } from '../lib/session.ts'

/** Name and photo stand everywhere: the record of who is signed in and all that was read is asked for again. */
export async function renewSession() {
  const { token } = session()
  if (!token) return
  const [user] = await Promise.all([api.account.me().catch(() => undefined), queryClient.invalidateQueries()])
  if (user && session().token === token) keepSession({ token, user })
}
