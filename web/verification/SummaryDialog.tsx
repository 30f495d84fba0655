import { useQuery } from '@tanstack/react-query'
import type { Badge as Fact, VerificationSummary } from '#contract/claim.ts'
import { wordsOf } from '../lib/api/failure.ts'
import { orpc } from '../lib/query/query.ts'
import { Badge } from '../ui/badge/Badge.tsx'
import { Dialog } from '../ui/dialog/Dialog.tsx'
import { SheetList } from '../ui/layout/Sheet.tsx'
import { Failed } from '../ui/list/QueryList.tsx'
import { Loading } from '../ui/status/Skeleton.tsx'

const day = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium' })
const on = (moment: string) => day.format(new Date(moment))

const kinds: Record<Fact['kind'], string> = {
  email: 'Email address',
  registration: 'Registration',
  enrolment: 'Enrolment',
  research: 'Research',
  institution: 'Institution',
}
const states = {
  valid: { tone: 'verified', words: 'Valid' },
  expiring: { tone: 'pending', words: 'Expires soon' },
  expired: { tone: 'pending', words: 'Expired' },
  revoked: { tone: 'danger', words: 'Revoked' },
} as const
const outcomes = { approved: 'Approved', revoked: 'Revoked', expired: 'Expired' }

/** How a member was verified: their badges, since when, and what was compared with which register. */
export default function SummaryDialog({ handle, onClose }: { handle: string; onClose: () => void }) {
  const { data, error, refetch } = useQuery(orpc.verification.summary.queryOptions({ input: { handle } }))
  return (
    <Dialog title="How this was verified" size="narrow" onClose={onClose}>
      {data ? (
        <Summary summary={data} />
      ) : error ? (
        <Failed what="checks" onRetry={refetch}>
          {wordsOf(error)}
        </Failed>
      ) : (
        <Loading label="Loading checks" rows={1} />
      )}
    </Dialog>
  )
}

const Summary = ({ summary: { member, badges, checks } }: { summary: VerificationSummary }) => (
  <>
    {!badges.some(({ kind }) => kind !== 'email') && (
      <p>
        {member.mark
          ? `${member.name} is part of the sample community. This mark was not given by a reviewer.`
          : `There are no verification records for ${member.name}.`}
      </p>
    )}
    <SheetList aria-label="Badges">
      {badges.map(({ kind, what, signedIn, state, since, expiresAt }) => (
        <li key={`${kind} ${what}`}>
          <h3 className="ui">
            {kinds[kind]} <Badge tone={states[state].tone}>{states[state].words}</Badge>
          </h3>
          {kind !== 'email' && (
            <p>{what ? [what, ...(signedIn ? ['signed in there'] : [])].join(', ') : 'The issuer cannot be shown at the moment.'}</p>
          )}
          <p className="meta">
            {state === 'revoked' ? 'On' : 'Since'} {on(since)}
            {expiresAt && state !== 'revoked' && `, ${state === 'expired' ? 'was ' : ''}valid until ${on(expiresAt)}`}
          </p>
        </li>
      ))}
    </SheetList>
    {checks.length > 0 && (
      <SheetList aria-label="Checks">
        {checks.map(({ at, register, compared, outcome }) => (
          <li key={`${at} ${outcome}`}>
            <p>
              {outcomes[outcome]} on {on(at)}
            </p>
            <p className="meta">{[register, compared.length > 0 && `compared: ${compared.join(', ')}`].filter(Boolean).join(' · ')}</p>
          </li>
        ))}
      </SheetList>
    )}
    <p className="meta">Reviewers give badges after checking a member’s details against a register. Nobody can verify themselves.</p>
  </>
)
