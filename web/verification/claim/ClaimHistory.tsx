import type { ClaimEntry } from '#contract/claim.ts'
import { inFull } from '../../lib/dates.ts'
import styles from '../Verification.module.css'
import { actNames } from './labels.ts'

const whose = { member: 'Member', reviewer: 'Reviewer', system: 'Wardmates' }

/** What happened to a claim, line by line. `own` speaks to the member themselves. */
export const ClaimHistory = ({ entries, own }: { entries: ClaimEntry[]; own?: boolean }) => (
  <ol className={styles.history} aria-label="History">
    {entries.map(({ id, at, by, act, words }) => (
      <li key={id}>
        <span>
          <b>{actNames[act]}</b>
          <span className="meta">
            {' '}
            {by === 'member' && own ? 'You' : whose[by]} · <time dateTime={at}>{inFull(at)}</time>
          </span>
        </span>
        {words && <p>{words}</p>}
      </li>
    ))}
  </ol>
)
