import type { ComponentProps } from 'react'
import type { MemberCard } from '#contract/profile.ts'
import { Link } from '../../lib/router.tsx'
import { Avatar } from '../../ui/person/Avatar.tsx'
import { profileOf } from './AuthorLine.tsx'
import styles from './AvatarLink.module.css'

type AvatarLinkProps = { member: MemberCard } & Pick<ComponentProps<typeof Avatar>, 'size' | 'className'>

/** A member's picture, which leads to their page. The name beside it does the same, so keys and screen readers meet that one alone. */
export const AvatarLink = ({ member, ...looks }: AvatarLinkProps) => (
  <Link to={profileOf(member)} className={styles.face} tabIndex={-1} aria-hidden="true">
    <Avatar id={member.id} name={member.name} url={member.avatarUrl} mark={member.mark} {...looks} />
  </Link>
)
