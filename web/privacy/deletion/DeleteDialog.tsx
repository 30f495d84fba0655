import { type ReactNode, useState } from 'react'
import { ConfirmField } from '../../account/confirm/ConfirmField.tsx'
import { useLeave } from '../../account/sessions/use-leave.ts'
import { wordsOf } from '../../lib/api/failure.ts'
import { FormDialog } from '../../ui/dialog/FormDialog.tsx'

type DeleteDialogProps = {
  title: string
  confirm: string
  asksPassword: boolean
  /** Does it and answers what to say; the session is over then. */
  end: (password: string | undefined) => Promise<string>
  onClose: () => void
  children: ReactNode
}

/** Asks once more, and who it is, before an account is hidden or deleted. */
export function DeleteDialog({ title, confirm, asksPassword, end, onClose, children }: DeleteDialogProps) {
  const [password, setPassword] = useState('')
  const [failed, setFailed] = useState<string>()
  const { leaving, leave } = useLeave({ end: () => end(asksPassword ? password : undefined), to: '/' })

  const submit = () => {
    if (leaving) return
    setFailed(undefined)
    leave().catch((error) => setFailed(wordsOf(error)))
  }

  return (
    <FormDialog
      title={title}
      size="narrow"
      submitLabel={confirm}
      danger
      busy={leaving}
      disabled={asksPassword && password === ''}
      writing={asksPassword}
      changed={false}
      error={failed}
      onSubmit={submit}
      onClose={onClose}
    >
      {children}
      <ConfirmField asksPassword={asksPassword} password={password} onChange={setPassword} onSubmit={submit} />
    </FormDialog>
  )
}
