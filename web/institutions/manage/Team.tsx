import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { Suspense, useState } from 'react'
import type { Institution, InstitutionRole } from '#contract/institution.ts'
import { Button } from '../../ui/button/Button.tsx'
import { part } from '../../ui/later.tsx'
import { Sheet } from '../../ui/layout/Sheet.tsx'
import { Failed } from '../../ui/list/QueryList.tsx'
import { Loading } from '../../ui/status/Skeleton.tsx'
import room from '../Institution.module.css'
import { teamQuery } from '../queries.ts'
import { InvitedRow } from './InvitedRow.tsx'
import styles from './Manage.module.css'
import { RoleRow } from './RoleRow.tsx'
import { SoleOwner } from './SoleOwner.tsx'

const InviteDialog = part(async () => ({ default: (await import('./InviteDialog.tsx')).InviteDialog }))
const LeaveDialog = part(async () => ({ default: (await import('./LeaveDialog.tsx')).LeaveDialog }))

/** Who runs the page. Owners change it; the others see it and may leave. */
export function Team({ page, role }: { page: Institution; role: InstitutionRole }) {
  const [asking, setAsking] = useState<'invite' | 'leave'>()
  const { data, isError, refetch } = useQuery(teamQuery(page.id))
  const close = () => setAsking(undefined)
  if (!data)
    return (
      <Sheet bleed title="Roles">
        {isError ? <Failed what="who runs the page" onRetry={() => void refetch()} /> : <Loading label="Loading who runs the page" />}
      </Sheet>
    )
  const isOwner = role === 'owner'
  const isSole = isOwner && data.roles.filter((holder) => holder.role === 'owner').length === 1
  return (
    <Sheet bleed title="Roles" aside={String(data.roles.length)}>
      {isSole && <SoleOwner onInvite={() => setAsking('invite')} />}
      <table className={styles.table}>
        <caption className="vh">People who run the page</caption>
        <thead>
          <tr>
            <th scope="col">Person</th>
            <th scope="col">Role</th>
            <th scope="col">May</th>
            <th scope="col">Since</th>
            <th scope="col">
              <span className="vh">Change</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {data.roles.map((holder) => (
            <RoleRow key={holder.member.id} institutionId={page.id} holder={holder} mayChange={isOwner} />
          ))}
          {data.invitations.map((invitation) => (
            <InvitedRow key={invitation.member.id} institutionId={page.id} invitation={invitation} mayChange={isOwner} />
          ))}
        </tbody>
      </table>
      <div className={room.foot}>
        <span className={room.grow}>
          <Button tone="quiet" size="small" onClick={() => setAsking('leave')}>
            Give up your role
          </Button>
        </span>
        {isOwner && (
          <Button onClick={() => setAsking('invite')}>
            <Plus />
            Invite a person
          </Button>
        )}
      </div>
      <Suspense>
        {asking === 'invite' && <InviteDialog page={page} team={data} onClose={close} />}
        {asking === 'leave' && <LeaveDialog page={page} team={data} isSole={isSole} onClose={close} />}
      </Suspense>
    </Sheet>
  )
}
