import { FileUp } from 'lucide-react'
import { useRef, useState } from 'react'
import { IMPORT_MAX_BYTES, IMPORT_ROWS_MAX } from '#contract/limits.ts'
import type { Id } from '#contract/page.ts'
import room from '../../institutions/Institution.module.css'
import { api } from '../../lib/api/api.ts'
import { issuesOf, wordsOf } from '../../lib/api/failure.ts'
import { newClientId } from '../../lib/client-id.ts'
import { pluralize, sayCount } from '../../lib/count.ts'
import { say } from '../../lib/language/say.ts'
import { saveBlob } from '../../lib/save-blob.ts'
import { takesFiles } from '../../messages/attachments/composing/dropped-files.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { Note } from '../../ui/status/Note.tsx'
import { Loading } from '../../ui/status/Skeleton.tsx'
import { toast } from '../../ui/status/toast.ts'
import { usePostingAct } from '../postings/use-posting-act.ts'
import { exampleOf } from './example.ts'
import styles from './Import.module.css'
import { ImportedRows } from './ImportedRows.tsx'

type Chosen = { file: File; clientId: string }

/** Takes many jobs from one file: what would become of each row is read first, and taken then. */
export function ImportDialog({ institutionId, onClose }: { institutionId: Id; onClose: () => void }) {
  const input = useRef<HTMLInputElement>(null)
  const [chosen, setChosen] = useState<Chosen>()
  const preview = usePostingAct((file: File) => api.postingImport.preview({ institutionId, file }), { quiet: true })
  const take = usePostingAct((sent: Chosen) => api.postingImport.take({ institutionId, ...sent }), { quiet: true })
  const found = preview.data
  const usable = found ? found.counts.new + found.counts.update : 0
  const error = take.error ?? preview.error
  const choose = (file: File | undefined) => {
    if (!file) return
    setChosen({ file, clientId: newClientId() })
    take.reset()
    preview.mutate(file)
  }
  const takeAll = () =>
    chosen &&
    take.mutate(chosen, {
      onSuccess: ({ counts }) => {
        toast.success(
          say('{made} made, {changed} changed. Nothing is published yet.', {
            made: sayCount(counts.new, '{count} draft', '{count} drafts'),
            changed: counts.update,
          }),
        )
        onClose()
      },
    })
  return (
    <Dialog
      title="Import jobs"
      onClose={onClose}
      reading
      footer={
        <>
          <Button tone="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button busy={take.isPending} disabled={usable === 0} onClick={takeAll}>
            {usable === 0 ? 'Take drafts' : `Take ${pluralize(usable, 'draft')}`}
          </Button>
        </>
      }
    >
      <div className={room.stack}>
        <div className={styles.drop} {...takesFiles(([file]) => choose(file))}>
          <FileUp aria-hidden="true" />
          <b>{chosen ? chosen.file.name : 'Choose a file, or drop it here'}</b>
          <span className="meta">
            CSV with a first line of column names, or JSON with JobPosting of schema.org. At most {IMPORT_ROWS_MAX} jobs and{' '}
            {IMPORT_MAX_BYTES / 1024 / 1024} MB.
          </span>
          <input
            ref={input}
            type="file"
            accept=".csv,.tsv,.txt,.json,.jsonld"
            aria-label="File of jobs"
            onChange={({ target }) => {
              const [file] = target.files ?? []
              target.value = ''
              choose(file)
            }}
          />
        </div>
        <p className="meta">Each row becomes a draft that only your team sees. A row with the ID of an earlier import changes its draft.</p>
        <div>
          <Button tone="quiet" size="small" onClick={() => saveBlob(new Blob([exampleOf()], { type: 'text/csv' }), 'jobs.csv')}>
            Save an example file
          </Button>
        </div>
        {error && (
          <Note tone="danger" role="alert">
            {issuesOf(error)[0]?.message ?? wordsOf(error)}
          </Note>
        )}
        {preview.isPending && <Loading label="Reading the file" />}
        {found && <ImportedRows found={found} />}
      </div>
    </Dialog>
  )
}
