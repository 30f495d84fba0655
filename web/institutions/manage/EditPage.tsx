import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Institution } from '#contract/institution.ts'
import { institutionKinds } from '#contract/institution-words.ts'
import { api } from '../../lib/api/api.ts'
import { codeOf, issuesOf, wordsOf } from '../../lib/api/failure.ts'
import { say } from '../../lib/language/say.ts'
import { RefusedName } from '../../moderation/RefusedName.tsx'
import { FormDialog } from '../../ui/dialog/FormDialog.tsx'
import { Field } from '../../ui/form/Field.tsx'
import { Select } from '../../ui/form/Select.tsx'
import { TextArea } from '../../ui/form/TextArea.tsx'
import { Note } from '../../ui/status/Note.tsx'
import { toast } from '../../ui/status/toast.ts'
import room from '../Institution.module.css'
import { pageQuery } from '../queries.ts'
import { useAct } from '../use-act.ts'
import { fieldsOf, useDrafted } from '../use-drafted.ts'
import { changedIn, changeOf, type Edited, editedOf, fieldNames, merged, notFigures } from './edited.ts'

type Draft = Edited & { base?: Institution }

/** What the page says. What is typed is kept on this device, also where somebody else has changed the page meanwhile. */
export function EditPage({ page, onClose }: { page: Institution; onClose: () => void }) {
  const cache = useQueryClient()
  const form = useDrafted<Draft>(`institution-edit:${page.id}`, { ...editedOf(page), base: page })
  const { values, changed, set, drop } = form
  const [both, setBoth] = useState<(keyof Edited)[]>()
  const base = values.base ?? page
  const before = editedOf(base)
  const save = useAct(() => api.institutions.edit({ institutionId: page.id, version: base.version, ...changeOf(before, values) }), {
    quiet: true,
  })
  const isOvertaken = codeOf(save.error) === 'INSTITUTION_CHANGED'
  const figures = notFigures(values).map((path) => ({ path, message: 'Enter a whole number, or leave it empty.' }))
  const issues = [...figures, ...issuesOf(save.error)]
  const field = fieldsOf<Draft, keyof Edited>(form, issues)
  const close = () => {
    drop()
    onClose()
  }

  const takeOver = async () => {
    const fresh = await cache.fetchQuery({ ...pageQuery(page.id), staleTime: 0 })
    const together = merged(before, values, editedOf(fresh))
    set({ ...together.values, base: fresh })
    setBoth(together.both)
  }
  const submit = () =>
    figures.length === 0 &&
    save.mutate(undefined, {
      onSuccess: () => {
        toast.success(say('The page is saved.'))
        close()
      },
      onError: (error) => void (codeOf(error) === 'INSTITUTION_CHANGED' && takeOver()),
    })

  return (
    <FormDialog
      title="Edit page"
      submitLabel="Save"
      busy={save.isPending}
      changed={changed && changedIn(before, values).length > 0}
      error={save.error && !isOvertaken && issues.length === 0 ? wordsOf(save.error) : undefined}
      onSubmit={submit}
      onClose={close}
    >
      <div className={room.stack}>
        {both && isOvertaken && <Overtaken both={both} theirs={editedOf(base)} />}
        {page.proof && (
          <p className="meta">Another name, kind, city, state or address ends the mark until a reviewer has checked the page again.</p>
        )}
        <div className={room.two}>
          <Field label="Name" maxLength={160} {...field('name')} />
          <Select label="What it is" {...field('kind')}>
            {institutionKinds.map(({ id, label }) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
          </Select>
        </div>
        {codeOf(save.error) === 'NAME_REFUSED' && <RefusedName name={values.name} />}
        <TextArea label="About" rows={4} {...field('about')} />
        <TextArea label="Departments" rows={3} hint="One a line." {...field('departments')} />
        <div className={room.two}>
          <Field label="City" maxLength={80} {...field('city')} />
          <Field label="State" maxLength={80} {...field('state')} />
        </div>
        <Field label="Address" optional maxLength={300} {...field('address')} />
        <div className={room.two}>
          <Field label="Website" optional type="url" placeholder="https://" {...field('website')} />
          <Field label="Telephone" optional type="tel" maxLength={40} {...field('telephone')} />
        </div>
        <div className={room.two}>
          <Field label="Beds" optional inputMode="numeric" {...field('beds')} />
          <Field label="Founded" optional inputMode="numeric" placeholder="1965" {...field('founded')} />
        </div>
      </div>
    </FormDialog>
  )
}

/** What became of the form when somebody else was faster. */
const Overtaken = ({ both, theirs }: { both: readonly (keyof Edited)[]; theirs: Edited }) => (
  <Note role="alert">
    <b>Somebody else has changed this page meanwhile.</b> What you typed is kept, and what only they changed is in the form now.
    {both.length > 0 && (
      <>
        {' '}
        You both changed the following. Press Save to keep what you typed.
        {both.map((name) => (
          <p key={name} className={room.words}>
            {fieldNames[name]}, as they wrote it: {theirs[name] || 'nothing'}
          </p>
        ))}
      </>
    )}
    {both.length === 0 && ' Press Save once more.'}
  </Note>
)
