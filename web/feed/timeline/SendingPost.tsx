import type { User } from '#contract/account.ts'
import type { ShownEntry } from '../../lib/outbox/entry.ts'
import { fetched } from '../../ui/later.tsx'
import { Avatar } from '../../ui/person/Avatar.tsx'
import { SendState } from '../../ui/status/SendState.tsx'
import { useAwaitsPicture } from '../composer/awaits-picture.ts'
import type { PostToSend } from '../composer/send-post.ts'
import { focusForYou } from '../post/for-you-heading.ts'
import { PostFrame } from '../post/PostFrame.tsx'
import { PostImages } from '../post/PostImages.tsx'
import { PostText, ReadMore } from '../text/PostText.tsx'
import styles from './Timeline.module.css'

/** One's own post from its press until the server has it. */
export function SendingPost({ user, entry }: { user: User; entry: ShownEntry<PostToSend> }) {
  const { text, link, images, poll } = entry.payload
  const awaitsPicture = useAwaitsPicture()
  const edit = () => void fetched(() => import('../composer/drafts/take-back.ts')).then(({ takeBack }) => takeBack(entry))
  return (
    <div className={styles.sending}>
      <PostFrame
        label={`Post by ${user.name}, ${entry.state === 'sending' ? 'being sent' : 'not sent'}`}
        avatar={<Avatar id={user.id} name={user.name} url={user.picture} mark={user.mark} />}
        name={user.name}
      >
        <PostText text={text} />
        {link && <ReadMore link={link} />}
        {poll && <p className="meta">Poll: {poll.options.join(' · ')}</p>}
        {images.length > 0 && <PostImages images={images} />}
        <SendState entry={entry} onRemove={focusForYou} onEdit={edit} isEditDisabled={awaitsPicture} />
      </PostFrame>
    </div>
  )
}
