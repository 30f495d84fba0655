import { type ReactNode, useState } from 'react'
import type { SecondFactor } from '#contract/second-factor.ts'
import { passkeyWords } from '../../account/passkey/passkey.ts'
import { type Shown, useIdentity } from '../../account/security/use-identity.tsx'
import { useLeave } from '../../account/sessions/use-leave.ts'
import type { Said } from '../../lib/language/say.ts'
import { FormDialog } from '../../ui/dialog/FormDialog.tsx'

type DeleteDialogProps = {
  title: string
  confirm: string
  factor: SecondFactor
  /** Does it and answers what to say; the session is over then. */
  end: (shown: Shown) => Promise<Said>
  onClose: () => void
  children: ReactNode
}

/** Asks once more, and who it is, before an account is hidden or deleted. */
export function DeleteDialog({ title, confirm, factor, end, onClose, children }: DeleteDialogProps) {
  const identity = useIdentity(factor)
  const [failed, setFailed] = useState<string>()
  const { leaving, leave } = useLeave({ end: async () => end(await identity.show()), to: '/' })

  const submit = () => {
    if (leaving || identity.isMissing) return
    setFailed(undefined)
    leave().catch((error) => setFailed(passkeyWords(error)))
  }

  return (
    <FormDialog
      title={title}
      size="narrow"
      submitLabel={confirm}
      danger
      busy={leaving}
      disabled={identity.isMissing}
      writing={identity.writing}
      changed={false}
      error={failed}
      onSubmit={submit}
      onClose={onClose}
    >
      {children}
      {identity.fields(submit)}
    </FormDialog>
  )
}
