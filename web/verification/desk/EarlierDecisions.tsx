import type { DeskClaim } from '#contract/claim.ts'
import { onDay } from '../../lib/dates.ts'
import { Link } from '../../lib/router.tsx'
import { Withdrawn } from '../../profile/member/Withdrawn.tsx'
import { Badge } from '../../ui/badge/Badge.tsx'
import { Sheet, SheetList } from '../../ui/layout/Sheet.tsx'
import { factWords } from '../claim/fact-words.ts'
import { proofNames, UNREADABLE_ISSUER } from '../claim/labels.ts'
import { stateTones } from '../claim/state.ts'
import styles from '../Verification.module.css'
import { deskStates } from './labels.ts'

/** What was decided before about this member, and about others who claimed the same number. */
export const EarlierDecisions = ({ claim: { member, earlier } }: { claim: DeskClaim }) => (
  <Sheet title="Earlier decisions" padded>
    <SheetList aria-label="Earlier decisions">
      {earlier.map(({ claimId, member: whose, proof, what, state, at, words, fact }) => (
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
          {fact && <p className={styles.words}>{factWords(fact)}</p>}
          {words && <p className={styles.words}>{words}</p>}
        </li>
      ))}
    </SheetList>
  </Sheet>
)
