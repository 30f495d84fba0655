import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Manuscript } from '#contract/manuscripts.ts'
import { api } from '../../lib/api/api.ts'
import { wordsOf } from '../../lib/api/failure.ts'
import { dropDraft } from '../../lib/drafts.ts'
import { type Said, say } from '../../lib/language/say.ts'
import { useNavigate } from '../../lib/router.tsx'
import { Button } from '../../ui/button/Button.tsx'
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { Note } from '../../ui/status/Note.tsx'
import { toast } from '../../ui/status/toast.ts'
import { Preview } from './Preview.tsx'
import { manuscriptsQuery, writeManuscript } from './queries.ts'
import styles from './Writing.module.css'

type Open = 'preview' | 'submit' | 'discard' | 'withdraw' | undefined
type EditorActionsProps = {
  manuscript: Manuscript
  isSaved: boolean
  isSaving: boolean
  /** Answers what is saved then; nothing where it could not be. */
  onSave: () => Promise<Manuscript | undefined>
}

/** What can be done with a course: save, look at it, hand it in, take it back, withdraw or delete it. */
export function EditorActions({ manuscript, isSaved, isSaving, onSave }: EditorActionsProps) {
  const cache = useQueryClient()
  const navigate = useNavigate()
  const [open, setOpen] = useState<Open>()
  const { id: manuscriptId, state, courseId, isWithdrawn } = manuscript
  const close = () => setOpen(undefined)
  const done = (words: Said) => (after: Manuscript) => {
    writeManuscript(cache, after)
    close()
    toast.success(words)
  }
  const act = { networkMode: 'always' } as const
  const submit = useMutation({
    ...act,
    mutationFn: () => api.manuscripts.submit({ manuscriptId, sequence: manuscript.sequence }),
    onSuccess: done(say('Your course waits for a reviewer.')),
  })
  const takeBack = useMutation({
    ...act,
    mutationFn: () => api.manuscripts.takeBack({ manuscriptId }),
    onSuccess: done(say('You can write on.')),
  })
  const withdraw = useMutation({
    ...act,
    mutationFn: () => api.manuscripts.withdraw({ manuscriptId }),
    onSuccess: done(say('The course is withdrawn.')),
  })
  const discard = useMutation({
    ...act,
    mutationFn: () => api.manuscripts.discard({ manuscriptId }),
    onSuccess: () => {
      dropDraft(`manuscript:${manuscriptId}`)
      void cache.invalidateQueries({ queryKey: manuscriptsQuery.queryKey })
      void navigate('/education?write', { replace: true })
    },
  })
  const handIn = async () => {
    const saved = await onSave()
    if (saved && saved.faults.length === 0) setOpen('submit')
    else if (saved) toast.error(say('Something is missing. The list below the course says what.'))
  }
  const look = async () => {
    if (await onSave()) setOpen('preview')
  }
  return (
    <>
      <div className={styles.acts}>
        {state === 'submitted' ? (
          <Button tone="outline" busy={takeBack.isPending} onClick={() => takeBack.mutate()}>
            Take back
          </Button>
        ) : (
          <>
            <Button onClick={() => void handIn()}>Submit for review</Button>
            <Button tone="outline" busy={isSaving} onClick={() => void onSave()}>
              Save
            </Button>
            <Button tone="outline" onClick={() => void look()}>
              Preview
            </Button>
          </>
        )}
        {courseId && !isWithdrawn && (
          <Button tone="quiet" onClick={() => setOpen('withdraw')}>
            Withdraw
          </Button>
        )}
        {!courseId && (
          <Button tone="quiet" onClick={() => setOpen('discard')}>
            Delete
          </Button>
        )}
      </div>
      <Failures of={[takeBack]} />
      {open === 'preview' && isSaved && (
        <Dialog title="Preview" reading size="wide" onClose={close}>
          <Preview manuscriptId={manuscriptId} />
        </Dialog>
      )}
      {open === 'submit' && (
        <ConfirmDialog
          title="Submit this course?"
          confirm="Submit"
          tone="primary"
          busy={submit.isPending}
          onConfirm={() => submit.mutate()}
          onClose={close}
        >
          <p>A reviewer reads it and publishes it under your name, or sends it back with the reason.</p>
          <p>You say with this that the patients in it are invented and that the words are your own.</p>
          <Failures of={[submit]} />
        </ConfirmDialog>
      )}
      {open === 'withdraw' && (
        <ConfirmDialog
          title="Withdraw this course?"
          confirm="Withdraw"
          busy={withdraw.isPending}
          onConfirm={() => withdraw.mutate()}
          onClose={close}
        >
          <p>Nobody begins it any more. Whoever has begun it goes on, and certificates stay. A next version brings it back.</p>
          <Failures of={[withdraw]} />
        </ConfirmDialog>
      )}
      {open === 'discard' && (
        <ConfirmDialog
          title="Delete this course?"
          confirm="Delete"
          busy={discard.isPending}
          onConfirm={() => discard.mutate()}
          onClose={close}
        >
          <p>What you wrote is gone for good.</p>
          <Failures of={[discard]} />
        </ConfirmDialog>
      )}
    </>
  )
}

type Attempt = Pick<UseMutationResult<unknown, Error, void>, 'error'>

/** Why something was not done. */
const Failures = ({ of }: { of: Attempt[] }) =>
  of.map(
    ({ error }) =>
      error && (
        <Note key={error.message} tone="danger" role="alert">
          {wordsOf(error)}
        </Note>
      ),
  )
