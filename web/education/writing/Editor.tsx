import { useQuery } from '@tanstack/react-query'
import type { Manuscript } from '#contract/manuscripts.ts'
import { codeOf, wordsOf } from '../../lib/api/failure.ts'
import { Link } from '../../lib/router.tsx'
import { Badge } from '../../ui/badge/Badge.tsx'
import { Button } from '../../ui/button/Button.tsx'
import { ButtonLink } from '../../ui/button/ButtonLink.tsx'
import { EmptyState } from '../../ui/list/EmptyState.tsx'
import { Failed } from '../../ui/list/QueryList.tsx'
import { Note } from '../../ui/status/Note.tsx'
import { Loading } from '../../ui/status/Skeleton.tsx'
import { CourseFields } from './CourseFields.tsx'
import { EditorActions } from './EditorActions.tsx'
import { Faults } from './Faults.tsx'
import { Preview } from './Preview.tsx'
import { manuscriptQuery } from './queries.ts'
import { useManuscript } from './use-manuscript.ts'
import styles from './Writing.module.css'
import { stateTones, stateWords, titleOf } from './words.ts'

const NO_ROOM = 'Not saved yet, and this browser has no room for it. Leave the page open until it is saved.'

/** A course that a member writes. */
export function Editor({ manuscriptId }: { manuscriptId: string }) {
  const { data, error, refetch } = useQuery(manuscriptQuery(manuscriptId))
  if (data) return <OpenManuscript manuscript={data} />
  if (!error) return <Loading label="Loading the course" />
  if (codeOf(error) !== 'NOT_FOUND') return <Failed what="the course" onRetry={() => void refetch()} />
  return (
    <EmptyState level={2} title="There is no such course." action={<ButtonLink to="/education?write">Your courses</ButtonLink>}>
      It may have been deleted on another device.
    </EmptyState>
  )
}

function OpenManuscript({ manuscript }: { manuscript: Manuscript }) {
  const written = useManuscript(manuscript)
  const { course, isSaved, isStored, isBehind, isSaving, error } = written
  const { state, reason, publishedVersion, courseId, isWithdrawn } = manuscript
  return (
    <div className={styles.editor}>
      <p>
        <Link to="/education?write">Your courses</Link>
      </p>
      <div className={styles.head}>
        <h2>{titleOf(course.title)}</h2>
        <Badge tone={stateTones[state]}>{stateWords(manuscript)}</Badge>
      </div>
      {state === 'returned' && (
        <Note>
          <b>A reviewer sent this course back.</b> {reason}
        </Note>
      )}
      {courseId && (
        <Note>
          {isWithdrawn
            ? 'It is withdrawn: nobody begins it, and whoever has begun it goes on.'
            : `Members take version ${publishedVersion}. What you change here is read by nobody until a reviewer publishes it.`}
        </Note>
      )}
      {isBehind && (
        <Note tone="danger" role="alert">
          <p>This course was saved on another device while you wrote here.</p>
          <div className={styles.acts}>
            <Button size="small" onClick={() => void written.keepMine()}>
              Keep what is here
            </Button>
            <Button size="small" tone="outline" onClick={written.takeOther}>
              Take what was saved there
            </Button>
          </div>
        </Note>
      )}
      {error && !isBehind && (
        <Note tone="danger" role="alert">
          {wordsOf(error)} What you wrote is kept here.
        </Note>
      )}
      {state === 'submitted' && isSaved ? (
        <Preview manuscriptId={manuscript.id} />
      ) : (
        <CourseFields course={course} subjects={manuscript.subjects} onEdit={written.edit} />
      )}
      {state !== 'submitted' && isSaved && <Faults faults={manuscript.faults} />}
      <p className="meta" role="status">
        {isSaving ? 'Saving …' : isSaved ? 'Saved.' : isStored ? 'Not saved yet. It is kept on this device.' : NO_ROOM}
      </p>
      <EditorActions manuscript={manuscript} isSaved={isSaved} isSaving={isSaving} onSave={() => written.save()} />
    </div>
  )
}
