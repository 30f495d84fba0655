import { useQuery } from '@tanstack/react-query'
import { Chip } from '../../ui/badge/Chip.tsx'
import type { PaperFilters } from '../filters.ts'
import { topicsQuery } from '../queries.ts'
import styles from './List.module.css'

type TopicsProps = { filters: PaperFilters; onTopic: (topic: string | undefined) => void }

/** What the papers of this list are about, with how many bear each topic. */
export function Topics({ filters, onTopic }: TopicsProps) {
  const { topic: chosen, ...others } = filters
  const { data } = useQuery(topicsQuery(others))
  if (!data || data.items.length === 0) return null
  return (
    <fieldset className={styles.topics}>
      <legend className="vh">Topics</legend>
      {data.items.map(({ topic, papers }) => (
        <Chip key={topic} aria-pressed={topic === chosen} onClick={() => onTopic(topic === chosen ? undefined : topic)}>
          {topic} <span className="num">{papers}</span>
        </Chip>
      ))}
      {data.isMore && <span className="meta">Counted over the newest {data.counted}</span>}
    </fieldset>
  )
}
