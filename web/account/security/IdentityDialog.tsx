import type { ReactNode } from 'react'
import type { SecondFactor } from '#contract/second-factor.ts'
import { FormDialog } from '../../ui/dialog/FormDialog.tsx'
import { passkeyWords } from '../passkey/passkey.ts'
import { useChange } from './queries.ts'
import { type Shown, useIdentity } from './use-identity.tsx'

type IdentityDialogProps<Answer> = {
  title: string
  submitLabel: string
  danger?: boolean
  /** Whether what else it needs has been entered. */
  isReady?: boolean
  factor: SecondFactor
  change: (shown: Shown) => Promise<Answer>
  onDone: (answer: Answer) => void
  onClose: () => void
  children: ReactNode
}

/** Makes sure that it is the member before something is changed that keeps others out. */
export function IdentityDialog<Answer>({
  factor,
  change,
  onDone,
  danger,
  isReady = true,
  children,
  ...dialog
}: IdentityDialogProps<Answer>) {
  const identity = useIdentity(factor)
  const isMissing = !isReady || identity.isMissing
  const changing = useChange(async () => change(await identity.show()))
  const submit = () => {
    if (!isMissing && !changing.isPending) changing.mutate(undefined, { onSuccess: onDone })
  }

  return (
    <FormDialog
      {...dialog}
      size="narrow"
      {...(danger && { danger })}
      busy={changing.isPending}
      disabled={isMissing}
      writing={identity.writing}
      changed={false}
      error={changing.error ? passkeyWords(changing.error) : undefined}
      onSubmit={submit}
    >
      {children}
      {identity.fields(submit)}
    </FormDialog>
  )
}
