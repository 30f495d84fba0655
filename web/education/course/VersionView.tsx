import { useQuery } from '@tanstack/react-query'
import type { CourseVersion } from '#contract/courses.ts'
import { codeOf } from '../../lib/api/failure.ts'
import { useKeptSince } from '../../lib/kept/kept.ts'
import { Link } from '../../lib/router.tsx'
import { ButtonLink } from '../../ui/button/ButtonLink.tsx'
import { EmptyState } from '../../ui/list/EmptyState.tsx'
import { Failed } from '../../ui/list/QueryList.tsx'
import { KeptNote } from '../../ui/status/KeptNote.tsx'
import { Note } from '../../ui/status/Note.tsx'
import { Loading } from '../../ui/status/Skeleton.tsx'
import { courseVersionQuery } from '../queries.ts'
import styles from './Course.module.css'
import { CourseText } from './CourseText.tsx'

/** A version of a course as it was published, to be read from its first step to its last. */
export function VersionView({ courseId, version }: { courseId: string; version: number }) {
  const { data, error, refetch } = useQuery(courseVersionQuery(courseId, version))
  const keptSince = useKeptSince(courseVersionQuery(courseId, version).queryKey)
  if (data)
    return (
      <>
        <KeptNote since={keptSince} />
        <Published course={data} />
      </>
    )
  if (!error) return <Loading label="Loading the course" />
  if (codeOf(error) !== 'NOT_FOUND') return <Failed what="the course" onRetry={() => void refetch()} />
  return (
    <EmptyState level={2} title="There is no such version." action={<ButtonLink to="/education">All courses</ButtonLink>}>
      Certificates name the version that was taken.
    </EmptyState>
  )
}

function Published({ course }: { course: CourseVersion }) {
  const { courseId, title, version, inUse } = course
  return (
    <div className={styles.reading}>
      <h2>{title}</h2>
      <Note>
        <b>This is version {version}, as it was published.</b> {version === inUse ? 'It is in use.' : `Version ${inUse} is in use.`}{' '}
        <Link to={`/education?course=${courseId}`}>Open the course</Link>
      </Note>
      <CourseText course={course} />
    </div>
  )
}
