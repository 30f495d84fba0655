import { Check, Minus } from 'lucide-react'
import { Suspense, useState } from 'react'
import type { Badge as Fact, MyClaim, RightInfo } from '#contract/claim.ts'
import type { MemberKind } from '#contract/profile.ts'
import { useAddress } from '../../lib/address.ts'
import { useSession } from '../../lib/session.ts'
import { Badge } from '../../ui/badge/Badge.tsx'
import { Button } from '../../ui/button/Button.tsx'
import { part } from '../../ui/later.tsx'
import { Sheet, SheetList } from '../../ui/layout/Sheet.tsx'
import { EmptyState } from '../../ui/list/EmptyState.tsx'
import { onDay } from '../claim/deadline.ts'
import { badgeNames, badgeStates, UNREADABLE_ISSUER } from '../claim/labels.ts'
import { promise } from '../claim/promise.ts'
import { isOpen } from '../claim/state.ts'
import styles from '../Verification.module.css'
import { isReturn, OrcidReturn } from './OrcidReturn.tsx'
import { OwnClaim } from './OwnClaim.tsx'

const ConfirmOwnEmail = part(() => import('../../account/email/ConfirmOwnEmail.tsx'))
const ClaimDialog = part(() => import('./ClaimDialog.tsx'))

type Mine = { kind: MemberKind | null; badges: Fact[]; rights: RightInfo[]; claims: MyClaim[]; orcidSignIn: boolean }

/** A member's own verification: badges, the open claim, what verification gives, and earlier claims. */
export function OwnVerification({ mine: { kind, badges, rights, claims, orcidSignIn } }: { mine: Mine }) {
  const { user } = useSession()
  const [again, setAgain] = useState<{ last: MyClaim | undefined }>()
  const [address, setAddress] = useAddress()
  const open = claims.find(isOpen)
  const earlier = claims.filter((claim) => claim !== open)
  const proven = badges.some(({ kind }) => kind !== 'email')
  const fromSample = claims.length === 0 && !proven && rights.some(({ right, allowed }) => right === 'mark' && allowed)
  // An address may ask for the form too: `?form=claim`, as Home does.
  const asked = address.get('form') === 'claim' && !open
  const form = again ?? (asked ? { last: claims[0] } : undefined)
  const close = () => {
    setAgain(undefined)
    if (!asked) return
    address.delete('form')
    setAddress(address, { replace: true })
  }
  const renewable = badges.some(({ kind, state }) => kind !== 'email' && state !== 'valid') || !proven

  return (
    <>
      {isReturn(address) && <OrcidReturn />}
      {open ? (
        <Sheet title="Your claim" padded id="claim">
          <OwnClaim claim={open} orcidSignIn={orcidSignIn} onAgain={(last) => setAgain({ last })} />
        </Sheet>
      ) : (
        renewable && (
          <Sheet padded>
            <EmptyState
              level={2}
              title={claims.length > 0 ? 'No open claim' : fromSample ? 'Proven as a sample member' : 'Nothing proven yet'}
              action={
                <Button onClick={() => setAgain({ last: claims[0] })}>{claims.length > 0 ? 'Submit a new claim' : 'Get verified'}</Button>
              }
            >
              {fromSample && 'Your mark is part of the sample community and was not given by a reviewer. '}
              Give us your registration, enrolment or institution details. A reviewer checks them against the register within {promise}.
            </EmptyState>
          </Sheet>
        )
      )}
      <Badges badges={badges} />
      {user && !user.verified_email && open?.state !== 'unconfirmed' && (
        <Sheet title="Your email address" padded>
          <Suspense>
            <ConfirmOwnEmail />
          </Suspense>
        </Sheet>
      )}
      <Sheet title="What verification gives you">
        <SheetList>
          {rights.map(({ right, words, allowed, needs }) => (
            <li key={right} className={styles.right} data-allowed={allowed || undefined}>
              {allowed ? <Check /> : <Minus />}
              <span>
                {words}
                <span className="vh">{allowed ? ': available to you' : ': not available yet'}</span>
                {needs && <small className="meta"> Requires {needs}</small>}
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
                <OwnClaim claim={claim} orcidSignIn={orcidSignIn} onAgain={(last) => setAgain({ last })} />
              </li>
            ))}
          </SheetList>
        </Sheet>
      )}
      <Suspense>{form && <ClaimDialog last={form.last} kind={kind} onClose={close} />}</Suspense>
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
            {kind !== 'email' && <span>{what || UNREADABLE_ISSUER}</span>}
            <Badge tone={badgeTones[state]}>{badgeStates[state]}</Badge>
            <span className="meta">
              {state === 'revoked' ? 'on' : 'since'} {onDay(since)}
              {expiresAt &&
                state !== 'revoked' &&
                ` · ${state === 'valid' || state === 'expiring' ? 'valid until' : 'was valid until'} ${onDay(expiresAt)}`}
            </span>
          </li>
        ))}
      </SheetList>
    </Sheet>
  )
