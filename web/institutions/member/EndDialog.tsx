import { useState } from 'react'
import type { Affiliation } from '#contract/affiliations.ts'
import { api } from '../../lib/api/api.ts'
import { issuesOf, wordsOf } from '../../lib/api/failure.ts'
import { say } from '../../lib/language/say.ts'
import { FormDialog } from '../../ui/dialog/FormDialog.tsx'
import { Field } from '../../ui/form/Field.tsx'
import { toast } from '../../ui/status/toast.ts'
import { useAct } from '../use-act.ts'
import { dayOf } from '../words.ts'

type EndDialogProps = {
  affiliation: Pick<Affiliation, 'id' | 'from' | 'member'>
  /** Who says it: the member of themselves, or the institution of them. */
  whose: 'you' | 'them'
  onClose: () => void
}

/** The last day of somebody's work at an institution. */
export function EndDialog({ affiliation: { id, from, member }, whose, onClose }: EndDialogProps) {
  const [to, setTo] = useState('')
  const end = useAct(() => api.affiliations.end({ affiliationId: id, to }), { quiet: true })
  const [issue] = issuesOf(end.error)
  const save = () =>
    end.mutate(undefined, {
      onSuccess: () => {
        toast.success(say('The last day is saved.'))
        onClose()
      },
    })
  return (
    <FormDialog
      title={whose === 'you' ? 'When did you leave?' : `When did ${member.name} leave?`}
      size="narrow"
      submitLabel="Save"
      writing
      busy={end.isPending}
      changed={to !== ''}
      error={end.error && !issue ? wordsOf(end.error) : undefined}
      onSubmit={save}
      onClose={onClose}
    >
      <Field
        label="Last day"
        type="date"
        hint={`It began on ${dayOf(from)}.`}
        value={to}
        onChange={({ target }) => setTo(target.value)}
        {...(issue && { error: issue.message })}
      />
    </FormDialog>
  )
}
