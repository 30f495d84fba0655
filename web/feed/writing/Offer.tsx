import { Hash } from 'lucide-react'
import { TOPIC_POSTS_MAX } from '#contract/limits.ts'
import { pluralize } from '../../lib/count.ts'
import { facts } from '../../profile/member/AuthorLine.tsx'
import { Withdrawn } from '../../profile/member/Withdrawn.tsx'
import { Avatar, DoxyTile } from '../../ui/person/Avatar.tsx'
import { Person } from '../../ui/person/Person.tsx'
import styles from './Suggestions.module.css'
import type { Choice } from './suggested.ts'

const near = { mate: 'Mate', conversation: 'In this conversation', other: '' }

function postsOf(posts: number) {
  if (posts === 0) return 'No posts this week'
  return posts >= TOPIC_POSTS_MAX ? `${TOPIC_POSTS_MAX} posts or more this week` : `${pluralize(posts, 'post')} this week`
}

/** One suggestion as it is shown: who or what, and a line to tell it by. */
export function Offer({ choice }: { choice: Choice }) {
  if (choice.kind === 'doxy')
    return <Person avatar={<DoxyTile size="sm" />} name="@doxy" meta="Doxy AI answers your comment for everybody to read" />
  if (choice.kind === 'topic')
    return (
      <Person
        avatar={
          <span className={styles.sign}>
            <Hash className="small" />
          </span>
        }
        name={choice.topic}
        meta={facts(' · ', choice.isFollowed ? 'Following' : '', postsOf(choice.posts))}
      />
    )
  const { member } = choice
  return (
    <Person
      avatar={<Avatar id={member.id} name={member.name} url={member.avatarUrl} mark={member.mark} size="sm" />}
      name={
        <>
          {member.name}
          <Withdrawn member={member} />
        </>
      }
      mark={member.mark}
      meta={facts(' · ', near[choice.near], `@${member.handle}`, facts(', ', member.headline, member.hospital))}
    />
  )
}
