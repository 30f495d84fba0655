import { useQuery } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { WEEK_POSTS_MAX } from '#contract/limits.ts'
import type { WeekSummary } from '#contract/week.ts'
import { formatCount } from '../../lib/count.ts'
import { type Say, useLocale, useSay } from '../../lib/language/say.ts'
import { orpc } from '../../lib/query/query.ts'
import { sharedWords } from '../../mates/words.ts'
import { AuthorLine, facts } from '../../profile/member/AuthorLine.tsx'
import { AvatarLink } from '../../profile/member/AvatarLink.tsx'
import { IconButton } from '../../ui/button/IconButton.tsx'
import { Sheet } from '../../ui/layout/Sheet.tsx'
import { Person } from '../../ui/person/Person.tsx'
import { PostRows } from '../PostRows.tsx'
import { daysOf } from './days.ts'
import { useReadWeek } from './use-read-week.ts'
import styles from './WeekCard.module.css'

type Posts = WeekSummary['mates']

/** "500 or more posts": further than that nobody counts. */
const postCount = (total: number, say: Say) =>
  say(total === WEEK_POSTS_MAX ? '{count} or more posts' : total === 1 ? '{count} post' : '{count} posts', { count: formatCount(total) })

/** The last week in sum, until it is read or the next one is over. Where nothing happened there is none. */
export function WeekCard() {
  const { data } = useQuery(orpc.home.week.queryOptions())
  const read = useReadWeek()
  const say = useSay()
  const locale = useLocale()
  if (!data) return null
  const { mates, specialty, joined } = data

  return (
    <Sheet
      bleed
      title={say('Your last week')}
      lead={daysOf(data, say, locale)}
      aside={
        <IconButton
          label={say('Mark this summary as read')}
          aria-busy={read.isPending}
          onClick={() => read.isPending || read.mutate(data.until)}
        >
          <Check />
        </IconButton>
      }
    >
      {mates.total > 0 && <Part title={say('{posts} by your mates', { posts: postCount(mates.total, say) })}>{rowsOf(mates, say)}</Part>}
      {specialty && specialty.total > 0 && (
        <Part title={say('{posts} by others in {specialty}', { posts: postCount(specialty.total, say), specialty: specialty.name })}>
          {rowsOf(specialty, say)}
        </Part>
      )}
      {joined.total > 0 && (
        <Part
          title={say(
            joined.total === 1
              ? '{count} person joined from your college or hospital'
              : '{count} people joined from your college or hospital',
            { count: formatCount(joined.total) },
          )}
        >
          <ul className={styles.people}>
            {joined.people?.map(({ member, shared }) => (
              <li key={member.id}>
                <Person
                  avatar={<AvatarLink member={member} size="sm" />}
                  name={<AuthorLine member={member} />}
                  meta={facts(' · ', member.headline, sharedWords(shared, say))}
                />
              </li>
            ))}
          </ul>
        </Part>
      )}
    </Sheet>
  )
}

const rowsOf = ({ top }: Posts, say: Say) => (
  <PostRows
    level={4}
    posts={top.map(({ comments, ...post }) => ({
      ...post,
      meta:
        comments > 0
          ? say(comments === 1 ? '{count} comment that week' : '{count} comments that week', { count: formatCount(comments) })
          : '',
    }))}
  />
)

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className={styles.part}>
    <h3>{title}</h3>
    {children}
  </div>
)
