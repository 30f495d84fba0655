import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import type { Posting } from '#contract/posting.ts'
import { UPLOAD_HOURS } from '#contract/uploads.ts'
import { nounOf } from '../../institutions/words.ts'
import { api } from '../../lib/api/api.ts'
import { codeOf, issuesOf, wordsOf } from '../../lib/api/failure.ts'
import { newClientId } from '../../lib/client-id.ts'
import { type Said, say } from '../../lib/language/say.ts'
import { enqueue } from '../../lib/outbox/outbox.ts'
import { isFinal } from '../../lib/outbox/retrying.ts'
import { useNavigate } from '../../lib/router.tsx'
import { Button } from '../../ui/button/Button.tsx'
import { WritingDialog } from '../../ui/dialog/WritingDialog.tsx'
import { Failed } from '../../ui/list/QueryList.tsx'
import { Note } from '../../ui/status/Note.tsx'
import { Loading } from '../../ui/status/Skeleton.tsx'
import { toast } from '../../ui/status/toast.ts'
import { SentProfileView } from '../applications/SentProfileView.tsx'
import { companyLine } from '../card-words.ts'
import { FitLines } from '../detail/FitLines.tsx'
import { drawApplied, fitQuery } from '../queries.ts'
import { useAct } from '../use-act.ts'
import { applicationOf, recordWords } from '../words.ts'
import { ApplicationFields } from './ApplicationFields.tsx'
import styles from './Apply.module.css'
import { applicationKind } from './application-kind.ts'
import { CvChoice } from './CvChoice.tsx'
import { type ApplicationDraft, sentOf, useApplicationDraft } from './use-application-draft.ts'

const GONE = `This file is no longer here: one waits for ${UPLOAD_HOURS} hours. Please upload it again.`

/** What was said of the file alone, if anything. */
function cvFault(error: unknown, cv: ApplicationDraft['cv']) {
  const code = codeOf(error)
  if (code === 'NOT_FOUND' && cv && cv !== 'profile') return GONE
  return code === 'UPLOAD_UNFINISHED' || code === 'UNSUPPORTED_TYPE' || code === 'TOO_LARGE' ? wordsOf(error) : undefined
}

/** Applies for a job: what is asked, the letter and the CV, beside the copy of the profile that goes with them. What is typed stays on this device until it is sent or given up. */
export function ApplyDialog({ posting, onClose }: { posting: Posting; onClose: () => void }) {
  const navigate = useNavigate()
  const { values, changed, set, drop } = useApplicationDraft(posting.id)
  const cache = useQueryClient()
  const send = useAct(() => api.applications.apply({ postingId: posting.id, ...sentOf(posting, values) }), { quiet: true })
  const issues = issuesOf(send.error)
  const fault = cvFault(send.error, values.cv)
  const record = recordWords(posting.answerRecord)
  const leave = (words: Said) => {
    drop()
    toast.success(words)
    navigate(applicationOf(posting.id), { replace: true })
  }
  const submit = () =>
    send.mutate(undefined, {
      onSuccess: (application) => {
        drawApplied(cache, application)
        leave(say('Application sent.'))
      },
      // The answer to an earlier press was lost on the way, or another tab was faster: one is there, and is read there.
      onError: (error) => void (codeOf(error) === 'ALREADY_APPLIED' && leave(wordsOf(error))),
    })
  const close = () => {
    drop()
    onClose()
  }
  /** From here on it goes by itself, and its place says how it stands. */
  const wait = () => {
    const { id: postingId, title } = posting
    enqueue(applicationKind, { postingId, title, sent: sentOf(posting, values), draft: values }, newClientId())
    close()
  }
  return (
    <WritingDialog
      title={`Apply: ${posting.title}`}
      size="wide"
      changed={changed}
      onClose={close}
      footer={
        <>
          <span className={styles.record}>
            {record && `Answers ${record.answers}${record.within ? `, half within ${record.within}` : ''}`}
          </span>
          <Button tone="outline" onClick={close}>
            Cancel
          </Button>
          <Button busy={send.isPending} onClick={submit}>
            Send application
          </Button>
        </>
      }
    >
      <p className="ui muted">{companyLine(posting)}</p>
      {send.error && issues.length === 0 && !fault && (
        <Note tone="danger" role="alert">
          <p>{wordsOf(send.error)}</p>
          {!isFinal(send.error) && (
            <Button tone="outline" size="small" onClick={wait}>
              Send it by itself when the connection is back
            </Button>
          )}
        </Note>
      )}
      <div className={styles.columns}>
        <div className={styles.form}>
          <CvChoice cv={values.cv} onChange={(cv) => set({ cv })} {...(fault && { error: fault })} />
          <ApplicationFields questions={posting.questions} values={values} issues={issues} onChange={set} />
        </div>
        <Preview posting={posting} />
      </div>
    </WritingDialog>
  )
}

/** What the institution will read besides: the profile as it is now, and what of it answers each line that is asked for. */
function Preview({ posting: { id, institution } }: { posting: Posting }) {
  const { data, isError, refetch } = useQuery(fitQuery(id))
  const noun = nounOf[institution.kind]
  const askedId = useId()
  if (!data)
    return isError ? <Failed what="your profile" onRetry={() => void refetch()} /> : <Loading label="Loading your profile" rows={2} />
  return (
    <div className={styles.form}>
      <section className={styles.desk} aria-label="Your profile as it will be sent">
        <SentProfileView profile={data.sentProfile} />
        <p className="meta">
          A copy of your profile of today, without address, phone and email. The {noun} writes to you in Messages. Later changes of your
          profile are not sent.
        </p>
      </section>
      {data.items.length > 0 && (
        <section aria-labelledby={askedId}>
          <h3 id={askedId} className={styles.asked}>
            What the {noun} asks, and what you have proven
          </h3>
          <FitLines lines={data.items} whose="Your profile" />
        </section>
      )}
    </div>
  )
}
