import { useSay } from '../../lib/language/say.ts'
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx'
import { useEndFirstDay } from './use-end-first-day.ts'

/** Asks once before the list of steps is put away for good. */
export default function EndFirstDay({ onClose }: { onClose: () => void }) {
  const say = useSay()
  const end = useEndFirstDay()
  return (
    <ConfirmDialog
      title={say('Put this list away?')}
      confirm={say('Put away')}
      tone="primary"
      busy={end.isPending}
      onConfirm={() => end.mutate(undefined, { onSettled: onClose })}
      onClose={onClose}
    >
      <p>{say('It does not come back. Every step of it stays where it is: your profile, Verification, Mates and the feed.')}</p>
    </ConfirmDialog>
  )
}
