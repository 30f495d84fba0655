import { Download, FileText } from 'lucide-react'
import { classNames } from '../../../ui/class-names.ts'
import styles from '../Attachments.module.css'
import { kindWords, megabytesOf } from '../file-types.ts'
import type { Shown } from './shown.ts'

/** A document by its name and size; a press downloads it. */
export function DocumentRow({ file }: { file: Shown }) {
  const { name, url, sizeBytes } = file
  if (url === null) return <p className={styles.gone}>{name} is no longer there.</p>
  return (
    <a className={classNames(styles.row, styles.document)} href={url} download={name} aria-disabled={url ? undefined : true}>
      <FileText aria-hidden="true" />
      <span className={styles.what}>
        <span className={styles.name}>{name}</span>
        <span className="meta num">
          {kindWords(file)} · {megabytesOf(sizeBytes)} MB
        </span>
      </span>
      <Download aria-hidden="true" />
      <span className="vh">Download</span>
    </a>
  )
}
