import { useState } from 'react'
import { codeOf, wordsOf } from '../../lib/api/failure.ts'
import { sayAround, useSay } from '../../lib/language/say.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { FormDialog } from '../../ui/dialog/FormDialog.tsx'
import { useMove } from './queries.ts'

type MoveDialogProps = {
  token: string
  /** The address that waits; none where the link has run out. */
  next: string | undefined
  onClose: () => void
}

/** Whoever has opened the email's link says once more that the account is to move. */
export function MoveDialog({ token, next, onClose }: MoveDialogProps) {
  const say = useSay()
  const moving = useMove()
  // While it moves, and once it has, none waits any more.
  const [chosen, setChosen] = useState<string>()
  const to = chosen ?? next

  if (!to || codeOf(moving.error) === 'LINK_EXPIRED')
    return (
      <Dialog
        title={say('This link no longer works')}
        size="narrow"
        onClose={onClose}
        footer={<Button onClick={onClose}>{say('Close')}</Button>}
      >
        <p>
          {say(
            'It has expired or was used before, or another account asked for it. Your address is as it was; you can ask for a new link.',
          )}
        </p>
      </Dialog>
    )
  return (
    <FormDialog
      title={say('Move your account?')}
      size="narrow"
      submitLabel={say('Move my account')}
      busy={moving.isPending}
      changed={false}
      error={moving.error ? wordsOf(moving.error) : undefined}
      onSubmit={() => {
        setChosen(to)
        moving.mutate(token, { onSuccess: onClose, onError: () => setChosen(undefined) })
      }}
      onClose={onClose}
    >
      <p>
        {sayAround(
          'From then on you sign in with *the address*, and you are signed out on all other devices.',
          () => (
            <b>{to}</b>
          ),
          say,
        )}
      </p>
    </FormDialog>
  )
}
