import { Flag } from 'lucide-react'
import { Suspense, useState } from 'react'
import type { Id } from '#contract/page.ts'
import { Button } from '../../ui/button/Button.tsx'
import { part } from '../../ui/later.tsx'
import { Sheet } from '../../ui/layout/Sheet.tsx'
import styles from './Applications.module.css'

const ReportDialog = part(() => import('../../moderation/ReportDialog.tsx'))

/** What nobody may ask of an applicant, and how to report whoever does. */
export function SomethingWrong({ postingId }: { postingId: Id }) {
  const [reporting, setReporting] = useState(false)
  return (
    <Sheet bleed padded title="Something wrong?">
      <div className={styles.wrong}>
        <p className="ui muted">Nobody may ask you for money, Aadhaar or bank details before an offer.</p>
        <Button tone="outline" block onClick={() => setReporting(true)}>
          <Flag />
          Report this job
        </Button>
      </div>
      <Suspense>{reporting && <ReportDialog kind="posting" subjectId={postingId} onClose={() => setReporting(false)} />}</Suspense>
    </Sheet>
  )
}
