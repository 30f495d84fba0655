import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { HideReason } from '#contract/choices.ts'
import type { Post } from '#contract/feed.ts'
import { wordsOf } from '../../lib/api/failure.ts'
import { Chip } from '../../ui/badge/Chip.tsx'
import { Button } from '../../ui/button/Button.tsx'
import { toast } from '../../ui/status/toast.ts'
import styles from './HiddenPost.module.css'
import { hidePost, unhidePost } from './queries.ts'

const reasons: { reason: HideReason; label: string }[] = [
  { reason: 'not_my_field', label: 'Not my field' },
  { reason: 'seen_before', label: 'Seen before' },
  { reason: 'looks_wrong', label: 'Looks wrong' },
]

const wordsFor = (reason: HideReason | null, name: string) => {
  if (reason === 'not_my_field') return 'You will see less from this topic.'
  if (reason === 'seen_before') return 'This post will not come again.'
  if (reason === 'looks_wrong') return `You will see less by ${name}. If it could harm, please report it.`
  return 'You will see less like this.'
}

/** What stands in the place of a post that its reader has just hidden: a way back, and why, if they like to say. */
export default function HiddenPost({ post, onUndo }: { post: Post; onUndo: () => void }) {
  const row = useRef<HTMLDivElement>(null)
  const undo = useRef<HTMLButtonElement>(null)
  const [reason, setReason] = useState<HideReason | null>(null)

  useEffect(() => undo.current?.focus({ preventScroll: true }), [])

  const back = () => {
    const place = row.current?.parentElement
    flushSync(onUndo)
    // The keyboard goes on where the post was hidden from.
    place?.querySelector<HTMLElement>('[aria-haspopup=menu]')?.focus({ preventScroll: true })
    unhidePost(post.id).catch((error) => toast.error(wordsOf(error)))
  }
  const say = (chosen: HideReason | null) => {
    setReason(chosen)
    hidePost(post.id, chosen).catch((error) => toast.error(wordsOf(error)))
  }

  return (
    <div ref={row} className={styles.hidden}>
      <p role="status">
        <b>Hidden.</b> <span>{wordsFor(reason, post.author.name)}</span>
      </p>
      <Button ref={undo} tone="quiet" size="small" onClick={back}>
        Undo
      </Button>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would draw a frame around three words */}
      <div className={styles.reasons} role="group" aria-label="Reason, if you like">
        {reasons.map((each) => (
          <Chip key={each.reason} aria-pressed={each.reason === reason} onClick={() => say(each.reason === reason ? null : each.reason)}>
            {each.label}
          </Chip>
        ))}
      </div>
    </div>
  )
}
