import { ExternalLink } from 'lucide-react'
import { Suspense, useState } from 'react'
import { NOTE_ON } from '#contract/cited-title.ts'
import type { NoteCitation } from '#contract/courses.ts'
import { addressOf } from '../../doxy/library/references.ts'
import { part } from '../../ui/later.tsx'
import styles from './Course.module.css'

const NoteDialog = part(() => import('./NoteDialog.tsx'))

/** The words of notes that bear something out. Each opens the whole note with them marked, and the work itself. */
export function Citations({ citations }: { citations: readonly NoteCitation[] }) {
  const [open, setOpen] = useState<NoteCitation>()
  return (
    <div className={styles.citations}>
      {citations.map((citation) => {
        const { noteId, title, year, source, quote, isComment } = citation
        const address = addressOf(citation)
        return (
          <figure key={`${noteId} ${quote}`} className={styles.passage}>
            <blockquote>
              “<mark>{quote}</mark>”
            </blockquote>
            <figcaption className="meta">
              {isComment && 'Our editors’ comment, '}
              {NOTE_ON} {title} · {source} {year}
            </figcaption>
            <p className={styles.links}>
              <button type="button" aria-label={`Open the note on: ${title}`} onClick={() => setOpen(citation)}>
                Open the note
              </button>
              {address && (
                <a href={address} target="_blank" rel="noopener noreferrer">
                  Open the source
                  <ExternalLink className="small" />
                </a>
              )}
            </p>
          </figure>
        )
      })}
      <Suspense>{open && <NoteDialog citation={open} onClose={() => setOpen(undefined)} />}</Suspense>
    </div>
  )
}
