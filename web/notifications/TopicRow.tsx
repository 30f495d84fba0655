import { ChevronDown } from 'lucide-react'
import { useId } from 'react'
import { ALWAYS_ON_REASON } from '#contract/notice-words.ts'
import type { MailRhythm, NoticeSetting } from '#contract/notifications.ts'
import { Switch } from '../ui/form/Switch.tsx'
import styles from './TopicRow.module.css'
import type { Topic } from './topics.ts'

const rhythms: [MailRhythm, string][] = [
  ['off', 'No email'],
  ['daily', 'Daily email'],
  ['weekly', 'Weekly email'],
]

/** What is summed up once a week goes out once a week. */
const onMondays = rhythms.filter(([value]) => value !== 'daily')

type TopicRowProps = { topic: Topic; onChange: (change: Partial<Pick<NoticeSetting, 'inApp' | 'mail'>>) => void }

/** One topic: whether it is listed here, and how often by email. */
export function TopicRow({ topic: { label, inApp, mail, alwaysOn, onHome }, onChange }: TopicRowProps) {
  const reasonId = useId()
  return (
    <li className={styles.row}>
      <div>
        <p className={styles.label}>{label}</p>
        {alwaysOn && (
          <p id={reasonId} className="meta">
            {ALWAYS_ON_REASON}
          </p>
        )}
      </div>
      <div className={styles.rhythm}>
        <select aria-label={`${label} by email`} value={mail} onChange={(event) => onChange({ mail: event.target.value as MailRhythm })}>
          {(onHome ? onMondays : rhythms).map(([value, words]) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </select>
        <ChevronDown className="small" />
      </div>
      <Switch
        label={onHome ? `${label} on Home` : `${label} in this list`}
        checked={inApp}
        disabled={alwaysOn}
        aria-describedby={alwaysOn ? reasonId : undefined}
        onChange={(event) => onChange({ inApp: event.target.checked })}
      />
    </li>
  )
}
