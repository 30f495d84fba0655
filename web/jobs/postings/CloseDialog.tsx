import { useState } from 'react'
import { APPLICATION_DAYS } from '#contract/limits.ts'
import type { Posting } from '#contract/posting.ts'
import { api } from '../../lib/api/api.ts'
import { wordsOf } from '../../lib/api/failure.ts'
import { say } from '../../lib/language/say.ts'
import { FormDialog } from '../../ui/dialog/FormDialog.tsx'
import { Select } from '../../ui/form/Select.tsx'
import { toast } from '../../ui/status/toast.ts'
import { usePostingAct } from './use-posting-act.ts'

const reasons = { filled: 'Filled', withdrawn: 'Withdrawn' } as const

/** Closes a published job for good. */
export function CloseDialog({ posting, onClose }: { posting: Pick<Posting, 'id' | 'title'>; onClose: () => void }) {
  const [closeReason, setReason] = useState<keyof typeof reasons>('filled')
  const close = usePostingAct(() => api.postings.close({ postingId: posting.id, closeReason }), { quiet: true })
  return (
    <FormDialog
      title="Close job"
      size="narrow"
      submitLabel="Close job"
      busy={close.isPending}
      changed={false}
      error={close.error ? wordsOf(close.error) : undefined}
      onSubmit={() =>
        close.mutate(undefined, {
          onSuccess: () => {
            toast.success(say('The job is closed.'))
            onClose()
          },
        })
      }
      onClose={onClose}
    >
      <p className="ui">
        {posting.title} leaves the board, and whoever waits for an answer is told. Their applications are deleted {APPLICATION_DAYS} days
        later.
      </p>
      <Select label="Why" value={closeReason} onChange={({ target }) => setReason(target.value as keyof typeof reasons)}>
        {Object.entries(reasons).map(([id, label]) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </Select>
    </FormDialog>
  )
}
