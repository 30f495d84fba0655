import { useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { Suspense, useState } from 'react'
import type { DeskInstitutionClaim } from '#contract/institution-claims.ts'
import type { Id } from '#contract/page.ts'
import { wordsOf } from '../../lib/api/failure.ts'
import { inFull } from '../../lib/dates.ts'
import { remaining, useNow } from '../../lib/deadline.ts'
import { AuthorLine } from '../../profile/member/AuthorLine.tsx'
import { Badge } from '../../ui/badge/Badge.tsx'
import { Button } from '../../ui/button/Button.tsx'
import { ButtonLink } from '../../ui/button/ButtonLink.tsx'
import { part } from '../../ui/later.tsx'
import { Sheet } from '../../ui/layout/Sheet.tsx'
import { Failed } from '../../ui/list/QueryList.tsx'
import { Avatar } from '../../ui/person/Avatar.tsx'
import { Person } from '../../ui/person/Person.tsx'
import { Note } from '../../ui/status/Note.tsx'
import { Loading } from '../../ui/status/Skeleton.tsx'
import { ProvenParts } from '../../verification/desk/ProvenParts.tsx'
import room from '../Institution.module.css'
import { deskClaimQuery } from '../queries.ts'
import { claimStates, claimTones, kindName } from '../words.ts'
import { BothSides } from './BothSides.tsx'
import { DeskDocuments } from './DeskDocuments.tsx'

const DecideClaim = part(async () => ({ default: (await import('./DecideClaim.tsx')).DecideClaim }))

/** One claim to a page as a reviewer works on it. */
export function DeskPageClaim({ claimId }: { claimId: Id }) {
  const { data, error, refetch } = useQuery(deskClaimQuery(claimId))
  return (
    <>
      <div>
        <ButtonLink tone="quiet" to="/verification?desk=institutions">
          <ArrowLeft />
          Back to the queue
        </ButtonLink>
      </div>
      {data ? (
        <Shown claim={data} />
      ) : error ? (
        <Failed what="the claim" onRetry={refetch}>
          {wordsOf(error)}
        </Failed>
      ) : (
        <Loading label="Loading the claim" />
      )}
    </>
  )
}

function Shown({ claim }: { claim: DeskInstitutionClaim }) {
  const { member, page, state, mayDecide } = claim
  const [deciding, setDeciding] = useState(false)
  return (
    <>
      <Sheet bleed padded title={`Claim to ${page.name}`}>
        <div className={room.stack}>
          <Standing claim={claim} />
          <Person
            avatar={<Avatar id={member.id} name={member.name} url={member.avatarUrl} mark={member.mark} size="lg" />}
            name={<AuthorLine member={member} />}
            meta={[member.headline, member.hospital].filter(Boolean).join(' · ')}
          />
          <Facts claim={claim} />
          <ProvenParts parts={claim.proven} />
          {claim.reason && (
            <Note>
              <b>The reason of the decision</b>
              <p className={room.words}>{claim.reason}</p>
            </Note>
          )}
          {state === 'waiting' && !mayDecide && <Note>You run this page or claim it yourself, so another reviewer must decide.</Note>}
          {mayDecide && (
            <div className={room.acts}>
              <Button onClick={() => setDeciding(true)}>Decide</Button>
            </div>
          )}
        </div>
      </Sheet>
      <DeskDocuments claim={claim} />
      <BothSides claim={claim} />
      <Suspense>{deciding && <DecideClaim claim={claim} onClose={() => setDeciding(false)} />}</Suspense>
    </>
  )
}

function Standing({ claim: { state, contested, dueAt, submittedAt, decidedAt } }: { claim: DeskInstitutionClaim }) {
  const now = useNow()
  const deadline = dueAt && remaining(dueAt, now)
  return (
    <div className={room.line}>
      <Badge tone={claimTones[state]}>{claimStates[state]}</Badge>
      {contested && <Badge tone="disputed">Contested</Badge>}
      {deadline && <Badge tone={deadline.overdue ? 'danger' : 'plain'}>{deadline.words}</Badge>}
      <span className="meta">
        Submitted {inFull(submittedAt)}
        {decidedAt && `, decided ${inFull(decidedAt)}`}
      </span>
    </div>
  )
}

function Facts({ claim: { page, mailbox, mailConfirmed, position, facilityId, words } }: { claim: DeskInstitutionClaim }) {
  const facts = [
    ['Institution', `${kindName(page.kind)}, ${page.city}, ${page.state}`],
    ['Website', page.website],
    ['Address', page.address],
    ['Email there', mailbox && `${mailbox} (${mailConfirmed ? 'confirmed' : 'not confirmed'})`],
    ['What they do there', position],
    ['Health facility number', facilityId],
    ['What they say', words],
  ] as const
  return (
    <dl className={room.facts}>
      {facts.map(([name, value]) =>
        value ? (
          <div key={name}>
            <dt>{name}</dt>
            <dd className={room.words}>{value}</dd>
          </div>
        ) : null,
      )}
    </dl>
  )
}
