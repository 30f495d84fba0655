import { useEffect, useState } from 'react'
import type { Site } from '#contract/site.ts'
import { askOpenly } from '../../lib/api/ask-openly.ts'
import { once } from '../../lib/once.ts'

/** What this installation says of itself. Asked once. */
export const getSite = once(() => askOpenly<Site>('/api/site'))

/** The same, once it is known. */
export function useSite() {
  const [site, setSite] = useState<Site>()
  useEffect(() => {
    getSite().then(setSite, () => undefined)
  }, [])
  return site
}
