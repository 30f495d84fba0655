import type { FeedShow } from '#contract/feed.ts'
import { say, speaking } from '../../lib/language/say.ts'
import { Chip } from '../../ui/badge/Chip.tsx'
import { FOR_YOU } from '../post/for-you-heading.ts'
import styles from './FeedHead.module.css'
import { feedOf, feeds } from './feeds.ts'

/** Which posts a feed holds, by which rule, and the others that one may look at instead. Until they can be chosen, nobody can press them. */
export function FeedHead({ show, onShow }: { show: FeedShow; onShow?: (show: FeedShow) => void }) {
  const shown = feedOf(show)
  return (
    <div className={styles.head} lang={speaking()}>
      <h2 id={FOR_YOU}>{say(shown.title)}</h2>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot stand beside its buttons */}
      <div className={styles.feeds} role="group" aria-label={say('Show')}>
        {feeds.map((feed) => (
          <Chip key={feed.show} aria-pressed={feed === shown} disabled={!onShow} onClick={() => onShow?.(feed.show)}>
            {say(feed.label)}
          </Chip>
        ))}
      </div>
      <p className={styles.rule}>{say(shown.rule)}</p>
    </div>
  )
}
