import { useEffect, useState } from 'react'
import type { Site } from '#contract/site.ts'
import { backend } from '../../lib/api/backend.ts'
import { once } from '../../lib/once.ts'

const TIMEOUT_MS = 5000

async function read(): Promise<Site> {
  const answer = await fetch(`${backend()}/api/site`, { signal: AbortSignal.timeout(TIMEOUT_MS) })
  if (!answer.ok) throw new Error(`HTTP ${answer.status}`)
  return answer.json()
}

/** What this installation says of itself. Asked once, without the API client, because the sign-in pages do not carry it. */
export const getSite = once(read)

/** The same, once it is known. */
export function useSite() {
  const [site, setSite] = useState<Site>()
  useEffect(() => {
    getSite().then(setSite, () => undefined)
  }, [])
  return site
}
