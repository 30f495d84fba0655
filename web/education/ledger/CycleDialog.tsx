import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { CouncilRule, Cycle } from '#contract/ledger.ts'
import { api } from '../../lib/api/api.ts'
import { issuesOf, wordsOf } from '../../lib/api/failure.ts'
import { FormDialog } from '../../ui/dialog/FormDialog.tsx'
import { Field } from '../../ui/form/Field.tsx'
import { Select } from '../../ui/form/Select.tsx'
import { useChanged } from '../../ui/form/use-changed.ts'
import { dayOf } from './entry-values.ts'
import styles from './Ledger.module.css'
import { rereadLedger } from './queries.ts'

type CycleDialogProps = { cycle: Cycle | null; councils: readonly CouncilRule[]; onClose: () => void }

/** Asks for one's council and when the five years began. */
export default function CycleDialog({ cycle, councils, onClose }: CycleDialogProps) {
  const cache = useQueryClient()
  const [values, setValues] = useState({ councilId: cycle?.councilId ?? '', startedOn: cycle?.startedOn ?? '' })
  const changed = useChanged(values)
  const save = useMutation({
    networkMode: 'always',
    mutationFn: () => api.ledger.setCycle(values),
    onSuccess: () => {
      void rereadLedger(cache)
      onClose()
    },
  })
  const refused = issuesOf(save.error).find(({ path }) => path === 'startedOn')?.message
  return (
    <FormDialog
      title="Your five years"
      size="narrow"
      submitLabel="Save"
      busy={save.isPending}
      disabled={!values.councilId || !values.startedOn}
      changed={changed}
      error={save.error ? wordsOf(save.error) : undefined}
      onSubmit={() => save.mutate()}
      onClose={onClose}
    >
      <div className={styles.fields}>
        <Select
          label="Your council"
          required
          value={values.councilId}
          onChange={({ target }) => setValues((before) => ({ ...before, councilId: target.value }))}
        >
          <option value="">Choose</option>
          {councils.map(({ councilId, council }) => (
            <option key={councilId} value={councilId}>
              {council}
            </option>
          ))}
        </Select>
        <Field
          label="The five years began on"
          type="date"
          required
          max={dayOf(new Date())}
          value={values.startedOn}
          onChange={({ target }) => setValues((before) => ({ ...before, startedOn: target.value }))}
          {...(refused && { error: refused })}
        />
      </div>
    </FormDialog>
  )
}
