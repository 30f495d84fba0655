import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import type { Course, CourseCard, NoteCitation, Progress } from '#contract/courses.ts'
import type { Event } from '#contract/events.ts'
import type { Id, Page } from '#contract/page.ts'
import { answeredWithoutLine } from '../lib/kept/kept.ts'
import { orpc } from '../lib/query/query.ts'

export type Shown = 'all' | 'in_progress' | 'finished'

export const coursesQuery = (filter: { show: Shown; subject?: string | undefined; forStudents?: true | undefined }) =>
  answeredWithoutLine(
    orpc.education.courses.infiniteOptions({
      input: (cursor: string | undefined) => ({ ...filter, cursor }),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: (page: Page<CourseCard>) => page.next ?? undefined,
    }),
  )

export const subjectsQuery = orpc.education.subjects.queryOptions()
export const pathsQuery = orpc.education.paths.queryOptions()
export const recallQuery = orpc.education.recall.queryOptions({ input: {} })
export const courseQuery = (courseId: string) => answeredWithoutLine(orpc.education.course.queryOptions({ input: { courseId } }))
export const courseVersionQuery = (courseId: string, version: number) =>
  answeredWithoutLine(orpc.education.courseVersion.queryOptions({ input: { courseId, version } }))
export const noteQuery = ({ noteId, edition }: Pick<NoteCitation, 'noteId' | 'edition'>) =>
  answeredWithoutLine(orpc.education.note.queryOptions({ input: { noteId, edition } }))

export const eventsQuery = (show: 'coming' | 'past') =>
  orpc.events.list.infiniteOptions({
    input: (cursor: string | undefined) => ({ show, cursor }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page: Page<Event>) => page.next ?? undefined,
  })

export const eventQuery = (eventId: Id) => orpc.events.get.queryOptions({ input: { eventId } })

/** Changes an event as it is shown, by itself and in whichever list it stands. */
export function changeEvent(cache: QueryClient, eventId: Id, change: (event: Event) => Event) {
  cache.setQueryData<Event>(eventQuery(eventId).queryKey, (event) => event && change(event))
  cache.setQueriesData<InfiniteData<Page<Event>>>(
    { queryKey: orpc.events.list.key({ type: 'infinite' }) },
    (data) =>
      data && {
        ...data,
        pages: data.pages.map((page) => ({ ...page, items: page.items.map((event) => (event.id === eventId ? change(event) : event)) })),
      },
  )
}

/** An event was added, changed or cancelled. */
export const rereadEvents = (cache: QueryClient) =>
  Promise.all([
    rereadHome(cache),
    ...[orpc.events.list.key(), orpc.events.get.key()].map((queryKey) => cache.invalidateQueries({ queryKey })),
  ])

/** The numbers of home count events that one is going to. */
export const rereadHome = (cache: QueryClient) => cache.invalidateQueries({ queryKey: orpc.home.summary.key() })

/** Changes a course as it is shown, and has the lists read again that tell how far one has come. */
export function writeCourse(cache: QueryClient, courseId: Id, progress: Progress, change: (course: Course) => Course = (course) => course) {
  cache.setQueryData<Course>(courseQuery(courseId).queryKey, (course) => course && { ...change(course), progress })
  void cache.invalidateQueries({ queryKey: orpc.education.courses.key() })
  for (const { queryKey } of [pathsQuery, recallQuery]) void cache.invalidateQueries({ queryKey })
}
