import { useQuery } from '@tanstack/react-query'
import type { Badge as Fact, HowVerified as How } from '#contract/claim.ts'
import { wordsOf } from '../lib/failure.ts'
import { orpc } from '../lib/query.ts'
import { Badge } from '../ui/Badge.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { Failed } from '../ui/QueryList.tsx'
import { SheetList } from '../ui/Sheet.tsx'
import { Loading } from '../ui/Skeleton.tsx'

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
  expiring: { tone: 'pending', words: 'Checked again soon' },
  expired: { tone: 'pending', words: 'Expired' },
  revoked: { tone: 'danger', words: 'Withdrawn' },
} as const
const outcomes = { approved: 'Approved', revoked: 'Withdrawn', expired: 'Expired' }

/** How a member was verified: what stands beside their name, since when, and what was compared with which register. */
export default function HowVerified({ handle, onClose }: { handle: string; onClose: () => void }) {
  const { data, error, refetch } = useQuery(orpc.verification.how.queryOptions({ input: { handle } }))
  return (
    <Dialog title="How this was verified" size="narrow" onClose={onClose}>
      {data ? (
        <Told how={data} />
      ) : error ? (
        <Failed onRetry={refetch}>{wordsOf(error)}</Failed>
      ) : (
        <Loading label="Loading checks" rows={1} />
      )}
    </Dialog>
  )
}

const Told = ({ how: { member, badges, checks } }: { how: How }) => (
  <>
    {!badges.some(({ kind }) => kind !== 'email') && (
      <p>
        {member.verified
          ? `${member.name} came with the sample community, and so did this mark. No reviewer gave it.`
          : `Nothing is on record for ${member.name}.`}
      </p>
    )}
    <SheetList aria-label="Badges">
      {badges.map(({ kind, what, state, since, expiresAt }) => (
        <li key={`${kind} ${what}`}>
          <h3 className="ui">
            {kinds[kind]} <Badge tone={states[state].tone}>{states[state].words}</Badge>
          </h3>
          {what !== kinds[kind] && <p>{what}</p>}
          <p className="meta">
            Since {on(since)}
            {expiresAt && `, good until ${on(expiresAt)}`}
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
    <p className="meta">
      Marks are given by reviewers who compare what a member hands in with a register. Nobody can give one to themselves.
    </p>
  </>
)
