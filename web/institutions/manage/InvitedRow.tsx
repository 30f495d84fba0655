import type { PageTeam } from '#contract/institution-roles.ts'
import type { Id } from '#contract/page.ts'
import { api } from '../../lib/api/api.ts'
import { onDay } from '../../lib/dates.ts'
import { AuthorLine } from '../../profile/member/AuthorLine.tsx'
import { Button } from '../../ui/button/Button.tsx'
import { Avatar } from '../../ui/person/Avatar.tsx'
import { useAct } from '../use-act.ts'
import { roleOf } from '../words.ts'
import styles from './Manage.module.css'

type InvitedRowProps = { institutionId: Id; invitation: PageTeam['invitations'][number]; mayChange: boolean }

/** Somebody who is invited and has not answered. */
export function InvitedRow({ institutionId, invitation: { member, role, at }, mayChange }: InvitedRowProps) {
  const withdraw = useAct(() => api.institutionRoles.withdrawInvitation({ institutionId, memberId: member.id }))
  return (
    <tr>
      <th scope="row">
        <span className={styles.person}>
          <Avatar id={member.id} name={member.name} url={member.avatarUrl} mark={member.mark} size="sm" />
          <span>
            <AuthorLine member={member} />
          </span>
        </span>
      </th>
      <td data-label="Role">{roleOf(role).label}</td>
      <td data-label="May" className="muted">
        Invited, not answered
      </td>
      <td data-label="Since">{onDay(at)}</td>
      <td>
        {mayChange && (
          <Button
            tone="quiet"
            size="small"
            aria-label={`Withdraw the invitation of ${member.name}`}
            busy={withdraw.isPending}
            onClick={() => withdraw.mutate()}
          >
            Withdraw
          </Button>
        )}
      </td>
    </tr>
  )
}
