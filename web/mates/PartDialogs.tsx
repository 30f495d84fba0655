import type { Mate } from '#contract/mates.ts'
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'
import { useBlock, useMove } from './moves.ts'

type PartProps = { mate: Mate; onClose: () => void }

/** Asks before a connection ends. */
export function RemoveMate({ mate: { member }, onClose }: PartProps) {
  const remove = useMove('remove')
  return (
    <ConfirmDialog
      title={`Remove ${member.name}?`}
      confirm="Remove"
      busy={remove.isPending}
      onConfirm={() => remove.mutate({ member }, { onSuccess: onClose })}
      onClose={onClose}
    >
      You will no longer be connected. They are not told, and either of you may ask again.
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
      You will not meet each other here any more: not in the feed, in comments, in search, nor among mates. They are not told. You can lift
      the block at any time under Blocked members.
    </ConfirmDialog>
  )
}
