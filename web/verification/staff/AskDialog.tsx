import { type FormEvent, useId, useState } from 'react'
import type { MemberCard } from '#contract/profile.ts'
import type { StaffRole } from '#contract/staff-roles.ts'
import { api } from '../../lib/api/api.ts'
import { issuesOf, wordsOf } from '../../lib/api/failure.ts'
import { say } from '../../lib/language/say.ts'
import { Button } from '../../ui/button/Button.tsx'
import { WritingDialog } from '../../ui/dialog/WritingDialog.tsx'
import { Field } from '../../ui/form/Field.tsx'
import { Select } from '../../ui/form/Select.tsx'
import { TextArea } from '../../ui/form/TextArea.tsx'
import { Note } from '../../ui/status/Note.tsx'
import { toast } from '../../ui/status/toast.ts'
import styles from '../Verification.module.css'
import { useStaffCache } from './queries.ts'
import { roleWords } from './words.ts'

/** Somebody who is to be given a role, or one whose role is to end. */
export type Asked = { gives: true } | { gives: false; member: MemberCard; role: StaffRole }

const handleIn = (typed: string) =>
  typed
    .trim()
    .replace(/^.*\/p\//, '')
    .replace(/^@/, '')

function titleOf(asked: Asked) {
  if (asked.gives) return 'Propose a role'
  return `End ${asked.member.name}’s role as ${roleWords[asked.role].one}`
}

/** Asks for a change that a second administrator confirms, with the reason. */
export function AskDialog({ asked, onClose }: { asked: Asked; onClose: () => void }) {
  const id = useId()
  const show = useStaffCache()
  const [handle, setHandle] = useState('')
  const [role, setRole] = useState<StaffRole>(asked.gives ? 'reviewer' : asked.role)
  const [words, setWords] = useState('')
  const [busy, setBusy] = useState(false)
  const [pressed, setPressed] = useState(false)
  const [failure, setFailure] = useState<string>()
  const empty = 'This cannot be empty.'

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setPressed(true)
    if (busy || !words.trim() || (asked.gives && !handle.trim())) return
    setBusy(true)
    try {
      show(await api.staff.ask({ handle: asked.gives ? handleIn(handle) : asked.member.handle, role, gives: asked.gives, words }))
      toast.success(say('Another administrator has to confirm it.'))
      onClose()
    } catch (error) {
      setFailure(issuesOf(error)[0]?.message ?? wordsOf(error))
      setBusy(false)
    }
  }

  return (
    <WritingDialog
      title={titleOf(asked)}
      size="narrow"
      changed={handle !== '' || words !== ''}
      onClose={onClose}
      footer={
        <>
          <Button tone="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={id} tone={asked.gives ? 'primary' : 'danger'} busy={busy}>
            Ask another administrator
          </Button>
        </>
      }
    >
      <form id={id} className={styles.stack} noValidate onSubmit={submit}>
        {failure && (
          <Note tone="danger" role="alert">
            {failure}
          </Note>
        )}
        {asked.gives && (
          <>
            <Field
              label="Handle or profile address"
              required
              maxLength={200}
              value={handle}
              onChange={({ target }) => setHandle(target.value)}
              {...(pressed && !handle.trim() && { error: empty })}
            />
            <Select label="Role" hint={roleWords[role].opens} value={role} onChange={({ target }) => setRole(target.value as StaffRole)}>
              {Object.entries(roleWords).map(([value, { label }]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </Select>
          </>
        )}
        <TextArea
          label="The reason"
          rows={3}
          maxLength={500}
          required
          hint="Administrators and auditors read it."
          value={words}
          onChange={({ target }) => setWords(target.value)}
          {...(pressed && !words.trim() && { error: empty })}
        />
      </form>
    </WritingDialog>
  )
}
