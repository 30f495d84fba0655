import { Trash2 } from 'lucide-react'
import { Button } from '../../../ui/button/Button.tsx'
import { IconButton } from '../../../ui/button/IconButton.tsx'
import { Ago } from '../../../ui/text/Ago.tsx'
import styles from './Drafts.module.css'
import { type KeptDraft, titleOf } from './kept.ts'

type DraftRowProps = {
  draft: KeptDraft
  isDeleted: boolean
  /** It was put back just now, and with it the focus. */
  isBack: boolean
  onOpen: () => void
  onDelete: () => void
  onPutBack: () => void
}

/** A draft that was put aside; one that was just deleted keeps its place, so that it can be put back. */
export function DraftRow({ draft, isDeleted, isBack, onOpen, onDelete, onPutBack }: DraftRowProps) {
  const title = titleOf(draft)
  if (isDeleted)
    return (
      <li>
        <span className={styles.deleted}>Deleted.</span>
        {/* The button that was pressed has gone with its draft. */}
        <Button tone="quiet" size="small" autoFocus aria-label={`Put back: ${title}`} onClick={onPutBack}>
          Put back
        </Button>
      </li>
    )
  return (
    <li>
      {/* biome-ignore lint/a11y/noAutofocus: it stands where the button was that has put it back */}
      <button type="button" className={styles.open} autoFocus={isBack} onClick={onOpen}>
        <span className="vh">Open draft: </span>
        <span className={styles.title}>{title}</span>
        <span className="meta">
          Kept <Ago at={new Date(draft.keptAt).toISOString()} />
        </span>
      </button>
      <IconButton label={`Delete draft: ${title}`} onClick={onDelete}>
        <Trash2 />
      </IconButton>
    </li>
  )
}
