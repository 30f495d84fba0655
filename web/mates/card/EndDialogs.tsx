import type { Mate } from '#contract/mates.ts'
import { codeOf } from '../../lib/api/failure.ts'
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx'
import { useBlock, useMateAction } from '../mutations.ts'

type PartProps = { mate: Mate; onClose: () => void }

/** Asks before a connection ends. */
export function RemoveMate({ mate: { member }, onClose }: PartProps) {
  const remove = useMateAction('remove')
  return (
    <ConfirmDialog
      title={`Remove ${member.name}?`}
      confirm="Remove"
      busy={remove.isPending}
      onConfirm={() => remove.mutate({ member }, { onSuccess: onClose, onError: (error) => codeOf(error) || onClose() })}
      onClose={onClose}
    >
      You will no longer be connected. They will not be notified, and either of you can send a new request.
    </ConfirmDialog>
  )
}

/** Asks before somebody is blocked. */
export function BlockMember({ mate: { member }, onClose }: PartProps) {
  const block = useBlock()
  return (
    <ConfirmDialog
      title={`Block ${member.name}?`}
      confirm="Block"
      busy={block.isPending}
      onConfirm={() => block.mutate(member, { onSuccess: onClose })}
      onClose={onClose}
    >
      You will not see each other anywhere on Wardmates: not in the feed, comments, search or mates. They will not be notified. You can
      unblock them at any time under Blocked members.
    </ConfirmDialog>
  )
}
