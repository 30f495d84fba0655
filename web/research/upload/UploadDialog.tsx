import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { wordsOf } from '../../lib/api/failure.ts'
import { newClientId } from '../../lib/client-id.ts'
import { dropDraft, findDraft, saveDraft } from '../../lib/drafts.ts'
import { say } from '../../lib/language/say.ts'
import { FormDialog } from '../../ui/dialog/FormDialog.tsx'
import { toast } from '../../ui/status/toast.ts'
import { rereadPapers } from '../reread.ts'
import { ChooseFile } from './ChooseFile.tsx'
import { emptyDraft, filledBy, type PaperDraft, proposedBy, withoutProposal, withProposal } from './draft.ts'
import { PaperFields } from './PaperFields.tsx'
import { Proposed } from './Proposed.tsx'
import styles from './Upload.module.css'
import { usePaperFile } from './use-paper-file.ts'
import { useProposal } from './use-proposal.ts'
import { useSentOnce } from './use-sent-once.ts'
import { useSettledDoi } from './use-settled-doi.ts'

/** Under which what was typed is kept across reloads. */
const DRAFT = 'paper-upload'
const NO_FILE = 'Choose a file first. It is required.'

type Form = {
  draft: PaperDraft
  /** What the file has put there of itself, and into which fields, in words. */
  proposed: Partial<PaperDraft>
  filled: readonly string[]
}
type UploadDialogProps = { onClose: () => void /** Called with the last paper that was uploaded. */; onUploaded: (id: string) => void }

/** Files are made papers one after another, each with its own fields. */
export function UploadDialog({ onClose, onUploaded }: UploadDialogProps) {
  const cache = useQueryClient()
  const [{ draft, proposed, filled }, setForm] = useState<Form>(() => formOf({ ...emptyDraft, ...findDraft<PaperDraft>(DRAFT) }))
  const [queue, setQueue] = useState({ waiting: [] as File[], done: 0, last: '' })
  const [clientId, setClientId] = useState(newClientId)
  const [isFileMissing, setFileMissing] = useState(false)
  useEffect(() => {
    const typed = withoutProposal(draft, proposed)
    if (isTyped(typed)) saveDraft(DRAFT, typed)
    else dropDraft(DRAFT)
  }, [draft, proposed])
  const about = useProposal(
    useSettledDoi(draft.doi),
    (proposal) =>
      setForm(({ draft: now, ...before }) => ({
        draft: withProposal(now, proposal),
        proposed: { ...before.proposed, ...proposedBy(now, proposal) },
        filled: [...before.filled, ...filledBy(now, proposal)],
      })),
    (error) => file.fail(error),
  )
  const file = usePaperFile((uploadId, signal) => void about.ask(uploadId, signal))
  const { chosen } = file
  const total = queue.done + (chosen ? 1 : 0) + queue.waiting.length

  const sendOnce = useSentOnce()
  const upload = useMutation({
    networkMode: 'always',
    mutationFn: (uploadId: string) => sendOnce(draft, { clientId, uploadId }),
    onSuccess: ({ id, title }) => {
      rereadPapers(cache)
      file.taken()
      about.forget()
      const [next, ...waiting] = queue.waiting
      if (!next) return finish(id)
      toast.success(say('Uploaded: {title}', { title }))
      setQueue({ waiting, done: queue.done + 1, last: id })
      setForm(formOf({ ...emptyDraft, audience: draft.audience, licence: draft.licence }))
      setClientId(newClientId())
      file.choose(next)
    },
  })
  const close = () => {
    dropDraft(DRAFT)
    onClose()
  }
  const finish = (id: string) => {
    onUploaded(id)
    close()
  }
  const take = ([first, ...others]: File[]) => {
    if (!first) return
    setFileMissing(false)
    setQueue({ ...queue, waiting: others })
    file.choose(first)
  }
  const leaveOut = () => {
    file.cancel()
    about.forget()
    setForm(formOf(withoutProposal(draft, proposed)))
    // The one that is left out may have arrived although its answer was lost.
    setClientId(newClientId())
    const [next, ...waiting] = queue.waiting
    setQueue({ ...queue, waiting })
    if (next) file.choose(next)
    else if (queue.last) finish(queue.last)
  }

  return (
    <FormDialog
      title="Upload a paper"
      submitLabel="Upload"
      busy={upload.isPending}
      disabled={chosen !== undefined && (!chosen.uploadId || chosen.failure !== undefined || about.isReading)}
      changed={chosen !== undefined || isTyped(draft)}
      error={upload.isError ? wordsOf(upload.error) : isFileMissing ? NO_FILE : undefined}
      onSubmit={() => (chosen?.uploadId ? upload.mutate(chosen.uploadId) : setFileMissing(true))}
      onClose={queue.last ? () => finish(queue.last) : close}
    >
      {total > 1 && (
        <p className="meta" role="status">
          File {queue.done + 1} of {total}
        </p>
      )}
      {/* What is typed while it is sent would go with the answer. */}
      <fieldset disabled={upload.isPending}>
        <ChooseFile
          several
          chosen={chosen}
          hint="PDF, DOC, DOCX or TXT. Required."
          onFiles={take}
          onCancel={leaveOut}
          onRetry={file.retry}
        />
        <div className={styles.state}>
          <Proposed proposed={about.proposed} isReading={about.isReading} filled={filled} />
        </div>
        <PaperFields draft={draft} onChange={(change) => setForm({ draft: { ...draft, ...change }, proposed, filled })} />
      </fieldset>
    </FormDialog>
  )
}

const formOf = (draft: PaperDraft): Form => ({ draft, proposed: {}, filled: [] })

const isTyped = (draft: PaperDraft) => JSON.stringify(draft) !== JSON.stringify(emptyDraft)
