import { FileText, FileUser, Upload, X } from 'lucide-react'
import { useRef } from 'react'
import { CV_TYPES, WRONG_CV } from '#contract/cv-files.ts'
import { CV_MAX_BYTES } from '#contract/limits.ts'
import { sizeWords } from '../../lib/size.ts'
import { useUpload } from '../../lib/upload/use-upload.ts'
import type { Send } from '../../lib/upload/way.ts'
import { useSaveCv } from '../../profile/view/use-save-cv.ts'
import { Button } from '../../ui/button/Button.tsx'
import { IconButton } from '../../ui/button/IconButton.tsx'
import { Note } from '../../ui/status/Note.tsx'
import { UploadProgress } from '../../ui/status/UploadProgress.tsx'
import styles from './Apply.module.css'
import type { ApplicationDraft, ChosenCv } from './use-application-draft.ts'

const ACCEPTED = CV_TYPES.join(',')

/** In pieces, to wait for the application that takes it; what sends them is fetched once a file is chosen. */
const sendCv: Send = async (_path, _fields, file, way): Promise<ChosenCv> => {
  const { id, taken } = await (await import('../../lib/upload/pieces.ts')).sendInPieces('cv', file, way)
  taken()
  return { uploadId: id, name: file.name, sizeBytes: file.size }
}

type CvChoiceProps = {
  cv: ApplicationDraft['cv']
  onChange: (cv: ApplicationDraft['cv']) => void
  /** Why the file was not taken with the application. */
  error?: string
}

/** The CV that goes with an application, or none: the copy of the profile is sent in any case. */
export function CvChoice({ cv, onChange, error }: CvChoiceProps) {
  const picker = useRef<HTMLInputElement>(null)
  const save = useSaveCv()
  const { sending, failure, start, cancel } = useUpload<ChosenCv>({
    path: ['applications', 'apply'],
    send: sendCv,
    accepted: ACCEPTED,
    maxBytes: CV_MAX_BYTES,
    wrongType: WRONG_CV,
    tooLarge: 'Use a file of at most 5 MB.',
    onDone: onChange,
  })
  const words = failure?.words ?? error
  return (
    <fieldset className={styles.cv}>
      <legend>
        CV <span className="muted">(optional)</span>
      </legend>
      {sending ? (
        <div>
          <p className={styles.file}>
            <FileText />
            <span>{sending.file.name}</span>
            <IconButton label={`Cancel upload of ${sending.file.name}`} onClick={cancel}>
              <X />
            </IconButton>
          </p>
          <UploadProgress share={sending.share} label={`Upload of ${sending.file.name}`} />
          {sending.waiting && <Note role="status">Waiting for the network. It goes on by itself.</Note>}
        </div>
      ) : cv === 'profile' ? (
        <div>
          <p className={styles.file}>
            <FileText />
            <span>
              From your profile <span className="meta">PDF, made when you send it</span>
            </span>
            <IconButton label="Remove the CV from your profile" onClick={() => onChange(null)}>
              <X />
            </IconButton>
          </p>
          <Button tone="quiet" size="small" busy={save.isPending} onClick={() => save.mutate('pdf')}>
            Look at it
          </Button>
        </div>
      ) : cv ? (
        <p className={styles.file}>
          <FileText />
          <span>
            {cv.name} <span className="meta">{sizeWords(cv.sizeBytes)}</span>
          </span>
          <IconButton label={`Remove ${cv.name}`} onClick={() => onChange(null)}>
            <X />
          </IconButton>
        </p>
      ) : (
        <div>
          <input
            ref={picker}
            type="file"
            accept={ACCEPTED}
            hidden
            aria-label="CV file"
            onChange={({ target }) => {
              const chosen = target.files?.[0]
              target.value = ''
              if (chosen) void start(chosen)
            }}
          />
          <div className={styles.ways}>
            <Button tone="outline" onClick={() => picker.current?.click()}>
              <Upload />
              Upload a CV
            </Button>
            <Button tone="outline" onClick={() => onChange('profile')}>
              <FileUser />
              Make one from your profile
            </Button>
          </div>
          <p className="meta">PDF or DOCX, up to 5 MB. Please leave out Aadhaar and PAN numbers.</p>
        </div>
      )}
      {words && (
        <Note tone="danger" role="alert">
          {words}
          {failure?.retry && (
            <Button size="small" tone="quiet" onClick={failure.retry}>
              Try again
            </Button>
          )}
        </Note>
      )}
    </fieldset>
  )
}
