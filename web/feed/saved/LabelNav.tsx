import type { SavedLabels } from '#contract/saved.ts'
import { formatCount } from '../../lib/count.ts'
import { Chip } from '../../ui/badge/Chip.tsx'
import styles from './Saved.module.css'

type LabelNavProps = { labels: SavedLabels; chosen: string | undefined; onChoose: (label: string | undefined) => void }

/** One's labels, each with how many posts bear it: beside the list where there is room, above it on phones. */
export function LabelNav({ labels: { items, posts, unlabelled }, chosen, onChoose }: LabelNavProps) {
  const choices = [{ id: undefined, name: 'All', posts }, ...items, { id: 'none', name: 'No label', posts: unlabelled }]
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for what a form sends
    <div className={styles.labels} role="group" aria-label="Labels">
      {choices.map(({ id, name, posts }) => (
        <Chip key={id ?? 'all'} aria-pressed={id === chosen} onClick={() => onChoose(id)}>
          <span>{name}</span> <span className="num">{formatCount(posts)}</span>
        </Chip>
      ))}
    </div>
  )
}
