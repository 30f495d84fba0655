import { FileUp, RotateCw, X } from 'lucide-react'
import { useRef } from 'react'
import { sizeWords } from '../../lib/size.ts'
import { takesFiles } from '../../messages/attachments/composing/dropped-files.ts'
import { Button } from '../../ui/button/Button.tsx'
import { IconButton } from '../../ui/button/IconButton.tsx'
import { Note } from '../../ui/status/Note.tsx'
import { UploadProgress } from '../../ui/status/UploadProgress.tsx'
import { ACCEPTED } from './paper-file.ts'
import styles from './Upload.module.css'
import type { ChosenFile } from './use-paper-file.ts'

type ChooseFileProps = {
  chosen: ChosenFile | undefined
  hint: string
  several?: boolean
  onFiles: (files: File[]) => void
  onCancel: () => void
  onRetry: () => void
}

/** Where a paper's file is chosen or dropped, and how far it is. */
export function ChooseFile({ chosen, hint, several = false, onFiles, onCancel, onRetry }: ChooseFileProps) {
  const input = useRef<HTMLInputElement>(null)
  const take = (files: Iterable<File>) => onFiles([...files].slice(0, several ? undefined : 1))
  if (!chosen)
    return (
      <div className={styles.drop} {...takesFiles(take)}>
        <FileUp aria-hidden="true" />
        <b>Choose a file, or drop it here</b>
        <span className="meta">{hint}</span>
        <input
          ref={input}
          type="file"
          accept={ACCEPTED}
          multiple={several}
          aria-label="Paper file"
          onChange={({ target }) => {
            const files = [...(target.files ?? [])]
            target.value = ''
            if (files.length > 0) take(files)
          }}
        />
      </div>
    )
  const { file, share, waiting, failure, uploadId } = chosen
  return (
    <div className={styles.state}>
      <p className={styles.file}>
        <span>
          {file.name} <span className="meta num">{sizeWords(file.size)}</span>
        </span>
        <IconButton label={uploadId || failure ? `Remove ${file.name}` : `Cancel upload of ${file.name}`} onClick={onCancel}>
          <X />
        </IconButton>
      </p>
      {!uploadId && !failure && <UploadProgress share={share} label={`Upload of ${file.name}`} />}
      {waiting && <Note role="status">Waiting for the network. It goes on by itself.</Note>}
      {failure && (
        <Note tone="danger" role="alert">
          {failure.words}
          {failure.mayRetry && (
            <p>
              <Button tone="outline" size="small" onClick={onRetry}>
                <RotateCw />
                Try again
              </Button>
            </p>
          )}
        </Note>
      )}
    </div>
  )
}
