import { Check } from 'lucide-react'
import type { Poll } from '#contract/poll.ts'
import { shareOf } from '#contract/poll-words.ts'
import { pluralize } from '../../lib/count.ts'
import styles from './Poll.module.css'

/** An option and, for whoever may see it, how many voted for it. */
export function OptionShare({ poll: { options, counts, votes, choice }, at }: { poll: Poll; at: number }) {
  const count = counts?.[at]
  return (
    <>
      {count !== undefined && <span className={styles.bar} style={{ inlineSize: `${votes ? (count / votes) * 100 : 0}%` }} />}
      <span className={styles.words}>
        {choice === at && <Check className="small" aria-hidden="true" />}
        {options[at]}
        {choice === at && <span className="vh"> (your vote)</span>}
      </span>
      {count !== undefined && (
        <span className={styles.share}>
          <b>{shareOf(count, votes)}</b> {pluralize(count, 'vote')}
        </span>
      )}
    </>
  )
}
