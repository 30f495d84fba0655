import type { Message } from '#contract/messages.ts'
import { say } from '../../lib/language/say.ts'
import ReportDialog from '../../moderation/ReportDialog.tsx'
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx'
import { useRemove } from '../mutations.ts'
import type { Asked } from '../pane/pane-context.ts'
import { RemindDialog } from '../reminders/RemindDialog.tsx'
import { ForwardDialog } from './ForwardDialog.tsx'

/** The dialog that a message's menu asks for. */
export function MessageDialogs({ asked: { act, message }, onClose }: { asked: Asked; onClose: () => void }) {
  if (act === 'forward') return <ForwardDialog message={message} onClose={onClose} />
  if (act === 'remind') return <RemindDialog message={message} onClose={onClose} />
  if (act === 'report') return <ReportDialog kind="message" subjectId={message.id} onClose={onClose} />
  return <DeleteDialog act={act} message={message} onClose={onClose} />
}

type DeleteDialogProps = { act: Exclude<Asked['act'], 'forward' | 'remind' | 'report'>; message: Message; onClose: () => void }

function DeleteDialog({ act, message, onClose }: DeleteDialogProps) {
  const remove = useRemove(message)
  const forEveryone = act === 'deleteForEveryone'
  return (
    <ConfirmDialog
      title={say(forEveryone ? 'Delete this message for everyone?' : 'Delete this message for yourself?')}
      confirm={say('Delete')}
      busy={remove.isPending}
      onConfirm={() => remove.mutate(forEveryone ? 'everyone' : 'me', { onSuccess: onClose })}
      onClose={onClose}
    >
      {say(
        forEveryone
          ? 'Its words go for everybody. That it was there stays to be seen, and who has read it has read it.'
          : 'You will not see it any more, on any device. Others still do.',
      )}
    </ConfirmDialog>
  )
}
