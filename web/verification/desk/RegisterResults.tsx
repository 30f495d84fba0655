import type { DeskClaim } from '#contract/claim.ts'
import { api } from '../../lib/api/api.ts'
import { inFull } from '../../lib/dates.ts'
import { say } from '../../lib/language/say.ts'
import { Badge } from '../../ui/badge/Badge.tsx'
import { Button } from '../../ui/button/Button.tsx'
import { Sheet, SheetList } from '../../ui/layout/Sheet.tsx'
import { useAction } from '../claim/use-action.ts'
import { useClaimCache } from '../queries.ts'
import styles from '../Verification.module.css'
import { registerOutcomes } from './labels.ts'

/** What the registers say about a number. No answer is never taken for a match. */
export function RegisterResults({ claim }: { claim: DeskClaim }) {
  const { busy, run } = useAction()
  const { cacheDeskClaim } = useClaimCache()
  const claimId = claim.id
  const ask = () => run('check', () => api.verification.checkRegisters({ claimId }).then(cacheDeskClaim), say('Register results updated.'))

  return (
    <Sheet
      title="Registers"
      aside={
        claim.lockedBy === 'me' && (
          <Button size="small" tone="outline" busy={busy === 'check'} onClick={ask}>
            Check registers
          </Button>
        )
      }
    >
      <SheetList>
        {claim.registerResults.length === 0 && <li className="ui muted">Not checked yet.</li>}
        {claim.registerResults.map(({ provider, outcome, record, asOf, words, at }) => (
          <li key={`${provider} ${at}`} className={styles.stack}>
            <div className={styles.line}>
              <b>{provider}</b>
              <Badge tone={registerOutcomes[outcome].tone}>{registerOutcomes[outcome].words}</Badge>
              <span className="meta">
                {inFull(at)}
                {asOf && ` · data as of ${asOf}`}
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
