import { Download, FileText } from 'lucide-react'
import type { MouseEvent } from 'react'
import type { Id } from '#contract/page.ts'
import { wordsOf } from '../../../lib/api/failure.ts'
import { say } from '../../../lib/language/say.ts'
import { saveFrom } from '../../../lib/save-blob.ts'
import { classNames } from '../../../ui/class-names.ts'
import { toast } from '../../../ui/status/toast.ts'
import styles from '../Attachments.module.css'
import { kindWords, megabytesOf } from '../file-types.ts'
import type { Shown } from './shown.ts'

type DocumentRowProps = {
  file: Shown
  /** Answers its address anew; there where the known one may be over. */
  renewed: ((id: Id) => Promise<Shown['url']>) | undefined
}

/** A document by its name and size; a press downloads it. */
export function DocumentRow({ file, renewed }: DocumentRowProps) {
  const { name, url, sizeBytes } = file
  const download = async (event: MouseEvent) => {
    if (!renewed) return
    event.preventDefault()
    try {
      const address = await renewed(file.id)
      if (address) saveFrom(address, name)
    } catch (error) {
      toast.error(wordsOf(error))
    }
  }
  if (url === null) return <p className={styles.gone}>{say('{name} is no longer there.', { name })}</p>
  return (
    <a
      className={classNames(styles.row, styles.document)}
      href={url}
      download={name}
      aria-disabled={url ? undefined : true}
      onClick={download}
    >
      <FileText aria-hidden="true" />
      <span className={styles.what}>
        <span className={styles.name}>{name}</span>
        <span className="meta num">
          {kindWords(file)} · {megabytesOf(sizeBytes)} MB
        </span>
      </span>
      <Download aria-hidden="true" />
      <span className="vh">{say('Download')}</span>
    </a>
  )
}
