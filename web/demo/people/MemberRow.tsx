import { Avatar } from '../../ui/person/Avatar.tsx'
import { Person } from '../../ui/person/Person.tsx'
import styles from '../Demo.module.css'
import { type HostedMember, nameOf } from '../tables.ts'

/** Who, and what they do; a press opens what they wrote. */
export const MemberRow = ({ member, onOpen }: { member: HostedMember; onOpen: () => void }) => (
  <li>
    <button type="button" className={styles.person} onClick={onOpen}>
      <Person
        avatar={<Avatar id={member.id} name={nameOf(member)} verified={member.verified} size="sm" />}
        name={nameOf(member)}
        verified={member.verified}
        meta={member.specialization || member.designation}
      />
    </button>
  </li>
)
