import { useRef } from 'react'
import type { Post } from '#contract/feed.ts'
import type { Poll } from '#contract/poll.ts'
import { ANONYMOUS, opinionOf } from '#contract/poll-words.ts'
import { codeOf, wordsOf } from '../../lib/api/failure.ts'
import { inFull } from '../../lib/dates.ts'
import { useSession } from '../../lib/session.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Note } from '../../ui/status/Note.tsx'
import { Ballot } from './Ballot.tsx'
import { OptionShare } from './OptionShare.tsx'
import styles from './Poll.module.css'
import { useClosing } from './use-closing.ts'
import { useVote } from './use-vote.ts'

/** The poll of a post: its options to vote for, or how members have voted. */
export default function PostPoll({ post, poll }: { post: Post; poll: Poll }) {
  const { mutate, isPending, variables, error } = useVote(post.id)
  const frame = useRef<HTMLDivElement>(null)
  const { user } = useSession()
  const canVote = !poll.isClosed && post.author.id !== user?.id
  useClosing(post.id, poll)

  // A button that goes with what it does would take the focus with it.
  const focusBallot = () => frame.current?.querySelector<HTMLElement>('[role=radio][tabindex="0"]')?.focus()
  const takeBack = () => mutate(null, { onSuccess: focusBallot })
  const tryAgain = (choice: number | null) => {
    focusBallot()
    mutate(choice)
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls, and a closed poll has none
    <div ref={frame} role="group" className={styles.poll} aria-label="Poll">
      {canVote ? (
        <Ballot poll={poll} sending={isPending ? variables : undefined} onVote={mutate} />
      ) : (
        <ul className={styles.options}>
          {poll.options.map((option, at) => (
            <li key={option} className={styles.option} data-own={poll.choice === at || undefined}>
              <OptionShare poll={poll} at={at} />
            </li>
          ))}
        </ul>
      )}
      <p className="meta">
        {opinionOf(poll.votes)} {ANONYMOUS} {poll.isClosed ? 'Closed' : 'Closes'} on{' '}
        <time dateTime={poll.closesAt}>{inFull(poll.closesAt)}</time>.
        {canVote && poll.choice === null && ' The shares show once you have voted.'}
      </p>
      {canVote && poll.choice !== null && (
        <Button tone="quiet" size="small" className={styles.back} busy={isPending && variables === null} onClick={takeBack}>
          Take back your vote
        </Button>
      )}
      {error && variables !== undefined && (
        <Note tone="danger" role="alert">
          {variables === null ? 'Your vote was not taken back.' : 'Your vote was not counted.'} {wordsOf(error)}{' '}
          {canVote && codeOf(error) !== 'POLL_CLOSED' && (
            <Button tone="outline" size="small" onClick={() => tryAgain(variables)}>
              Try again
            </Button>
          )}
        </Note>
      )}
    </div>
  )
}
