import { Suspense, useState } from 'react'
import { part } from '../ui/later.tsx'

const RulingDialog = part(() => import('./RulingDialog.tsx'))

/** What opens the decision on a report about something of one's own. Draw `dialog` beside whatever calls `open`. */
export function useRulingDialog() {
  const [reportId, setReportId] = useState<string>()
  return {
    open: setReportId,
    dialog: reportId && (
      <Suspense>
        <RulingDialog reportId={reportId} onClose={() => setReportId(undefined)} />
      </Suspense>
    ),
  }
}
