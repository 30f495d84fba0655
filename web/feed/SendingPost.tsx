import type { User } from '#contract/account.ts'
import { Avatar } from '../ui/Avatar.tsx'
import { Entry } from '../ui/Entry.tsx'
import { Spinner } from '../ui/Spinner.tsx'
import { PlainText } from './PlainText.tsx'
import { PostImage } from './PostImage.tsx'
import type { Sending } from './publish.ts'
import { ReadMore } from './ReadMore.tsx'
import styles from './SendingPost.module.css'

/** One's own post from the moment it is sent until the server has it. */
export const SendingPost = ({ user, draft: { text, link, image, alt } }: { user: User; draft: Sending }) => (
  <div className={styles.row}>
    <Entry
      label={`Post by ${user.name}, being sent`}
      status="pending"
      avatar={<Avatar id={user.id} name={user.name} url={user.picture} verified={user.verified} />}
      name={user.name}
      time={
        <span className={styles.state}>
          <Spinner />
          Sending…
        </span>
      }
    >
      <PlainText text={text} />
      {link && <ReadMore link={link} />}
      {image && <PostImage image={{ ...image, alt }} />}
    </Entry>
  </div>
)
