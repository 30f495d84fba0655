import type { DeskClaim } from '#contract/claim.ts'
import { api } from '../lib/api.ts'
import { inFull } from '../lib/dates.ts'
import { Badge } from '../ui/Badge.tsx'
import { Button } from '../ui/Button.tsx'
import { Sheet, SheetList } from '../ui/Sheet.tsx'
import { keepDeskClaim } from './queries.ts'
import { useAct } from './use-act.ts'
import styles from './Verification.module.css'
import { lookUpOutcomes } from './words.ts'

/** What the registers say of a number. No answer is never taken for a match. */
export function LookUps({ claim }: { claim: DeskClaim }) {
  const { busy, run } = useAct()
  const claimId = claim.id
  const ask = () => run('look', () => api.verification.lookUp({ claimId }).then(keepDeskClaim), 'The registers have answered.')

  return (
    <Sheet
      title="Registers"
      aside={
        claim.lockedBy === 'me' && (
          <Button size="small" tone="outline" busy={busy === 'look'} onClick={ask}>
            Look up
          </Button>
        )
      }
    >
      <SheetList>
        {claim.lookUps.length === 0 && <li className="ui muted">Not looked up yet.</li>}
        {claim.lookUps.map(({ provider, outcome, record, asOf, words, at }) => (
          <li key={`${provider} ${at}`} className={styles.stack}>
            <div className={styles.line}>
              <b>{provider}</b>
              <Badge tone={lookUpOutcomes[outcome].tone}>{lookUpOutcomes[outcome].words}</Badge>
              <span className="meta">
                {inFull(at)}
                {asOf && ` · data of ${asOf}`}
              </span>
            </div>
            <p className="ui">{words}</p>
            {record && (
              <dl className={styles.facts}>
                {Object.entries(record).map(([name, value]) => (
                  <div key={name}>
                    <dt>{name}</dt>
                    <dd>{value}</dd>
                  </div>
                ))}
              </dl>
            )}
          </li>
        ))}
      </SheetList>
    </Sheet>
  )
}
