import { ChevronDown } from 'lucide-react'
import { useId } from 'react'
import { ALWAYS_TOLD_WORDS } from '#contract/notice-words.ts'
import type { MailRhythm, NoticeSetting } from '#contract/notifications.ts'
import { Switch } from '../ui/Switch.tsx'
import styles from './TopicRow.module.css'
import type { Topic } from './topics.ts'

const rhythms: [MailRhythm, string][] = [
  ['off', 'No mail'],
  ['daily', 'Daily mail'],
  ['weekly', 'Weekly mail'],
]

type TopicRowProps = { topic: Topic; onChange: (change: Partial<Pick<NoticeSetting, 'inApp' | 'mail'>>) => void }

/** One topic: whether it is told here, and how often by mail. */
export function TopicRow({ topic: { label, inApp, mail, fixed }, onChange }: TopicRowProps) {
  const reasonId = useId()
  return (
    <li className={styles.row}>
      <div>
        <p className={styles.label}>{label}</p>
        {fixed && (
          <p id={reasonId} className="meta">
            {ALWAYS_TOLD_WORDS}
          </p>
        )}
      </div>
      <div className={styles.rhythm}>
        <select aria-label={`${label} by mail`} value={mail} onChange={(event) => onChange({ mail: event.target.value as MailRhythm })}>
          {rhythms.map(([value, words]) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </select>
        <ChevronDown className="small" />
      </div>
      <Switch
        label={`${label} in this list`}
        checked={inApp}
        disabled={fixed}
        aria-describedby={fixed ? reasonId : undefined}
        onChange={(event) => onChange({ inApp: event.target.checked })}
      />
    </li>
  )
}
