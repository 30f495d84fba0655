import { useInfiniteQuery } from '@tanstack/react-query'
import type { ManuscriptRow } from '#contract/manuscripts.ts'
import type { Page } from '#contract/page.ts'
import { useAddress } from '../../lib/address.ts'
import { inFull } from '../../lib/dates.ts'
import { orpc } from '../../lib/query/query.ts'
import { Link } from '../../lib/router.tsx'
import { AuthorLine } from '../../profile/member/AuthorLine.tsx'
import { Badge } from '../../ui/badge/Badge.tsx'
import { Chip } from '../../ui/badge/Chip.tsx'
import { PagedSheet } from '../../ui/list/PagedSheet.tsx'
import styles from '../writing/Writing.module.css'
import { stateTones, stateWords, titleOf } from '../writing/words.ts'
import { DeskCourse } from './DeskCourse.tsx'

const shows = { submitted: 'Waiting', published: 'Published' } as const
type Show = keyof typeof shows

const deskQuery = (show: Show) =>
  orpc.manuscripts.desk.infiniteOptions({
    input: (cursor: string | undefined) => ({ show, cursor }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page: Page<ManuscriptRow>) => page.next ?? undefined,
  })

/** Courses of members: one, or all that wait, the longest first. */
export function CourseDesk() {
  const [address, setAddress] = useAddress()
  const manuscriptId = address.get('manuscript')
  const show: Show = address.get('show') === 'published' ? 'published' : 'submitted'
  const query = useInfiniteQuery({ ...deskQuery(show), enabled: manuscriptId === null })
  if (manuscriptId) return <DeskCourse key={manuscriptId} manuscriptId={manuscriptId} />
  return (
    <>
      <fieldset className={styles.acts} aria-label="Which courses">
        {Object.entries(shows).map(([id, label]) => (
          <Chip key={id} aria-pressed={show === id} onClick={() => setAddress({ desk: 'courses', show: id }, { replace: true })}>
            {label}
          </Chip>
        ))}
      </fieldset>
      <PagedSheet title="Courses of members" query={query} empty="No courses here." keyOf={({ id }) => id}>
        {(row) => (
          <li className={styles.listed}>
            <div>
              <Link to={`/verification?desk=courses&manuscript=${row.id}`}>{titleOf(row.title)}</Link>
              <span className="meta">
                By <AuthorLine member={row.author} />
                {row.submittedAt && ` · since ${inFull(row.submittedAt)}`}
              </span>
            </div>
            <Badge tone={stateTones[row.state]}>{stateWords(row)}</Badge>
          </li>
        )}
      </PagedSheet>
    </>
  )
}
