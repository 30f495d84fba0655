import { Trash2 } from 'lucide-react'
import { Suspense, useState } from 'react'
import type { ApplicantNote, OpenedApplicant } from '#contract/applicants.ts'
import { APPLICATION_DAYS, APPLICATION_NOTE_MAX } from '#contract/limits.ts'
import room from '../../institutions/Institution.module.css'
import { fieldsOf, useDrafted } from '../../institutions/use-drafted.ts'
import { api } from '../../lib/api/api.ts'
import { issuesOf, wordsOf } from '../../lib/api/failure.ts'
import { newClientId } from '../../lib/client-id.ts'
import { inFull, onDay } from '../../lib/dates.ts'
import { AuthorLine } from '../../profile/member/AuthorLine.tsx'
import { Button } from '../../ui/button/Button.tsx'
import { IconButton } from '../../ui/button/IconButton.tsx'
import { TextArea } from '../../ui/form/TextArea.tsx'
import { part } from '../../ui/later.tsx'
import { Sheet } from '../../ui/layout/Sheet.tsx'
import { Avatar } from '../../ui/person/Avatar.tsx'
import { usePostingAct } from '../postings/use-posting-act.ts'
import styles from './Applicants.module.css'

const ConfirmDialog = part(async () => ({ default: (await import('../../ui/dialog/ConfirmDialog.tsx')).ConfirmDialog }))

/** What those who manage the job say about an application among themselves. */
export function Notes({ application: { id, notes, erasedOn } }: { application: OpenedApplicant }) {
  const form = useDrafted(`applicant-note:${id}`, { text: '', clientId: newClientId() })
  const add = usePostingAct(() => api.applicants.addNote({ applicationId: id, ...form.values }), { quiet: true })
  const issues = issuesOf(add.error)
  const field = fieldsOf<{ text: string }, 'text'>(form, issues)
  return (
    <Sheet bleed title="Notes" lead="For your team only">
      <div className={styles.notes}>
        {notes.map((note) => (
          <Note key={note.id} applicationId={id} note={note} />
        ))}
        <TextArea
          label="Add a note"
          rows={2}
          maxLength={APPLICATION_NOTE_MAX}
          {...field('text')}
          onChange={({ target }) => form.set({ text: target.value, clientId: newClientId() })}
        />
        {add.error && issues.length === 0 && (
          <p role="alert" className={styles.fault}>
            {wordsOf(add.error)}
          </p>
        )}
        {form.values.text.trim() !== '' && (
          <div>
            <Button tone="soft" busy={add.isPending} onClick={() => add.mutate(undefined, { onSuccess: form.drop })}>
              Add note
            </Button>
          </div>
        )}
      </div>
      <p className={room.foot}>
        {erasedOn
          ? `Everything here is deleted on ${onDay(erasedOn)}.`
          : `Everything here is deleted ${APPLICATION_DAYS} days after the job closes.`}
      </p>
    </Sheet>
  )
}

function Note({ applicationId, note: { id, by, at, text, isOwn } }: { applicationId: string; note: ApplicantNote }) {
  const [asking, setAsking] = useState(false)
  const remove = usePostingAct(() => api.applicants.removeNote({ applicationId, noteId: id }))
  return (
    <div className={styles.note}>
      <Avatar id={by?.id ?? id} name={by?.name ?? 'Somebody'} url={by?.avatarUrl} mark={by?.mark} size="xs" />
      <div>
        <p className="ui">
          {by ? <AuthorLine member={by} /> : 'Somebody who has left'} <span className="meta">{inFull(at)}</span>
        </p>
        <p className={`ui ${room.words}`}>{text}</p>
      </div>
      {isOwn && (
        <IconButton label="Delete note" onClick={() => setAsking(true)}>
          <Trash2 />
        </IconButton>
      )}
      <Suspense>
        {asking && (
          <ConfirmDialog
            title="Delete this note?"
            confirm="Delete"
            busy={remove.isPending}
            onConfirm={() => remove.mutate(undefined, { onSuccess: () => setAsking(false) })}
            onClose={() => setAsking(false)}
          >
            Your team reads it no longer.
          </ConfirmDialog>
        )}
      </Suspense>
    </div>
  )
}
