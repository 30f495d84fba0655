import { useQuery } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { WEEK_POSTS_MAX } from '#contract/limits.ts'
import type { WeekSummary } from '#contract/week.ts'
import { pluralize } from '../../lib/count.ts'
import { orpc } from '../../lib/query/query.ts'
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
const postCount = (total: number) => (total === WEEK_POSTS_MAX ? `${total} or more posts` : pluralize(total, 'post'))

/** The last week in sum, until it is read or the next one is over. Where nothing happened there is none. */
export function WeekCard() {
  const { data } = useQuery(orpc.home.week.queryOptions())
  const read = useReadWeek()
  if (!data) return null
  const { mates, specialty, joined } = data

  return (
    <Sheet
      bleed
      title="Your last week"
      lead={daysOf(data)}
      aside={
        <IconButton label="Mark this summary as read" aria-busy={read.isPending} onClick={() => read.isPending || read.mutate(data.until)}>
          <Check />
        </IconButton>
      }
    >
      {mates.total > 0 && <Part title={`${postCount(mates.total)} by your mates`}>{rowsOf(mates)}</Part>}
      {specialty && specialty.total > 0 && (
        <Part title={`${postCount(specialty.total)} by others in ${specialty.name}`}>{rowsOf(specialty)}</Part>
      )}
      {joined.total > 0 && (
        <Part title={`${pluralize(joined.total, 'person', 'people')} joined from your college or hospital`}>
          <ul className={styles.people}>
            {joined.people?.map(({ member, reason }) => (
              <li key={member.id}>
                <Person
                  avatar={<AvatarLink member={member} size="sm" />}
                  name={<AuthorLine member={member} />}
                  meta={facts(' · ', member.headline, reason ?? '')}
                />
              </li>
            ))}
          </ul>
        </Part>
      )}
    </Sheet>
  )
}

const rowsOf = ({ top }: Posts) => (
  <PostRows
    level={4}
    posts={top.map(({ comments, ...post }) => ({ ...post, meta: comments > 0 ? `${pluralize(comments, 'comment')} that week` : '' }))}
  />
)

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className={styles.part}>
    <h3>{title}</h3>
    {children}
  </div>
)
