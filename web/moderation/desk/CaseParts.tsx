import type { ReactNode } from 'react'
import { markWords } from '#contract/mark-words.ts'
import type { MemberCard } from '#contract/profile.ts'
import { Link } from '../../lib/router.tsx'
import { Badge } from '../../ui/badge/Badge.tsx'
import { Button } from '../../ui/button/Button.tsx'
import styles from './Cases.module.css'

/** A member in a case, with the way to their profile. */
export const CaseMember = ({ card }: { card: MemberCard }) => (
  <>
    <Link to={`/profile?member=${encodeURIComponent(card.handle)}`}>{card.name}</Link>
    {card.mark?.state === 'withdrawn' && (
      <>
        {' '}
        <Badge tone="line">{markWords(card.mark)}</Badge>
      </>
    )}
  </>
)

type CaseActsProps = { mayDecide: boolean; act?: string; label: string; onDecide: () => void; children?: ReactNode }

/** What a reviewer can do about a case, or why it is somebody else's. `label` begins with the words of the act: whoever speaks them must find it. */
export const CaseActs = ({ mayDecide, act = 'Decide', label, onDecide, children }: CaseActsProps) => (
  <>
    {!mayDecide && <p className="ui muted">This concerns you or was decided by you, so another reviewer must decide.</p>}
    <div className={styles.acts}>
      {mayDecide && (
        <Button size="small" aria-label={label} onClick={onDecide}>
          {act}
        </Button>
      )}
      {children}
    </div>
  </>
)
