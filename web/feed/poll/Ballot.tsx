import { type KeyboardEvent, useRef, useState } from 'react'
import type { Poll } from '#contract/poll.ts'
import { nextOf } from '../../ui/menu/roving.ts'
import { OptionShare } from './OptionShare.tsx'
import styles from './Poll.module.css'

type BallotProps = {
  poll: Poll
  /** What is on its way: an option, or null for a vote that is taken back. */
  sending: number | null | undefined
  onVote: (choice: number) => void
}

/** The options, one of which can be chosen. Arrows only lead along them: a vote is a press, and no key casts one on its way. */
export function Ballot({ poll, sending, onVote }: BallotProps) {
  const { options, choice } = poll
  const group = useRef<HTMLDivElement>(null)
  const [focused, setFocused] = useState(choice ?? 0)
  const isSending = sending !== undefined

  const move = (event: KeyboardEvent) => {
    const to = nextOf(event.key, focused, options.length, 'down') ?? nextOf(event.key, focused, options.length, 'across')
    if (to === undefined) return
    event.preventDefault()
    group.current?.querySelectorAll<HTMLElement>('[role=radio]')[to]?.focus()
  }

  return (
    <div ref={group} role="radiogroup" aria-label="Your vote" aria-busy={isSending || undefined} className={styles.options}>
      {options.map((option, at) => (
        // biome-ignore lint/a11y/useSemanticElements: an input would vote with every arrow key
        <button
          key={option}
          type="button"
          role="radio"
          aria-checked={choice === at}
          aria-disabled={isSending || undefined}
          tabIndex={focused === at ? 0 : -1}
          className={styles.option}
          data-own={choice === at || undefined}
          data-sending={sending === at || undefined}
          onFocus={() => setFocused(at)}
          onKeyDown={move}
          onClick={() => !isSending && choice !== at && onVote(at)}
        >
          <OptionShare poll={poll} at={at} />
        </button>
      ))}
    </div>
  )
}
