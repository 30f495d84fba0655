import { type FormEvent, useId, useState } from 'react'
import type { Reviewers } from '#contract/reviewers.ts'
import { api } from '../../lib/api/api.ts'
import { issuesOf, wordsOf } from '../../lib/api/failure.ts'
import { Button } from '../../ui/button/Button.tsx'
import { WritingDialog } from '../../ui/dialog/WritingDialog.tsx'
import { Field } from '../../ui/form/Field.tsx'
import { TextArea } from '../../ui/form/TextArea.tsx'
import { Note } from '../../ui/status/Note.tsx'
import { toast } from '../../ui/status/toast.ts'
import styles from '../Verification.module.css'
import { useReviewersCache } from './queries.ts'

/** Somebody who is to become a reviewer, or a reviewer who is to be one no more. */
export type Asked = { makes: true } | { makes: false; reviewer: Reviewers['reviewers'][number] }

const handleIn = (typed: string) =>
  typed
    .trim()
    .replace(/^.*\/p\//, '')
    .replace(/^@/, '')

/** Asks for a change that a second reviewer confirms, with the reason. */
export function AskDialog({ asked, onClose }: { asked: Asked; onClose: () => void }) {
  const id = useId()
  const show = useReviewersCache()
  const [handle, setHandle] = useState('')
  const [words, setWords] = useState('')
  const [busy, setBusy] = useState(false)
  const [pressed, setPressed] = useState(false)
  const [failure, setFailure] = useState<string>()
  const own = !asked.makes && asked.reviewer.isMe
  const empty = 'This cannot be empty.'

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setPressed(true)
    if (busy || !words.trim() || (asked.makes && !handle.trim())) return
    setBusy(true)
    try {
      show(await api.reviewers.ask({ handle: asked.makes ? handleIn(handle) : asked.reviewer.member.handle, makes: asked.makes, words }))
      toast.success(own ? 'You have stepped down.' : 'Another reviewer has to confirm it.')
      onClose()
    } catch (error) {
      setFailure(issuesOf(error)[0]?.message ?? wordsOf(error))
      setBusy(false)
    }
  }

  return (
    <WritingDialog
      title={asked.makes ? 'Propose a reviewer' : own ? 'Step down as a reviewer' : `End the role of ${asked.reviewer.member.name}`}
      size="narrow"
      changed={handle !== '' || words !== ''}
      onClose={onClose}
      footer={
        <>
          <Button tone="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={id} tone={asked.makes ? 'primary' : 'danger'} busy={busy}>
            {own ? 'Step down' : 'Ask another reviewer'}
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
        {asked.makes && (
          <Field
            label="Handle or profile address"
            required
            maxLength={200}
            value={handle}
            onChange={({ target }) => setHandle(target.value)}
            {...(pressed && !handle.trim() && { error: empty })}
          />
        )}
        <TextArea
          label="The reason"
          rows={3}
          maxLength={500}
          required
          hint="Reviewers read it."
          value={words}
          onChange={({ target }) => setWords(target.value)}
          {...(pressed && !words.trim() && { error: empty })}
        />
      </form>
    </WritingDialog>
  )
}
