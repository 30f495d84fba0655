import type { HostedService } from '#contract/demo-area.ts'
import { backend } from './api/backend.ts'
import { withPatience } from './api/patience.ts'

/** Whether the hosted back end can sign in with Google; rejects where it does not say. */
export async function hasGoogle({ url, key }: HostedService): Promise<boolean> {
  const answer = await withPatience(undefined, (signal) =>
    fetch(`${url ?? backend()}/auth/v1/settings`, { headers: { apikey: key }, signal }),
  )
  if (!answer.ok) throw new Error(`HTTP ${answer.status}`)
  const { external } = (await answer.json()) as { external?: { google?: boolean } }
  return external?.google === true
}
