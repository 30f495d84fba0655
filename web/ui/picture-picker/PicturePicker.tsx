import { ImagePlus } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { IMAGE_MAX_BYTES } from '#contract/limits.ts'
import { wordsOf } from '../../lib/api/failure.ts'
import type { Path } from '../../lib/api/operations.ts'
import { useSay } from '../../lib/language/say.ts'
import { useObjectUrl } from '../../lib/upload/use-object-url.ts'
import { IMAGE_TYPES, useUpload } from '../../lib/upload/use-upload.ts'
import { Button } from '../button/Button.tsx'
import { FormDialog } from '../dialog/FormDialog.tsx'
import { UploadProgress } from '../status/UploadProgress.tsx'
import { CropFrame } from './CropFrame.tsx'
import { type Crop, cutOf, type Size, wholeOf, withinPicture, ZOOM_MAX } from './crop.ts'
import styles from './PicturePicker.module.css'

const UNREADABLE = 'This browser cannot show that picture. Use a JPEG, PNG, WebP, AVIF or GIF image.'
const TOO_LARGE = 'Use an image under 10 MB.'

type PicturePickerProps = {
  words: { title: string; save: string; remove: string; sending: string }
  /** How the square is shown afterwards. */
  shape?: 'round' | 'squared'
  /** The operation that takes the file and its square. */
  path: Path
  hasPicture: boolean
  /** With what that operation answered; what it throws is said here. */
  onSent: (answer: never) => unknown
  onRemove: () => Promise<unknown>
  onClose: () => void
}

/** Choose a picture, put what is to be seen of it into the frame, save. */
export default function PicturePicker(props: PicturePickerProps) {
  const { words, shape = 'round', path, hasPicture, onSent, onRemove, onClose } = props
  const say = useSay()
  const [file, setFile] = useState<File>()
  const [size, setSize] = useState<Size>()
  const [crop, setCrop] = useState<Crop>()
  const [error, setError] = useState<string>()
  const [removing, setRemoving] = useState(false)
  const src = useObjectUrl(file)
  const { sending, failure, start, cancel } = useUpload<never>({
    path,
    accepted: IMAGE_TYPES,
    maxBytes: IMAGE_MAX_BYTES,
    wrongType: say(UNREADABLE),
    tooLarge: say(TOO_LARGE),
    onDone: onSent,
  })
  const picker = useRef<HTMLInputElement>(null)
  const zoomId = useId()

  const choose = (chosen: File) => {
    setSize(undefined)
    setCrop(undefined)
    setError(undefined)
    cancel()
    if (chosen.size > IMAGE_MAX_BYTES) return setError(say(TOO_LARGE))
    setFile(chosen)
  }

  const remove = async () => {
    setRemoving(true)
    setError(undefined)
    try {
      await onRemove()
    } catch (reason) {
      setError(wordsOf(reason))
      setRemoving(false)
    }
  }
  const ready = file && size && crop

  return (
    <FormDialog
      title={words.title}
      size="narrow"
      submitLabel={words.save}
      busy={sending !== undefined}
      disabled={!ready}
      changed={file !== undefined}
      error={error ?? failure?.words}
      onSubmit={() => ready && void start(file, cutOf(size, crop))}
      onClose={onClose}
    >
      {src && (
        <>
          <CropFrame
            {...{ src, size, crop, shape }}
            onSize={(read) => {
              setSize(read)
              setCrop(wholeOf(read))
            }}
            onUnreadable={() => {
              setFile(undefined)
              setError(say(UNREADABLE))
            }}
            onCrop={setCrop}
          />
          <div className={styles.zoom}>
            <label htmlFor={zoomId}>{say('Zoom')}</label>
            <input
              id={zoomId}
              type="range"
              min={1}
              max={ZOOM_MAX}
              step={0.01}
              value={crop?.zoom ?? 1}
              disabled={!ready}
              onChange={({ target }) => ready && setCrop(withinPicture(size, { ...crop, zoom: Number(target.value) }))}
            />
          </div>
        </>
      )}
      <input
        ref={picker}
        type="file"
        accept={IMAGE_TYPES}
        hidden
        onChange={({ target }) => {
          const chosen = target.files?.[0]
          target.value = ''
          if (chosen) choose(chosen)
        }}
      />
      <div className={styles.choices}>
        <Button tone="soft" onClick={() => picker.current?.click()}>
          <ImagePlus />
          {src ? say('Choose another picture') : say('Choose a picture')}
        </Button>
        {hasPicture && (
          <Button tone="quiet" busy={removing} onClick={remove}>
            {words.remove}
          </Button>
        )}
      </div>
      {sending && <UploadProgress share={sending.share} label={words.sending} />}
      <p className="meta">{say('Up to 10 MB. Location and date are removed from the picture before it is saved.')}</p>
    </FormDialog>
  )
}
