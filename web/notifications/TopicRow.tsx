import { ChevronDown, Lock } from 'lucide-react'
import type { MailRhythm, NoticeSetting } from '#contract/notifications.ts'
import { Switch } from '../ui/form/Switch.tsx'
import styles from './TopicRow.module.css'
import { differsByMail, differsInApp, type Topic } from './topics.ts'

const rhythmNames: Record<MailRhythm, string> = { off: 'Off', at_once: 'At once', daily: 'Daily', weekly: 'Weekly' }

type TopicRowProps = {
  topic: Topic
  /** Of the words that say why some of it cannot be switched off. */
  reasonId: string
  onChange: (change: Partial<Pick<NoticeSetting, 'inApp' | 'mail'>>) => void
}

/** One topic: whether it is listed here, and how it comes by email. */
export function TopicRow({ topic, reasonId, onChange }: TopicRowProps) {
  const { label, inApp, mail, rhythms, alwaysOn, onHome } = topic
  return (
    <tr className={styles.row}>
      <th scope="row">{label}</th>
      <td>
        <Switch
          label={onHome ? `${label} on Home` : `${label} in this list`}
          checked={inApp}
          disabled={alwaysOn}
          aria-describedby={alwaysOn ? reasonId : undefined}
          onChange={(event) => onChange({ inApp: event.target.checked })}
        />
        {differsInApp(topic) && <Dot />}
      </td>
      <td>
        {rhythms.length === 1 ? (
          <span className={styles.locked}>
            <Lock className="small" />
            {rhythmNames[mail]}
            <span className="vh">, always</span>
          </span>
        ) : (
          <div className={styles.rhythm}>
            <select
              aria-label={`${label} by email`}
              value={mail}
              onChange={(event) => onChange({ mail: event.target.value as MailRhythm })}
            >
              {rhythms.map((rhythm) => (
                <option key={rhythm} value={rhythm}>
                  {rhythmNames[rhythm]}
                </option>
              ))}
            </select>
            <ChevronDown className="small" />
          </div>
        )}
        {differsByMail(topic) && <Dot />}
      </td>
    </tr>
  )
}

const Dot = () => (
  <span className={styles.dot}>
    <span className="vh">differs from what we recommend</span>
  </span>
)
