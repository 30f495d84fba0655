import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { MANUSCRIPT_WORDS_MAX } from '#contract/limits.ts'
import { useDrafted } from '../../institutions/use-drafted.ts'
import { api } from '../../lib/api/api.ts'
import { wordsOf } from '../../lib/api/failure.ts'
import { FormDialog } from '../../ui/dialog/FormDialog.tsx'
import { TextArea } from '../../ui/form/TextArea.tsx'

type SendBackDialogProps = { manuscriptId: string; sequence: number; onSent: () => void; onClose: () => void }

/** Sends a course back, with the reason that its author reads. What is typed of it is kept until it is sent, over a reload too. */
export function SendBackDialog({ manuscriptId, sequence, onSent, onClose }: SendBackDialogProps) {
  const { values, changed, set, drop } = useDrafted(`send-back:${manuscriptId}`, { reason: '' })
  const { reason } = values
  const [tried, setTried] = useState(false)
  const send = useMutation({
    networkMode: 'always',
    mutationFn: () => api.manuscripts.sendBack({ manuscriptId, sequence, reason }),
    onSuccess: () => {
      drop()
      onSent()
    },
  })
  const close = () => {
    drop()
    onClose()
  }
  const missing = tried && reason.trim() === ''
  return (
    <FormDialog
      title="Send this course back"
      size="narrow"
      writing
      submitLabel="Send back"
      busy={send.isPending}
      changed={changed && reason !== ''}
      error={send.error ? wordsOf(send.error) : undefined}
      onSubmit={() => {
        setTried(true)
        if (reason.trim() !== '' && !send.isPending) send.mutate()
      }}
      onClose={close}
    >
      <TextArea
        label="Reason"
        hint="Its author reads this."
        required
        rows={4}
        maxLength={MANUSCRIPT_WORDS_MAX}
        value={reason}
        onChange={({ target }) => set({ reason: target.value })}
        {...(missing && { error: 'Say what has to be changed.' })}
      />
    </FormDialog>
  )
}
