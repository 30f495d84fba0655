import { useEffect } from 'react'
import type { Health } from '#contract/site.ts'
import { inFull } from '../../lib/dates.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Facts } from './Facts.tsx'
import { useSaid } from './use-said.ts'

const EVERY_MS = 30_000

const words = { ok: 'All is well', degraded: 'Working, but not everything', unavailable: 'Not available' }

/** How the server says it is, asked every half minute while the page is in sight. */
export function ServiceState() {
  const { latest, askAgain } = useSaid<Health>('/api/health')

  // biome-ignore lint/correctness/useExhaustiveDependencies: askAgain only counts
  useEffect(() => {
    const timer = setInterval(() => document.visibilityState === 'visible' && askAgain(), EVERY_MS)
    return () => clearInterval(timer)
  }, [])

  if (!latest) return <p role="status">Asking the server…</p>
  const { said, at } = latest
  return (
    <>
      <p role="status">
        <strong>{said ? words[said.status] : 'No answer'}.</strong>{' '}
        {said ? said.message : 'The server does not answer, or its database is away. Your own connection may also be the cause.'}
      </p>
      <Facts
        rows={[
          ['Asked', inFull(at.toISOString())],
          ...(said
            ? ([
                ['Version', said.version],
                ['Running since', inFull(new Date(at.getTime() - said.uptimeSeconds * 1000).toISOString())],
              ] as const)
            : []),
        ]}
      />
      <p>
        <Button tone="outline" onClick={askAgain}>
          Ask again
        </Button>
      </p>
    </>
  )
}
