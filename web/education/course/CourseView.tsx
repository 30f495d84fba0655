import { useQuery } from '@tanstack/react-query'
import { Flag } from 'lucide-react'
import { Suspense, useState } from 'react'
import type { Course } from '#contract/courses.ts'
import { useAddress } from '../../lib/address.ts'
import { codeOf } from '../../lib/api/failure.ts'
import { onDay } from '../../lib/dates.ts'
import { useKeptSince } from '../../lib/kept/kept.ts'
import { useSession } from '../../lib/session.ts'
import { Button } from '../../ui/button/Button.tsx'
import { ButtonLink } from '../../ui/button/ButtonLink.tsx'
import { part } from '../../ui/later.tsx'
import { EmptyState } from '../../ui/list/EmptyState.tsx'
import { Failed } from '../../ui/list/QueryList.tsx'
import { KeptNote } from '../../ui/status/KeptNote.tsx'
import { Loading } from '../../ui/status/Skeleton.tsx'
import { courseQuery } from '../queries.ts'
import styles from './Course.module.css'
import { Finished } from './Finished.tsx'
import { FollowUps } from './FollowUps.tsx'
import { Modules } from './Modules.tsx'
import { placeOf } from './places.ts'
import { StepView } from './StepView.tsx'
import { useKeepPlace } from './use-keep-place.ts'

const ReportDialog = part(() => import('../../moderation/ReportDialog.tsx'))

/** A course as its reader takes it, at the step that the address names or where they stopped. */
export function CourseView({ courseId }: { courseId: string }) {
  const { data, error, refetch } = useQuery(courseQuery(courseId))
  const keptSince = useKeptSince(courseQuery(courseId).queryKey)
  if (data)
    return (
      <>
        <KeptNote since={keptSince} />
        <OpenCourse course={data} />
      </>
    )
  if (!error) return <Loading label="Loading the course" />
  if (codeOf(error) !== 'NOT_FOUND') return <Failed what="the course" onRetry={() => void refetch()} />
  return (
    <EmptyState level={2} title="There is no such course." action={<ButtonLink to="/education">All courses</ButtonLink>}>
      It may have been withdrawn.
    </EmptyState>
  )
}

function ReportCourse({ reportId }: { reportId: string }) {
  const [reporting, setReporting] = useState(false)
  return (
    <div>
      <Button tone="quiet" size="small" onClick={() => setReporting(true)}>
        <Flag />
        Report this course
      </Button>
      <Suspense>{reporting && <ReportDialog kind="course" subjectId={reportId} onClose={() => setReporting(false)} />}</Suspense>
    </div>
  )
}

function OpenCourse({ course }: { course: Course }) {
  const [address] = useAddress()
  const { signedIn } = useSession()
  // Where one stopped is kept as it was on arrival: what is answered now moves nobody on.
  const [stopped] = useState(course.progress.stepId)
  const asked = address.get('step')
  const place = placeOf(course, asked ?? stopped)
  useKeepPlace(course, asked === place.step.id ? asked : undefined)

  return (
    <div className={styles.course}>
      <Modules course={course} open={place} />
      <div className={styles.reading}>
        <StepView key={place.step.id} course={course} place={place} />
        {place.isLastOfModule && <FollowUps questions={place.module.followUps} />}
        {course.progress.finishedAt && <Finished course={course} />}
        {!signedIn && (
          <p className="ui muted">This is a preview: your answers stay in this tab. Members keep their progress on every device.</p>
        )}
        <p className="meta">
          Version {course.version}, written by {course.writtenBy} on {onDay(course.writtenOn)}. Compared with {course.checkedAgainst}. The
          patients are invented. For education only.
        </p>
        {course.reportId && <ReportCourse reportId={course.reportId} />}
      </div>
    </div>
  )
}
