import { ChevronDown, Lock } from 'lucide-react'
import type { MailRhythm, NoticeSetting } from '#contract/notifications.ts'
import { capital, useSay } from '../lib/language/say.ts'
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
  const { inApp, mail, rhythms, alwaysOn, onHome } = topic
  const say = useSay()
  const label = capital(say(topic.label))
  return (
    <tr className={styles.row}>
      <th scope="row">{label}</th>
      <td>
        <Switch
          label={onHome ? say('{what} on Home', { what: label }) : say('{what} in this list', { what: label })}
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
            {say(rhythmNames[mail])}
            <span className="vh">, {say('always')}</span>
          </span>
        ) : (
          <div className={styles.rhythm}>
            <select
              aria-label={say('{what} by email', { what: label })}
              value={mail}
              onChange={(event) => onChange({ mail: event.target.value as MailRhythm })}
            >
              {rhythms.map((rhythm) => (
                <option key={rhythm} value={rhythm}>
                  {say(rhythmNames[rhythm])}
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

function Dot() {
  const say = useSay()
  return (
    <span className={styles.dot}>
      <span className="vh">{say('differs from what we recommend')}</span>
    </span>
  )
}
