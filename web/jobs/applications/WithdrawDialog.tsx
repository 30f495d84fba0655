import type { OwnApplication } from '#contract/application.ts'
import { api } from '../../lib/api/api.ts'
import { say } from '../../lib/language/say.ts'
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx'
import { toast } from '../../ui/status/toast.ts'
import { useAct } from '../use-act.ts'

/** Asks once before an application is withdrawn for good. */
export function WithdrawDialog({ application: { id, posting }, onClose }: { application: OwnApplication; onClose: () => void }) {
  const withdraw = useAct(() => api.applications.withdraw({ applicationId: id }))
  return (
    <ConfirmDialog
      title="Withdraw your application?"
      confirm="Withdraw"
      busy={withdraw.isPending}
      onClose={onClose}
      onConfirm={() =>
        withdraw.mutate(undefined, {
          onSuccess: () => void toast.success(say('Application withdrawn.')),
          onSettled: onClose,
        })
      }
    >
      {posting.institution.name} reads it no longer, and you cannot apply for this job again.
    </ConfirmDialog>
  )
}
