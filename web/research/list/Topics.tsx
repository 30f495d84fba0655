import { useQuery } from '@tanstack/react-query'
import { Chip } from '../../ui/badge/Chip.tsx'
import type { PaperFilters } from '../filters.ts'
import { topicsQuery } from '../queries.ts'
import styles from './List.module.css'

type TopicsProps = { filters: PaperFilters; onTopic: (topic: string | undefined) => void }

/** What the papers of this list are about, with how many bear each topic; the one that narrows it stands there also where no other paper is left. */
export function Topics({ filters, onTopic }: TopicsProps) {
  const { topic: chosen, ...others } = filters
  const { data } = useQuery(topicsQuery(others))
  const isChosen = (topic: string) => topic.toLowerCase() === chosen?.toLowerCase()
  const items = data?.items ?? []
  const isApart = chosen !== undefined && !items.some(({ topic }) => isChosen(topic))
  if (items.length === 0 && !isApart) return null
  return (
    <fieldset className={styles.topics}>
      <legend className="vh">Topics</legend>
      {isApart && (
        <Chip aria-pressed onClick={() => onTopic(undefined)}>
          {chosen}
        </Chip>
      )}
      {items.map(({ topic, papers }) => (
        <Chip key={topic} aria-pressed={isChosen(topic)} onClick={() => onTopic(isChosen(topic) ? undefined : topic)}>
          {topic} <span className="num">{papers}</span>
        </Chip>
      ))}
      {data?.isMore && <span className="meta">Counted over the newest {data.counted}</span>}
    </fieldset>
  )
}
