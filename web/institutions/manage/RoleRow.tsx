import { Trash2 } from 'lucide-react'
import { Suspense, useId, useState } from 'react'
import type { InstitutionRole } from '#contract/institution.ts'
import type { PageTeam } from '#contract/institution-roles.ts'
import { institutionRoles } from '#contract/institution-words.ts'
import type { Id } from '#contract/page.ts'
import { api } from '../../lib/api/api.ts'
import { onDay } from '../../lib/dates.ts'
import { say } from '../../lib/language/say.ts'
import { useSession } from '../../lib/session.ts'
import { AuthorLine } from '../../profile/member/AuthorLine.tsx'
import { IconButton } from '../../ui/button/IconButton.tsx'
import { part } from '../../ui/later.tsx'
import { Avatar } from '../../ui/person/Avatar.tsx'
import { toast } from '../../ui/status/toast.ts'
import { useAct } from '../use-act.ts'
import { roleOf } from '../words.ts'
import styles from './Manage.module.css'

const ConfirmDialog = part(async () => ({ default: (await import('../../ui/dialog/ConfirmDialog.tsx')).ConfirmDialog }))

type RoleRowProps = { institutionId: Id; holder: PageTeam['roles'][number]; mayChange: boolean }

/** Somebody who runs the page, and as what. */
export function RoleRow({ institutionId, holder: { member, role, since }, mayChange }: RoleRowProps) {
  const { user } = useSession()
  const selectId = useId()
  const [asking, setAsking] = useState(false)
  const isOwn = user?.id === member.id
  const ofMember = { institutionId, memberId: member.id }
  const change = useAct((to: InstitutionRole) => api.institutionRoles.change({ ...ofMember, role: to }))
  const remove = useAct(() => api.institutionRoles.remove(ofMember))
  return (
    <tr>
      <th scope="row">
        <span className={styles.person}>
          <Avatar id={member.id} name={member.name} url={member.avatarUrl} mark={member.mark} size="sm" />
          <span>
            <AuthorLine member={member} />
            {isOwn && <span className="meta"> You</span>}
          </span>
        </span>
      </th>
      <td data-label="Role">
        {mayChange ? (
          <>
            <label className="vh" htmlFor={selectId}>
              Role of {member.name}
            </label>
            <select
              id={selectId}
              className={styles.select}
              value={change.isPending ? change.variables : role}
              onChange={({ target }) =>
                change.mutate(target.value as InstitutionRole, {
                  onSuccess: () => void toast.success(say('{name} has another role now.', { name: member.name })),
                })
              }
            >
              {institutionRoles.map(({ id, label }) => (
                <option key={id} value={id}>
                  {label}
                </option>
              ))}
            </select>
          </>
        ) : (
          roleOf(role).label
        )}
      </td>
      <td data-label="May">{roleOf(role).may}</td>
      <td data-label="Since">{onDay(since)}</td>
      <td>
        {mayChange && !isOwn && (
          <IconButton label={`Remove ${member.name}`} onClick={() => setAsking(true)}>
            <Trash2 />
          </IconButton>
        )}
        <Suspense>
          {asking && (
            <ConfirmDialog
              title={`Take the role of ${member.name} away?`}
              confirm="Take away"
              busy={remove.isPending}
              onConfirm={() => remove.mutate(undefined, { onSettled: () => setAsking(false) })}
              onClose={() => setAsking(false)}
            >
              It counts at once. They are told, and the ownership log keeps it.
            </ConfirmDialog>
          )}
        </Suspense>
      </td>
    </tr>
  )
}
