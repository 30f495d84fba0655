import type { HostedService } from '#contract/demo-area.ts'
import { backend } from './api/backend.ts'

/** Whether the hosted back end can sign in with Google. */
export async function hasGoogle({ url, key }: HostedService): Promise<boolean> {
  const answer = await fetch(`${url ?? backend()}/auth/v1/settings`, { headers: { apikey: key } })
  const { external } = (await answer.json()) as { external?: { google?: boolean } }
  return answer.ok && external?.google === true
}
