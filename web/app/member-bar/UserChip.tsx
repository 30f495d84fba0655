import type { ComponentProps } from 'react'
import type { User } from '#contract/account.ts'
import { say } from '../../lib/language/say.ts'
import { Link } from '../../lib/router.tsx'
import { Avatar } from '../../ui/person/Avatar.tsx'
import styles from './UserChip.module.css'

const MemberAvatar = ({ user: { id, name, picture, mark } }: { user: User }) => (
  <Avatar id={id} name={name} url={picture} mark={mark} size="sm" />
)

/** Who is signed in, and the way to their own page. */
export const UserChip = ({ user }: { user: User }) => (
  <Link to="/profile" className={`${styles.chip} from-lg`}>
    <MemberAvatar user={user} />
    <span className="vh">{say('Your profile')}, </span>
    <span className={styles.name}>{user.name}</span>
  </Link>
)

/** On smaller screens the avatar opens the menu, because the tabs already lead to the page. */
export const UserMenuButton = ({ user, ...rest }: { user: User } & ComponentProps<'button'>) => (
  <button type="button" className={`${styles.chip} below-lg`} data-tip={say('Menu')} {...rest}>
    <MemberAvatar user={user} />
    <span className="vh">{say('Menu')}</span>
  </button>
)
