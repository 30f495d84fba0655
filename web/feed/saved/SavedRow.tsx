import { Bookmark, ScrollText, Tag } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { SavedLabel } from '#contract/saved.ts'
import { useShown } from '../../lib/live.ts'
import { Link } from '../../lib/router.tsx'
import { Withdrawn } from '../../profile/member/Withdrawn.tsx'
import { DisputedGlyph, VerifiedGlyph } from '../../ui/art/glyphs.tsx'
import { Badge } from '../../ui/badge/Badge.tsx'
import { Button } from '../../ui/button/Button.tsx'
import { IconButton } from '../../ui/button/IconButton.tsx'
import { HELD_UP } from '../../ui/status/HeldUp.tsx'
import { Ago } from '../../ui/text/Ago.tsx'
import { titleOf } from '../post/naming.ts'
import { useIsHeldUp } from '../presses/pressed.ts'
import { useRemoveSaved, useRestoreSaved } from './changes.ts'
import type { Row } from './rows.ts'
import styles from './Saved.module.css'

type SavedRowProps = {
  row: Row
  label: SavedLabel | undefined
  onRemoved: (isRemoved: boolean) => void
  onLabel: () => void
}

/** One saved post: it leads to the post, and can be removed and put back. */
export function SavedRow({ row: { saved, isRemoved }, label, onRemoved, onLabel }: SavedRowProps) {
  const { post, savedAt } = saved
  const title = titleOf(post.content)
  const remove = useRemoveSaved(saved)
  const restore = useRestoreSaved(saved, label)
  const button = useFocusAfter(isRemoved)
  const isHeldUp = useIsHeldUp(post.id)
  useShown(`post:${post.id}`)

  if (isRemoved)
    return (
      <li className={styles.row}>
        <Kind />
        <p role="status" className={styles.removed}>
          <span className="clamp2">Removed: {title}</span>
          {isHeldUp && HELD_UP}
        </p>
        <Button
          ref={button}
          tone="quiet"
          size="small"
          busy={restore.isPending}
          onClick={() => restore.mutate(undefined, { onSuccess: () => onRemoved(false) })}
        >
          Undo
        </Button>
      </li>
    )
  return (
    <li className={styles.row}>
      <Kind />
      <div className={styles.what}>
        <h3>
          <Link className="clamp2" to={`/dashboard?post=${post.id}`}>
            {title}
          </Link>
        </h3>
        <p className="meta">
          Post · {post.author.name}
          <Withdrawn member={post.author} /> · saved <Ago at={savedAt} />
        </p>
        <div className={styles.facts}>
          <button
            type="button"
            className={styles.label}
            aria-haspopup="dialog"
            aria-label={label ? `Change label: ${label.name}` : 'Add label'}
            onClick={onLabel}
          >
            <Badge tone={label ? 'plain' : 'line'}>
              <Tag />
              <span>{label?.name ?? 'Add label'}</span>
            </Badge>
          </button>
          {post.verificationStatus === 'verified' && (
            <Badge tone="verified">
              <VerifiedGlyph />
              Verified
            </Badge>
          )}
          {post.verificationStatus === 'disputed' && (
            <Badge tone="disputed">
              <DisputedGlyph />
              Disputed
            </Badge>
          )}
        </div>
      </div>
      <IconButton
        ref={button}
        label="Remove from Saved"
        aria-pressed="true"
        onClick={() => {
          onRemoved(true)
          remove.mutate(undefined, { onError: () => onRemoved(false) })
        }}
      >
        <Bookmark />
      </IconButton>
    </li>
  )
}

const Kind = () => (
  <span className={styles.kind}>
    <ScrollText aria-hidden="true" />
  </span>
)

/** The keyboard stays with a row whose button becomes another one. */
function useFocusAfter(isRemoved: boolean) {
  const button = useRef<HTMLButtonElement>(null)
  const was = useRef(isRemoved)
  useEffect(() => {
    if (was.current !== isRemoved) button.current?.focus({ preventScroll: true })
    was.current = isRemoved
  }, [isRemoved])
  return button
}
