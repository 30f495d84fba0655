import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import type { CheckToReview, PostCheck } from '#contract/checks.ts'
import { api } from '../../lib/api/api.ts'
import { wordsOf } from '../../lib/api/failure.ts'
import { dropDraft, saveDraft, useDraft } from '../../lib/drafts.ts'
import { say } from '../../lib/language/say.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { Select } from '../../ui/form/Select.tsx'
import { TextArea } from '../../ui/form/TextArea.tsx'
import { Note } from '../../ui/status/Note.tsx'
import { toast } from '../../ui/status/toast.ts'
import { keepCheck, readReviewsAgain } from './queries.ts'
import styles from './Review.module.css'

type Status = PostCheck['status']
type Draft = { status: Status | ''; words: string }

const WORDS_MAX = 1000
const blank: Draft = { status: '', words: '' }
const choices: Record<Status, string> = {
  verified: 'Verified: sources support it',
  disputed: 'Disputed: sources contradict it',
  pending: 'Pending: sources do not settle it',
}

/** A reviewer's decision about a post. What was begun is kept until it is sent, over a reload too. */
export function DecideDialog({ item: { check, author, content }, onClose }: { item: CheckToReview; onClose: () => void }) {
  const cache = useQueryClient()
  const form = useId()
  const name = `decide-check:${check.postId}`
  const draft = useDraft<Draft>(name) ?? blank
  const [tried, setTried] = useState(false)
  const change = (part: Partial<Draft>) => saveDraft(name, { ...draft, ...part })
  const words = draft.words.trim()

  const decide = useMutation({
    networkMode: 'always',
    mutationFn: (status: Status) => api.checks.decide({ postId: check.postId, checkedAt: check.checkedAt ?? '', status, words }),
    onSuccess: (decided) => {
      dropDraft(name)
      keepCheck(cache, decided)
      toast.success(say('Decision saved. The author has been notified.'))
      onClose()
    },
    onSettled: () => readReviewsAgain(cache),
  })

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (draft.status && words && !decide.isPending) decide.mutate(draft.status)
  }

  return (
    <Dialog
      title={`Decide about the post by ${author.name}`}
      onClose={onClose}
      footer={
        <>
          <Button tone="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={form} busy={decide.isPending}>
            Decide
          </Button>
        </>
      }
    >
      <blockquote className={`${styles.quoted} clamp3`}>{content}</blockquote>
      <form id={form} className={styles.form} noValidate onSubmit={submit}>
        <Select
          label="Status"
          required
          value={draft.status}
          onChange={({ target }) => change({ status: target.value as Draft['status'] })}
          {...(tried && !draft.status && { error: 'Choose one of the three.' })}
        >
          <option value="">Choose</option>
          {Object.entries(choices).map(([status, label]) => (
            <option key={status} value={status}>
              {label}
            </option>
          ))}
        </Select>
        <TextArea
          label="Your reasons"
          hint="Shown under the post with your name."
          rows={4}
          required
          maxLength={WORDS_MAX}
          value={draft.words}
          onChange={({ target }) => change({ words: target.value })}
          {...(tried && !words && { error: 'This cannot be empty.' })}
        />
        {decide.error && (
          <Note tone="danger" role="alert">
            {wordsOf(decide.error)}
          </Note>
        )}
      </form>
    </Dialog>
  )
}
