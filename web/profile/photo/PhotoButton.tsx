import { Camera } from 'lucide-react'
import { IconButton } from '../../ui/button/IconButton.tsx'
import styles from './PhotoButton.module.css'
import { usePhotoPicker } from './use-photo-picker.tsx'

/** Lies on one's own photo and changes it. */
export function PhotoButton({ hasPhoto }: { hasPhoto: boolean }) {
  const picker = usePhotoPicker(hasPhoto)
  return (
    <>
      <IconButton label={picker.label} className={styles.button} onClick={picker.open}>
        <Camera />
      </IconButton>
      {picker.dialog}
    </>
  )
}
