import { ALT_MAX } from '#contract/limits.ts'
import { pluralize } from '../../lib/count.ts'
import { useObjectUrl } from '../../lib/upload/use-object-url.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Field } from '../../ui/form/Field.tsx'
import styles from './Cases.module.css'
import type { ChosenPicture } from './use-case-pictures.ts'

type PictureFieldProps = {
  picture: ChosenPicture
  place: string
  isTried: boolean
  onDescribe: (alt: string) => void
  onCover: () => void
  onRemove: () => void
}

/** One picture of a case as it would be sent, with what it shows in words. */
export function PictureField({ picture, place, isTried, onDescribe, onCover, onRemove }: PictureFieldProps) {
  const { drawn, boxes, alt } = picture
  const url = useObjectUrl(drawn)
  return (
    <fieldset className={styles.picture}>
      <legend className="vh">{place}</legend>
      {url && <img src={url} alt={`${place}, as it would be sent`} />}
      <div className={styles.acts}>
        <Button size="small" tone="outline" onClick={onCover}>
          Cover faces and names
        </Button>
        <Button size="small" tone="quiet" aria-label={`Remove ${place}`} onClick={onRemove}>
          Remove
        </Button>
        {boxes.length > 0 && <span className="meta">{pluralize(boxes.length, 'part')} covered</span>}
      </div>
      <Field
        label="What the picture shows"
        required
        hint="For those who cannot see it, and read before it is uncovered. Do not identify the patient."
        {...{ maxLength: ALT_MAX, value: alt, ...(isTried && alt.trim() === '' && { error: 'This cannot be empty.' }) }}
        onChange={({ target }) => onDescribe(target.value)}
      />
    </fieldset>
  )
}
