import { Avatar } from '../../ui/person/Avatar.tsx'
import { Person } from '../../ui/person/Person.tsx'
import styles from '../Demo.module.css'
import { type HostedMember, markOf, nameOf } from '../tables.ts'

/** Who, and what they do; a press opens what they wrote. */
export const MemberRow = ({ member, onOpen }: { member: HostedMember; onOpen: () => void }) => (
  <li>
    <button type="button" className={styles.person} onClick={onOpen}>
      <Person
        avatar={<Avatar id={member.id} name={nameOf(member)} mark={markOf(member)} size="sm" />}
        name={nameOf(member)}
        mark={markOf(member)}
        meta={member.specialization || member.designation}
      />
    </button>
  </li>
)
