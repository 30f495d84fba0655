import type { ReactNode } from 'react'
import type { AffiliatedPerson } from '#contract/affiliations.ts'
import { AuthorLine } from '../../profile/member/AuthorLine.tsx'
import { Avatar } from '../../ui/person/Avatar.tsx'
import styles from '../Institution.module.css'
import { periodOf } from '../words.ts'

/** Somebody whom the institution has confirmed, and since when, with what its editors may do. */
export const PersonRow = ({ person, children }: { person: AffiliatedPerson; children?: ReactNode }) => (
  <li className={styles.row}>
    <Avatar id={person.member.id} name={person.member.name} url={person.member.avatarUrl} mark={person.member.mark} size="sm" />
    <div>
      <AuthorLine member={person.member} />
      <span className="meta">{[person.position, person.department].filter(Boolean).join(', ')}</span>
      <span className="meta">{periodOf(person)}</span>
    </div>
    {children}
  </li>
)
