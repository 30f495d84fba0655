import { ImagePlus } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { IMAGE_MAX_BYTES } from '#contract/limits.ts'
import { api } from '../lib/api.ts'
import { wordsOf } from '../lib/failure.ts'
import { Button } from '../ui/Button.tsx'
import { CropFrame } from './CropFrame.tsx'
import { type Crop, cutOf, type Size, wholeOf, withinPicture, ZOOM_MAX } from './crop.ts'
import { EditDialog } from './EditDialog.tsx'
import styles from './PhotoPicker.module.css'

const ACCEPTED = 'image/jpeg,image/png,image/webp,image/avif,image/gif'
const UNREADABLE = 'This browser cannot show that picture. Use a JPEG, PNG, WebP, AVIF or GIF image.'

type PhotoPickerProps = {
  hasPhoto: boolean
  onClose: () => void
  /** The address of the new photo, or null when it was removed. */
  onChanged: (avatarUrl: string | null) => void
}

/** Choose a picture, put the face into the frame, save. */
export default function PhotoPicker({ hasPhoto, onClose, onChanged }: PhotoPickerProps) {
  const [file, setFile] = useState<File>()
  const [src, setSrc] = useState<string>()
  const [size, setSize] = useState<Size>()
  const [crop, setCrop] = useState<Crop>()
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState<'save' | 'remove'>()
  const picker = useRef<HTMLInputElement>(null)
  const zoomId = useId()

  useEffect(() => () => (src ? URL.revokeObjectURL(src) : undefined), [src])

  const choose = (chosen: File) => {
    setSize(undefined)
    setCrop(undefined)
    setError(undefined)
    if (chosen.size > IMAGE_MAX_BYTES) return setError('Use an image under 10 MB.')
    setFile(chosen)
    setSrc(URL.createObjectURL(chosen))
  }

  const settle = async (what: 'save' | 'remove', call: () => Promise<{ avatarUrl: string | null }>) => {
    setBusy(what)
    setError(undefined)
    try {
      onChanged((await call()).avatarUrl)
    } catch (reason) {
      setError(wordsOf(reason))
      setBusy(undefined)
    }
  }
  const ready = file && size && crop

  return (
    <EditDialog
      title="Change Photo"
      size="narrow"
      act="Save Photo"
      busy={busy === 'save'}
      disabled={!ready}
      lightDismiss={!file}
      error={error}
      onAct={() => ready && settle('save', () => api.profile.uploadPhoto({ file, ...cutOf(size, crop) }))}
      onClose={onClose}
    >
      {src && (
        <>
          <CropFrame
            {...{ src, size, crop }}
            onSize={(read) => {
              setSize(read)
              setCrop(wholeOf(read))
            }}
            onUnreadable={() => {
              setFile(undefined)
              setSrc(undefined)
              setError(UNREADABLE)
            }}
            onCrop={setCrop}
          />
          <div className={styles.zoom}>
            <label htmlFor={zoomId}>Zoom</label>
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
        accept={ACCEPTED}
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
          {src ? 'Choose another picture' : 'Choose a picture'}
        </Button>
        {hasPhoto && (
          <Button tone="quiet" busy={busy === 'remove'} onClick={() => settle('remove', () => api.profile.removePhoto())}>
            Remove photo
          </Button>
        )}
      </div>
      <p className="meta">Up to 10 MB. It is drawn anew before it is stored, so where and when it was taken stays with you.</p>
    </EditDialog>
  )
}
