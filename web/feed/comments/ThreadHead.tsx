import { Info } from 'lucide-react'
import { useId, useState } from 'react'
import { BEST_RULE } from '#contract/comment-rules.ts'
import type { CommentSort } from '#contract/comments.ts'
import { formatCount } from '../../lib/count.ts'
import { Chip } from '../../ui/badge/Chip.tsx'
import { IconButton } from '../../ui/button/IconButton.tsx'
import styles from './ThreadHead.module.css'

type ThreadHeadProps = { comments: number; sort: CommentSort; onSort: (sort: CommentSort) => void }

/** How many comments there are, the order they stand in, and the rule of it for whoever asks. */
export function ThreadHead({ comments, sort, onSort }: ThreadHeadProps) {
  const ruleId = useId()
  const [ruleShown, setRuleShown] = useState(false)
  return (
    <div>
      <div className={styles.head}>
        <h3>
          Comments <span className={styles.count}>{formatCount(comments)}</span>
        </h3>
        {comments > 1 && (
          <>
            <IconButton
              label="How the best are chosen"
              aria-expanded={ruleShown}
              aria-controls={ruleId}
              onClick={() => setRuleShown(!ruleShown)}
            >
              <Info />
            </IconButton>
            {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would have to be named by a legend in its own row */}
            <div className={styles.order} role="group" aria-label="Order">
              <Chip aria-pressed={sort === 'best'} onClick={() => onSort('best')}>
                Best
              </Chip>
              <Chip aria-pressed={sort === 'newest'} onClick={() => onSort('newest')}>
                Newest
              </Chip>
            </div>
          </>
        )}
      </div>
      <p id={ruleId} className={styles.rule} hidden={!ruleShown}>
        {BEST_RULE}
      </p>
    </div>
  )
}
