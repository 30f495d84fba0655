import { Suspense, useState } from 'react'
import type { InstitutionCard } from '#contract/institution.ts'
import type { Posting } from '#contract/posting.ts'
import room from '../../institutions/Institution.module.css'
import { manageOf } from '../../institutions/words.ts'
import { api } from '../../lib/api/api.ts'
import { onDay } from '../../lib/dates.ts'
import { say } from '../../lib/language/say.ts'
import { Link, useNavigate } from '../../lib/router.tsx'
import { Button } from '../../ui/button/Button.tsx'
import { ButtonLink } from '../../ui/button/ButtonLink.tsx'
import { part } from '../../ui/later.tsx'
import { Note } from '../../ui/status/Note.tsx'
import { toast } from '../../ui/status/toast.ts'
import jobs from '../postings/Postings.module.css'
import { applicantsOf, publicJobOf, standingOf } from '../postings/posting-words.ts'
import { usePostingAct } from '../postings/use-posting-act.ts'

const CloseDialog = part(async () => ({ default: (await import('../postings/CloseDialog.tsx')).CloseDialog }))
const ConfirmDialog = part(async () => ({ default: (await import('../../ui/dialog/ConfirmDialog.tsx')).ConfirmDialog }))

type EditorHeadProps = {
  institution: InstitutionCard
  posting: Posting | null
  hasTyped: boolean
  /** Whether what was typed outlasts the page. */
  isStored: boolean
  onDropped: () => void
}

/** Which job this is, how far it is, and what else can be done with it. */
export function EditorHead({ institution, posting, hasTyped, isStored, onDropped }: EditorHeadProps) {
  const [asking, setAsking] = useState<'close' | 'delete'>()
  const navigate = useNavigate()
  const remove = usePostingAct(() => api.postings.remove({ postingId: posting!.id }))
  const back = manageOf(institution.id)
  const isDraft = posting?.postingState === 'draft'
  const takeAway = () =>
    remove.mutate(undefined, {
      onSuccess: () => {
        onDropped()
        toast.success(say('The draft is deleted.'))
        navigate(back, { replace: true })
      },
    })
  return (
    <>
      <div className={jobs.head}>
        <div>
          <h1 tabIndex={-1}>{posting ? posting.title : 'New job'}</h1>
          <p className="ui">
            <Link to={back}>{institution.name}</Link>
            {posting && ` · ${standingOf(posting)}`}
            {hasTyped &&
              ` · not saved yet, ${isStored ? 'kept on this device' : 'and this browser has no room for it: leave the page open'}`}
          </p>
        </div>
        <div className={room.acts}>
          {posting && !isDraft && (
            <>
              <ButtonLink tone="outline" to={applicantsOf(posting.id)}>
                Applicants
              </ButtonLink>
              <ButtonLink tone="outline" to={publicJobOf(posting.id)}>
                View as others
              </ButtonLink>
            </>
          )}
          {posting?.postingState === 'published' && (
            <Button tone="quiet" onClick={() => setAsking('close')}>
              Close job
            </Button>
          )}
          {isDraft && (
            <Button tone="quiet" onClick={() => setAsking('delete')}>
              Delete draft
            </Button>
          )}
        </div>
      </div>
      {posting?.confirmBy && <StillOpen posting={posting} by={posting.confirmBy} />}
      <Suspense>
        {asking === 'close' && posting && <CloseDialog posting={posting} onClose={() => setAsking(undefined)} />}
        {asking === 'delete' && (
          <ConfirmDialog
            title="Delete this draft?"
            confirm="Delete"
            busy={remove.isPending}
            onConfirm={takeAway}
            onClose={() => setAsking(undefined)}
          >
            Only your team has seen it. It cannot be brought back.
          </ConfirmDialog>
        )}
      </Suspense>
    </>
  )
}

/** Asks whether a job is open still, as long as nobody has answered. */
function StillOpen({ posting, by }: { posting: Posting; by: string }) {
  const confirm = usePostingAct(() => api.postings.confirm({ postingId: posting.id }))
  return (
    <Note role="status">
      <b>Is this job still open?</b> Without an answer it closes on {onDay(by)}.{' '}
      <Button
        tone="soft"
        size="small"
        busy={confirm.isPending}
        onClick={() => confirm.mutate(undefined, { onSuccess: () => void toast.success(say('Noted: the job is still open.')) })}
      >
        Still open
      </Button>
    </Note>
  )
}
