import { AppealRow } from '../../moderation/desk/AppealRow.tsx'
import { GrievanceRow } from '../../moderation/desk/GrievanceRow.tsx'
import { ReportRow } from '../../moderation/desk/ReportRow.tsx'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { type Decided, DecideHere } from './DecideHere.tsx'

type EvidenceHereProps = { decide: Decided; now: number; onDecide: () => void; onClose: () => void }

/** The whole of what is decided on, read without leaving the queue and before anything is chosen. */
export function EvidenceHere({ decide, now, onDecide, onClose }: EvidenceHereProps) {
  if ('document' in decide || 'answer' in decide) return <DecideHere decide={decide} onClose={onClose} />
  return (
    <Dialog title="The case" reading onClose={onClose}>
      <ul>
        {'report' in decide && <ReportRow {...decide} now={now} onDecide={onDecide} />}
        {'appeal' in decide && <AppealRow {...decide} now={now} onDecide={onDecide} />}
        {'grievance' in decide && <GrievanceRow {...decide} now={now} onDecide={onDecide} />}
      </ul>
    </Dialog>
  )
}
