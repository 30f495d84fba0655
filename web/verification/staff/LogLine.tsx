import type { AuditLine, AuditLineState } from '#contract/audit-log.ts'
import { inFull } from '../../lib/dates.ts'
import { Badge } from '../../ui/badge/Badge.tsx'
import styles from '../Verification.module.css'

const faults: Record<Exclude<AuditLineState, 'whole'>, string> = {
  changed: 'Changed since it was written',
  detached: 'Does not follow from the line before',
  unknown_key: 'Its key is not here',
}

/** An act by its name in words: "role given". */
export const actInWords = (act: string) => act.replaceAll('_', ' ')

/** A line of the audit log: what was done, when, by whom and about what. */
export const LogLine = ({ line: { seq, at, act, memberId, detail, state } }: { line: AuditLine }) => (
  <li className={styles.stack}>
    <div>
      <p className="ui">
        <b>{actInWords(act)}</b> {state !== 'whole' && <Badge tone="danger">{faults[state]}</Badge>}
      </p>
      <p className="meta">
        Line {seq} · {inFull(at)}
      </p>
    </div>
    <dl className={styles.facts}>
      <div>
        <dt>who</dt>
        <dd>{memberId ?? 'nobody signed in'}</dd>
      </div>
      {Object.entries(detail).map(([name, value]) => (
        <div key={name}>
          <dt>{name.replaceAll('_', ' ')}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  </li>
)
