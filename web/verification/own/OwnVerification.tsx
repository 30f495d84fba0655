import { Suspense, useState } from 'react'
import type { Badge as Fact, MyClaim } from '#contract/claim.ts'
import type { RightInfo } from '#contract/claim-facts.ts'
import type { MemberKind } from '#contract/profile.ts'
import { useAddress } from '../../lib/address.ts'
import { useSay } from '../../lib/language/say.ts'
import { useSession } from '../../lib/session.ts'
import { Button } from '../../ui/button/Button.tsx'
import { part } from '../../ui/later.tsx'
import { Sheet, SheetList } from '../../ui/layout/Sheet.tsx'
import { EmptyState } from '../../ui/list/EmptyState.tsx'
import { promiseIn } from '../claim/promise.ts'
import { isOpen } from '../claim/state.ts'
import { isReturn, OrcidReturn } from './OrcidReturn.tsx'
import { OwnBadges } from './OwnBadges.tsx'
import { OwnClaim } from './OwnClaim.tsx'
import { OwnRights } from './OwnRights.tsx'

const ConfirmOwnEmail = part(() => import('../../account/email/ConfirmOwnEmail.tsx'))
const ClaimDialog = part(() => import('./ClaimDialog.tsx'))

type Mine = { kind: MemberKind | null; badges: Fact[]; rights: RightInfo[]; claims: MyClaim[]; orcidSignIn: boolean }

/** A member's own verification: badges, the open claim, what verification gives, and earlier claims. */
export function OwnVerification({ mine: { kind, badges, rights, claims, orcidSignIn } }: { mine: Mine }) {
  const say = useSay()
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
        <Sheet title={say('Your claim')} padded id="claim">
          <OwnClaim claim={open} orcidSignIn={orcidSignIn} onAgain={(last) => setAgain({ last })} />
        </Sheet>
      ) : (
        renewable && (
          <Sheet padded>
            <EmptyState
              level={2}
              title={say(claims.length > 0 ? 'No open claim' : fromSample ? 'Proven as a sample member' : 'Nothing proven yet')}
              action={
                <Button onClick={() => setAgain({ last: claims[0] })}>
                  {say(claims.length > 0 ? 'Submit a new claim' : 'Get verified')}
                </Button>
              }
            >
              {fromSample && `${say('Your mark is part of the sample community and was not given by a reviewer.')} `}
              {say(
                'Give us your registration, enrolment or institution details. A reviewer checks them against the register within {promise}.',
                { promise: promiseIn(say) },
              )}
            </EmptyState>
          </Sheet>
        )
      )}
      <OwnBadges badges={badges} />
      {user && !user.verified_email && open?.state !== 'unconfirmed' && (
        <Sheet title={say('Your email address')} padded>
          <Suspense>
            <ConfirmOwnEmail />
          </Suspense>
        </Sheet>
      )}
      <OwnRights rights={rights} />
      {earlier.length > 0 && (
        <Sheet title={say(open ? 'Earlier claims' : 'Your claims')}>
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
