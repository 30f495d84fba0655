import { randomUUID } from 'node:crypto'
import { MessageClient } from './message-client.ts'

/** A call as docs/api-live.md describes it, by somebody who has no contract. */
export async function callAt<T>(url: string, path: string, body: object, token?: string, method = 'POST'): Promise<T> {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) }
  const answer = await fetch(url + path, { method, headers, body: JSON.stringify(body) })
  if (!answer.ok) throw new Error(await answer.text())
  return (await answer.json()) as T
}

/** Somebody who has signed up, with a client of theirs. */
async function signedUp(url: string, name: string) {
  const account = { name, email: `${randomUUID()}@example.org`, password: 'ward round at seven' }
  const { token, user } = await callAt<{ token: string; user: { id: string } }>(url, '/api/auth/register', account)
  return { id: user.id, token, client: new MessageClient({ memberId: user.id, token }, () => [url]) }
}

/** Two who have signed up and become mates, and their conversation. */
export async function twoStrangers(url: string) {
  const [asha, ravi] = [await signedUp(url, 'Asha Rao'), await signedUp(url, 'Ravi Menon')]
  await callAt(url, '/api/mates/request', { memberId: ravi.id }, asha.token)
  await callAt(url, '/api/mates/accept', { memberId: asha.id }, ravi.token)
  const { id } = await callAt<{ id: string }>(url, `/api/conversations/with/${ravi.id}`, {}, asha.token, 'PUT')
  return { asha, ravi, id }
}
