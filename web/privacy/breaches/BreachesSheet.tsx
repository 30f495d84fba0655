import { useQuery } from '@tanstack/react-query'
import type { BreachWords, DataBreach } from '#contract/data-breaches.ts'
import { inFull } from '../../lib/dates.ts'
import { sayAround, useLocale, useSay } from '../../lib/language/say.ts'
import { writtenIn } from '../../lib/language/written-in.ts'
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

function Told({ breach }: { breach: DataBreach }) {
  const say = useSay()
  const locale = useLocale()
  return (
    <Sheet title={say('A breach of personal data that concerns you')}>
      <p className="meta">
        {sayAround(
          'You were told on *that day*.',
          () => (
            <time dateTime={breach.toldAt}>{inFull(breach.toldAt, locale)}</time>
          ),
          say,
        )}
      </p>
      <dl className={styles.parts}>
        {parts.map(([part, title]) => (
          <div key={part}>
            <dt>{say(title)}</dt>
            <dd lang={writtenIn(breach[part])}>{breach[part]}</dd>
          </div>
        ))}
      </dl>
    </Sheet>
  )
}
