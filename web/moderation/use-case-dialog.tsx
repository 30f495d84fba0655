import { Suspense, useState } from 'react'
import { part } from '../ui/later.tsx'

const parts = { ruling: part(() => import('./RulingDialog.tsx')), sent: part(() => import('./SentReportDialog.tsx')) }

/**
 * What opens a report, as a decision about something of one's own or as one that was sent, in the language of the place. Draw `dialog`
 * beside whatever calls `open`.
 */
export function useCaseDialog() {
  const [shown, setShown] = useState<{ as: keyof typeof parts; reportId: string }>()
  const Part = shown && parts[shown.as]
  return {
    open: (as: keyof typeof parts, reportId: string) => setShown({ as, reportId }),
    dialog: Part && (
      <Suspense>
        <Part reportId={shown.reportId} onClose={() => setShown(undefined)} />
      </Suspense>
    ),
  }
}
