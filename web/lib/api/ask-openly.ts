import { backend } from './backend.ts'

const TIMEOUT_MS = 5000

/** What an address that is open to everybody says. It is asked without the API client, which the public pages do not carry. */
export async function askOpenly<Said>(path: `/api/${string}`): Promise<Said> {
  const answer = await fetch(`${backend()}${path}`, { signal: AbortSignal.timeout(TIMEOUT_MS) })
  if (!answer.ok) throw new Error(`HTTP ${answer.status}`)
  return answer.json()
}
