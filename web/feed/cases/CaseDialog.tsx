import { useRef, useState } from 'react'
import type { User } from '#contract/account.ts'
import { wordsOf } from '../../lib/api/failure.ts'
import { Link } from '../../lib/router.tsx'
import { Button } from '../../ui/button/Button.tsx'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { Note } from '../../ui/status/Note.tsx'
import { AudienceMenu, audiences } from '../composer/AudienceMenu.tsx'
import { CaseFields } from './CaseFields.tsx'
import { CasePreview } from './CasePreview.tsx'
import styles from './Cases.module.css'
import { ConsentFields } from './ConsentFields.tsx'
import { changeCase, faultsOf, useCaseDraft, useIsCaseStored } from './case-draft.ts'
import { arePicturesReady, PictureFields } from './PictureFields.tsx'
import { useCase } from './use-case.ts'
import { useCasePictures } from './use-case-pictures.ts'

type CaseDialogProps = { user: User; onClose: () => void }

/** Where a verified member writes a case; to everybody else it says how to become one. */
export default function CaseDialog({ user, onClose }: CaseDialogProps) {
  if (user.verified) return <WriteCase onClose={onClose} />
  return (
    <Dialog title="Post a case" size="narrow" onClose={onClose}>
      <p>
        Only members whose registration was checked post cases. <Link to="/verification">Prove yours under Verification.</Link>
      </p>
    </Dialog>
  )
}

function WriteCase({ onClose }: { onClose: () => void }) {
  const draft = useCaseDraft()
  const isStored = useIsCaseStored()
  const [tried, setTried] = useState(false)
  const pictures = useCasePictures()
  const { scan, post, scanned, open, replace, dismiss, goBack } = useCase(draft, pictures, onClose)
  const faults = faultsOf(draft)
  const spansNote = useRef<HTMLDivElement>(null)
  const failure = post.error ?? scan.error

  const look = () => {
    setTried(true)
    if (Object.keys(faults).length === 0 && arePicturesReady(pictures) && !scan.isPending) scan.mutate()
  }
  const send = () => {
    if (open.length > 0) spansNote.current?.focus()
    else if (!post.isPending) post.mutate()
  }

  return (
    <Dialog
      title={scanned ? 'Look through your case' : 'Post a case'}
      lightDismiss={false}
      writing
      onClose={onClose}
      footer={
        scanned ? (
          <>
            <Button tone="outline" onClick={goBack}>
              Back
            </Button>
            <Button busy={post.isPending || scan.isPending} onClick={send}>
              Post the case
            </Button>
          </>
        ) : (
          <>
            <Button tone="outline" onClick={onClose}>
              Close
            </Button>
            <Button busy={scan.isPending} onClick={look}>
              Next: look through it
            </Button>
          </>
        )
      }
    >
      {failure && (
        <Note tone="danger" role="alert">
          {wordsOf(failure)}
        </Note>
      )}
      {scanned ? (
        <div className={styles.fields}>
          <div ref={spansNote} tabIndex={-1} role="status">
            <Note>
              {open.length > 0
                ? 'What is marked may identify the patient. Replace it, or say that it does not, and post the case then.'
                : 'The scan has found nothing that is still open.'}{' '}
              <b>A scan finds much, not everything.</b> Please read the case once more yourself
              {pictures.pictures.length > 0 && ', and look at its pictures: the scan reads words, not pictures'}.
            </Note>
          </div>
          <CasePreview scanned={scanned} open={open} onReplace={replace} onDismiss={dismiss} />
        </div>
      ) : (
        <div className={styles.fields}>
          <p className="meta">
            No name, number, date or place of a patient.{' '}
            {isStored
              ? 'What you type is kept in this browser until you post it.'
              : 'This browser has no room for what you type: post it before you close the page.'}
          </p>
          {draft.continues && (
            <p className={styles.audience}>
              <span>Goes on with “{draft.continues.question}”.</span>
              <Button size="small" tone="quiet" onClick={() => changeCase({ continues: null })}>
                It stands alone
              </Button>
            </p>
          )}
          <CaseFields draft={draft} faults={tried ? faults : {}} />
          <PictureFields held={pictures} isTried={tried} />
          <ConsentFields draft={draft} error={tried ? faults.statement : undefined} />
          <div className={styles.audience}>
            <AudienceMenu audience={draft.audience} onChoose={(audience) => changeCase({ audience })} />
            <span className="meta">{audiences[draft.audience].meaning}</span>
          </div>
        </div>
      )}
    </Dialog>
  )
}
