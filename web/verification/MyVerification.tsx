import { Check, Minus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { Badge as Fact, MyClaim, RightInfo } from '#contract/claim.ts'
import type { MemberKind } from '#contract/profile.ts'
import { Badge } from '../ui/Badge.tsx'
import { Button } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { Sheet, SheetList } from '../ui/Sheet.tsx'
import { isOpen } from './claim-state.ts'
import { onDay } from './clock.ts'
import { OwnClaim } from './OwnClaim.tsx'
import styles from './Verification.module.css'
import { badgeNames, badgeStates, promise } from './words.ts'

const ClaimDialog = lazy(() => import('./ClaimDialog.tsx'))

type Mine = { kind: MemberKind | null; badges: Fact[]; rights: RightInfo[]; claims: MyClaim[] }

/** A member's own verification: badges, the claim that waits, what it opens, and what was before. */
export function MyVerification({ mine: { kind, badges, rights, claims } }: { mine: Mine }) {
  const [again, setAgain] = useState<{ last: MyClaim | undefined }>()
  const open = claims.find(isOpen)
  const earlier = claims.filter((claim) => claim !== open)
  const proven = badges.some(({ kind }) => kind !== 'email')
  const fromSample = claims.length === 0 && !proven && rights.some(({ right, allowed }) => right === 'seal' && allowed)
  const renewable = badges.some(({ kind, state }) => kind !== 'email' && state !== 'valid') || !proven

  return (
    <>
      {open ? (
        <Sheet title="Your claim" padded>
          <OwnClaim claim={open} onAgain={(last) => setAgain({ last })} />
        </Sheet>
      ) : (
        renewable && (
          <Sheet padded>
            <EmptyState
              level={2}
              title={claims.length > 0 ? 'No claim waits' : fromSample ? 'Verified as a sample member' : 'Not verified yet'}
              action={
                <Button onClick={() => setAgain({ last: claims[0] })}>{claims.length > 0 ? 'Hand in a new claim' : 'Get verified'}</Button>
              }
            >
              {fromSample && 'Your mark came with the sample community; no reviewer gave it. '}
              Tell us your registration, enrolment or institution. A reviewer compares it with the register within {promise}.
            </EmptyState>
          </Sheet>
        )
      )}
      <Badges badges={badges} />
      <Sheet title="What verification opens">
        <SheetList>
          {rights.map(({ right, words, allowed, needs }) => (
            <li key={right} className={styles.right} data-allowed={allowed || undefined}>
              {allowed ? <Check /> : <Minus />}
              <span>
                {words}
                <span className="vh">{allowed ? ': open to you' : ': not open to you yet'}</span>
                {needs && <small className="meta"> Needs {needs}</small>}
              </span>
            </li>
          ))}
        </SheetList>
      </Sheet>
      {earlier.length > 0 && (
        <Sheet title={open ? 'Earlier claims' : 'Your claims'}>
          <SheetList>
            {earlier.map((claim) => (
              <li key={claim.id}>
                <OwnClaim claim={claim} onAgain={(last) => setAgain({ last })} />
              </li>
            ))}
          </SheetList>
        </Sheet>
      )}
      <Suspense>{again && <ClaimDialog last={again.last} kind={kind} onClose={() => setAgain(undefined)} />}</Suspense>
    </>
  )
}

const badgeTones = { valid: 'verified', expiring: 'haldi', expired: 'line', revoked: 'danger' } as const

const Badges = ({ badges }: { badges: Fact[] }) =>
  badges.length > 0 && (
    <Sheet title="Your badges">
      <SheetList aria-label="Your badges">
        {badges.map(({ kind, what, state, since, expiresAt }) => (
          <li key={`${kind} ${what} ${since}`} className={styles.line}>
            <b>{badgeNames[kind]}</b>
            {kind !== 'email' && <span>{what}</span>}
            <Badge tone={badgeTones[state]}>{badgeStates[state]}</Badge>
            <span className="meta">
              since {onDay(since)}
              {expiresAt && ` · ${state === 'valid' || state === 'expiring' ? 'good until' : 'was good until'} ${onDay(expiresAt)}`}
            </span>
          </li>
        ))}
      </SheetList>
    </Sheet>
  )
