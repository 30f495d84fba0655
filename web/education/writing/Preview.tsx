import { useQuery } from '@tanstack/react-query'
import { codeOf } from '../../lib/api/failure.ts'
import { Failed } from '../../ui/list/QueryList.tsx'
import { Note } from '../../ui/status/Note.tsx'
import { Loading } from '../../ui/status/Skeleton.tsx'
import { CourseText } from '../course/CourseText.tsx'
import { previewQuery } from './queries.ts'

/** A course as its readers will see it, each question answered; as it was saved last. */
export function Preview({ manuscriptId }: { manuscriptId: string }) {
  const { data, error, refetch } = useQuery(previewQuery(manuscriptId))
  if (data) return <CourseText course={data} />
  if (!error) return <Loading label="Loading the preview" />
  if (codeOf(error) !== 'COURSE_FAULTY') return <Failed what="the preview" onRetry={() => void refetch()} />
  return <Note>The preview comes when nothing is missing.</Note>
}
