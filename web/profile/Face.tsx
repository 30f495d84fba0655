import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import type { MemberCard } from '#contract/profile.ts'
import { Avatar } from '../ui/Avatar.tsx'
import styles from './Face.module.css'
import { profileOf } from './Signature.tsx'

type FaceProps = { member: MemberCard } & Pick<ComponentProps<typeof Avatar>, 'size' | 'className'>

/** A member's picture, which leads to their page. The name beside it does the same, so keys and screen readers meet that one alone. */
export const Face = ({ member, ...looks }: FaceProps) => (
  <Link to={profileOf(member)} className={styles.face} tabIndex={-1} aria-hidden="true">
    <Avatar id={member.id} name={member.name} url={member.avatarUrl} verified={member.verified} {...looks} />
  </Link>
)
