import { useId } from 'react'
import type { Institution } from '#contract/institution.ts'
import { api } from '../../lib/api/api.ts'
import { issuesOf, wordsOf } from '../../lib/api/failure.ts'
import { newClientId } from '../../lib/client-id.ts'
import { say } from '../../lib/language/say.ts'
import { FormDialog } from '../../ui/dialog/FormDialog.tsx'
import { Field } from '../../ui/form/Field.tsx'
import { toast } from '../../ui/status/toast.ts'
import room from '../Institution.module.css'
import { useAct } from '../use-act.ts'
import { fieldsOf, useDrafted } from '../use-drafted.ts'
import { nounOf } from '../words.ts'

type Said = { clientId: string; position: string; department: string; from: string; to: string }

/** Says that one works at an institution, or did; what was typed stays until it is sent or given up. */
export function AffiliationDialog({ page: { id, name, kind, departments }, onClose }: { page: Institution; onClose: () => void }) {
  const listId = useId()
  const form = useDrafted<Said>(`affiliation:${id}`, {
    clientId: newClientId(),
    ...{ position: '', department: '', from: '', to: '' },
  })
  const { values, changed, drop } = form
  const claim = useAct(() => api.affiliations.claim({ institutionId: id, ...values, to: values.to || null }), { quiet: true })
  const issues = issuesOf(claim.error)
  const field = fieldsOf(form, issues)
  const close = () => {
    drop()
    onClose()
  }
  const send = () =>
    claim.mutate(undefined, {
      onSuccess: () => {
        toast.success(say('Sent. {name} is asked to confirm it.', { name }))
        close()
      },
    })
  return (
    <FormDialog
      title={`Your work at ${name}`}
      size="narrow"
      submitLabel="Send"
      writing
      busy={claim.isPending}
      changed={changed}
      error={claim.error && issues.length === 0 ? wordsOf(claim.error) : undefined}
      onSubmit={send}
      onClose={close}
    >
      <div className={room.stack}>
        <Field label="What you do there" maxLength={120} placeholder="Registrar" {...field('position')} />
        <Field label="Department" optional maxLength={80} list={listId} {...field('department')} />
        <datalist id={listId}>
          {departments.map((department) => (
            <option key={department} value={department} />
          ))}
        </datalist>
        <div className={room.two}>
          <Field label="First day" type="date" {...field('from')} />
          <Field label="Last day" optional type="date" hint="Leave it empty while you work there." {...field('to')} />
        </div>
        <p className="meta">The {nounOf[kind]} sees this and answers. It says where you work, and nothing about your registration.</p>
      </div>
    </FormDialog>
  )
}
