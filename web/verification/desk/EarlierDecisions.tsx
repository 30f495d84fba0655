import type { DeskClaim } from '#contract/claim.ts'
import { Link } from '../../lib/router.tsx'
import { Withdrawn } from '../../profile/member/Withdrawn.tsx'
import { Badge } from '../../ui/badge/Badge.tsx'
import { Sheet, SheetList } from '../../ui/layout/Sheet.tsx'
import { onDay } from '../claim/deadline.ts'
import { deskStates, proofNames, UNREADABLE_ISSUER } from '../claim/labels.ts'
import { stateTones } from '../claim/state.ts'
import styles from '../Verification.module.css'

/** What was decided before about this member, and about others who claimed the same number. */
export const EarlierDecisions = ({ claim: { member, earlier } }: { claim: DeskClaim }) => (
  <Sheet title="Earlier decisions" padded>
    <SheetList aria-label="Earlier decisions">
      {earlier.map(({ claimId, member: whose, proof, what, state, at, words }) => (
        <li key={claimId}>
          <span className={styles.line}>
            <Badge tone={stateTones[state]}>{deskStates[state]}</Badge>
            <Link to={`/verification?claim=${claimId}`}>
              {proofNames[proof]}, {what || UNREADABLE_ISSUER}
            </Link>
            <span className="meta">
              {onDay(at)}
              {whose.id !== member.id && (
                <>
                  {' '}
                  · the same number, claimed by {whose.name}
                  <Withdrawn member={whose} />
                </>
              )}
            </span>
          </span>
          {words && <p className={styles.words}>{words}</p>}
        </li>
      ))}
    </SheetList>
  </Sheet>
)
