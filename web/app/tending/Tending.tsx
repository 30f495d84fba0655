import { useEffect } from 'react'
import { PART_MISSING } from '../../lib/import-ahead.ts'
import { useNavigate } from '../../lib/router.tsx'
import { mendWith } from '../../ui/later.tsx'
import { watchTooltips } from '../../ui/menu/tooltip.ts'
import { provideToasts } from '../../ui/status/toast.ts'
import { dismissToast, showToast } from '../../ui/status/toaster.tsx'
import { followWorker } from './follow-worker.ts'
import { LineStatus } from './LineStatus.tsx'
import { mend } from './mend.ts'
import { renew } from './release.ts'
import { watchUpdates } from './update.ts'
import { watchLine } from './watch-line.ts'

/** Looks after the page once it stands: what cannot be fetched, the line, the tooltips, and the messages, which no failure may have to fetch. */
export function Tending() {
  const navigate = useNavigate()
  useEffect(() => {
    mendWith(mend)
    provideToasts({ showToast, dismissToast })
    const stops = [watchTooltips(), watchLine(), watchUpdates(), followWorker(navigate)]
    const ask = () => void renew()
    window.addEventListener(PART_MISSING, ask)
    return () => {
      for (const stop of stops) stop()
      window.removeEventListener(PART_MISSING, ask)
    }
  }, [navigate])
  return <LineStatus />
}
