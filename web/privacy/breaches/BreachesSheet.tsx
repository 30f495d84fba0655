import { useQuery } from '@tanstack/react-query'
import type { BreachWords, DataBreach } from '#contract/data-breaches.ts'
import { inFull } from '../../lib/dates.ts'
import { Sheet } from '../../ui/layout/Sheet.tsx'
import styles from './Breaches.module.css'
import { breachesQuery } from './queries.ts'

const parts: [part: keyof BreachWords, title: string][] = [
  ['what', 'What happened'],
  ['when', 'When'],
  ['extent', 'Which data'],
  ['consequences', 'What may come of it'],
  ['measures', 'What we have done'],
  ['advice', 'What you can do'],
  ['contact', 'Who answers your questions'],
]

/** Breaches of personal data that one was told of; nothing where there was none. */
export function BreachesSheet() {
  const { data } = useQuery(breachesQuery)
  return data?.items.map((breach) => <Told key={breach.id} breach={breach} />)
}

const Told = ({ breach }: { breach: DataBreach }) => (
  <Sheet title="A breach of personal data that concerns you">
    <p className="meta">
      You were told on <time dateTime={breach.toldAt}>{inFull(breach.toldAt)}</time>.
    </p>
    <dl className={styles.parts}>
      {parts.map(([part, title]) => (
        <div key={part}>
          <dt>{title}</dt>
          <dd>{breach[part]}</dd>
        </div>
      ))}
    </dl>
  </Sheet>
)
