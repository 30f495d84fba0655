import { ImagePlus } from 'lucide-react'
import { Suspense, useId, useRef, useState } from 'react'
import { PICTURES_SHOW_NOBODY } from '#contract/case-words.ts'
import { IMAGES_MAX } from '#contract/limits.ts'
import { IMAGE_TYPES } from '../../lib/upload/use-upload.ts'
import { Button } from '../../ui/button/Button.tsx'
import { later } from '../../ui/later.tsx'
import styles from './Cases.module.css'
import { PictureField } from './PictureField.tsx'
import type { ChosenPicture, HeldPictures } from './use-case-pictures.ts'

const BlurDialog = later(async () => (await import('../../ui/blur/BlurDialog.tsx')).BlurDialog)

/** Whether something is still missing that a case with pictures needs. */
export const arePicturesReady = ({ pictures, showNobody }: HeldPictures) =>
  pictures.length === 0 || (showNobody && pictures.every(({ alt }) => alt.trim() !== ''))

/** Pictures of a case: covered before they are sent, described, and stated to show nobody. */
export function PictureFields({ held, isTried }: { held: HeldPictures; isTried: boolean }) {
  const { pictures, fault, showNobody, setShowNobody, add, cover, sayShown, remove } = held
  const input = useRef<HTMLInputElement>(null)
  const errorId = useId()
  const [covered, setCovered] = useState<ChosenPicture>()
  const isUnstated = isTried && !showNobody

  return (
    <>
      <fieldset className={styles.consent}>
        <legend>Pictures</legend>
        <p className="meta">
          The scan reads words, not pictures: look at each yourself. They are sent covered as you see them here, shown to members alone, and
          each reader uncovers them. They are kept in this window alone: closing it drops them.
        </p>
        {pictures.map((picture, at) => (
          <PictureField
            key={picture.key}
            picture={picture}
            place={`Picture ${at + 1} of ${pictures.length}`}
            isTried={isTried}
            onDescribe={(alt) => sayShown(picture.key, alt)}
            onCover={() => setCovered(picture)}
            onRemove={() => remove(picture.key)}
          />
        ))}
        {fault && (
          <p className={styles.error} role="alert">
            {fault}
          </p>
        )}
        {pictures.length < IMAGES_MAX && (
          <div>
            <Button size="small" tone="outline" onClick={() => input.current?.click()}>
              <ImagePlus />
              Add a picture
            </Button>
            <input
              {...{ ref: input, type: 'file', multiple: true, hidden: true, accept: IMAGE_TYPES, 'aria-label': 'Pictures to add' }}
              onChange={({ target }) => {
                const files = [...(target.files ?? [])]
                target.value = ''
                void add(files)
              }}
            />
          </div>
        )}
        {pictures.length > 0 && (
          <label>
            <input
              type="checkbox"
              required
              checked={showNobody}
              aria-describedby={isUnstated ? errorId : undefined}
              onChange={({ target }) => setShowNobody(target.checked)}
            />
            <span>{PICTURES_SHOW_NOBODY}</span>
          </label>
        )}
        {pictures.length > 0 && isUnstated && (
          <p id={errorId} className={styles.error}>
            Please look at every picture, and state it.
          </p>
        )}
      </fieldset>
      <Suspense>
        {covered && (
          <BlurDialog
            file={covered.chosen}
            boxes={covered.boxes}
            apply="Cover"
            onClose={() => setCovered(undefined)}
            onApply={(boxes) => {
              setCovered(undefined)
              void cover(covered, boxes)
            }}
          />
        )}
      </Suspense>
    </>
  )
}
