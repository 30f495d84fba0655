import { Ellipsis, ShieldCheck, ShieldOff, UserRoundMinus } from 'lucide-react'
import type { OpenedConversation } from '#contract/conversations.ts'
import type { Id } from '#contract/page.ts'
import { api } from '../../lib/api/api.ts'
import { say } from '../../lib/language/say.ts'
import { Link } from '../../lib/router.tsx'
import { profileOf } from '../../profile/member/AuthorLine.tsx'
import { Withdrawn } from '../../profile/member/Withdrawn.tsx'
import { Badge } from '../../ui/badge/Badge.tsx'
import { Menu, type MenuItem } from '../../ui/menu/Menu.tsx'
import { Avatar } from '../../ui/person/Avatar.tsx'
import { Person } from '../../ui/person/Person.tsx'
import { useOpenedChange } from '../mutations.ts'
import { usePane } from '../pane/pane-context.ts'
import styles from './GroupInfo.module.css'

type GroupMemberProps = OpenedConversation['participants'][number] & { conversationId: Id; canChange: boolean }

/** Somebody in the group, and what an administrator can do about them. */
export function GroupMember({ conversationId, canChange, member, isAdmin }: GroupMemberProps) {
  const { viewerId } = usePane()
  const isSelf = member.id === viewerId
  const setAdmin = useOpenedChange((wanted: boolean) =>
    api.conversations.setAdmin({ conversationId, memberId: member.id, isAdmin: wanted }),
  )
  const expel = useOpenedChange(() => api.conversations.expel({ conversationId, memberId: member.id }))

  const items: MenuItem[] = [
    isAdmin
      ? { label: say('No longer administrator'), icon: <ShieldOff />, onSelect: () => setAdmin.mutate(false) }
      : { label: say('Make administrator'), icon: <ShieldCheck />, onSelect: () => setAdmin.mutate(true) },
    ...(isSelf
      ? []
      : [
          {
            label: say('Remove from the group'),
            icon: <UserRoundMinus />,
            tone: 'danger' as const,
            onSelect: () => expel.mutate(undefined),
          },
        ]),
  ]
  return (
    <li>
      <Person
        avatar={<Avatar id={member.id} name={member.name} url={member.avatarUrl} mark={member.mark} size="sm" />}
        name={
          <>
            <Link to={profileOf(member)}>{member.name}</Link>
            <Withdrawn member={member} />
            {isSelf && (
              <>
                {' '}
                <Badge>{say('You')}</Badge>
              </>
            )}
          </>
        }
        mark={member.mark}
        meta={member.headline}
        action={
          <span className={styles.rights}>
            {isAdmin && <Badge>{say('Administrator')}</Badge>}
            {canChange && <Menu label={say('More for {name}', { name: member.name })} icon={<Ellipsis />} items={items} />}
          </span>
        }
      />
    </li>
  )
}
