import type { Mate } from '#contract/mates.ts'
import { codeOf } from '../../lib/api/failure.ts'
import { useSay } from '../../lib/language/say.ts'
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx'
import { useBlock, useMateAction } from '../mutations.ts'

type PartProps = { mate: Mate; onClose: () => void }

/** Asks before a connection ends. */
export function RemoveMate({ mate: { member }, onClose }: PartProps) {
  const say = useSay()
  const remove = useMateAction('remove')
  return (
    <ConfirmDialog
      title={say('Remove {name}?', { name: member.name })}
      confirm={say('Remove')}
      busy={remove.isPending}
      onConfirm={() => remove.mutate({ member }, { onSuccess: onClose, onError: (error) => codeOf(error) || onClose() })}
      onClose={onClose}
    >
      {say('You will no longer be connected. They will not be notified, and either of you can send a new request.')}
    </ConfirmDialog>
  )
}

/** Asks before somebody is blocked. */
export function BlockMember({ mate: { member }, onClose }: PartProps) {
  const say = useSay()
  const block = useBlock()
  return (
    <ConfirmDialog
      title={say('Block {name}?', { name: member.name })}
      confirm={say('Block')}
      busy={block.isPending}
      onConfirm={() => block.mutate(member, { onSuccess: onClose })}
      onClose={onClose}
    >
      {say(
        'You will not see each other anywhere on Wardmates: not in the feed, comments, search or mates. They will not be notified. You can unblock them at any time under Blocked members.',
      )}
    </ConfirmDialog>
  )
}
