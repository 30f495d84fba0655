import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import type { Course } from '#contract/courses.ts'
import { api } from '../../lib/api/api.ts'
import { onLineBack } from '../../lib/line.ts'
import { writeCourse } from '../queries.ts'

/** Keeps the step that somebody has gone to, so that another device opens there; where that fails, again with the line. */
export function useKeepPlace(course: Course, stepId: string | undefined) {
  const cache = useQueryClient()
  const { mutate } = useMutation({
    networkMode: 'always',
    mutationFn: (step: string) => api.education.keepPlace({ courseId: course.id, stepId: step }),
    onSuccess: (progress) => writeCourse(cache, course.id, progress),
  })
  const keep = useEffectEvent(() => stepId && stepId !== course.progress.stepId && mutate(stepId))
  // biome-ignore lint/correctness/useExhaustiveDependencies: a step that one goes to is what is kept
  useEffect(() => {
    keep()
    return onLineBack(() => void keep())
  }, [stepId])
}
