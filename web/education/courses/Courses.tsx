import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useAddress } from '../../lib/address.ts'
import { useKeptSince } from '../../lib/kept/kept.ts'
import { Chip } from '../../ui/badge/Chip.tsx'
import { Select } from '../../ui/form/Select.tsx'
import { SectionHead } from '../../ui/layout/SectionHead.tsx'
import { QueryList } from '../../ui/list/QueryList.tsx'
import { ShowMore } from '../../ui/list/ShowMore.tsx'
import { KeptNote } from '../../ui/status/KeptNote.tsx'
import styles from '../Education.module.css'
import { coursesQuery, type Shown, subjectsQuery } from '../queries.ts'
import { subjectWords } from '../words.ts'
import { CourseCard } from './CourseCard.tsx'

const shown: [Shown, string][] = [
  ['all', 'All'],
  ['in_progress', 'In progress'],
  ['finished', 'Finished'],
]
const none: Record<Shown, string> = {
  all: 'No course fits. Choose another subject.',
  in_progress: 'No course is in progress here.',
  finished: 'You have finished no course here yet.',
}

/** Every course, or those that the address asks for. */
export function Courses() {
  const [address, setAddress] = useAddress()
  const show = shown.find(([id]) => id === address.get('show'))?.[0] ?? 'all'
  const subject = address.get('subject') ?? undefined
  const forStudents = address.has('students') || undefined
  const subjects = useQuery(subjectsQuery)
  const asked = coursesQuery({ show, subject, forStudents })
  const courses = useInfiniteQuery(asked)
  const keptSince = useKeptSince(asked.queryKey)

  const choose = (name: string, value: string | undefined) =>
    setAddress(
      (next) => {
        if (value === undefined) next.delete(name)
        else next.set(name, value)
        return next
      },
      { replace: true },
    )

  return (
    <section aria-labelledby="courses" className={styles.column}>
      <SectionHead title="Courses" id="courses" />
      <div className={styles.bar}>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would break the row */}
        <div className={styles.filters} role="group" aria-label="Filter">
          {shown.map(([id, label]) => (
            <Chip key={id} aria-pressed={show === id} onClick={() => choose('show', id === 'all' ? undefined : id)}>
              {label}
            </Chip>
          ))}
          <Chip aria-pressed={forStudents ?? false} onClick={() => choose('students', forStudents ? undefined : '')}>
            For students
          </Chip>
        </div>
        <div className={styles.subject}>
          <Select label="Subject" value={subject ?? ''} onChange={({ target }) => choose('subject', target.value || undefined)}>
            <option value="">All subjects</option>
            {subjects.data?.items.map((one) => (
              <option key={one.subject} value={one.subject}>
                {subjectWords(one.subject)} ({one.courses})
              </option>
            ))}
          </Select>
        </div>
      </div>
      <KeptNote since={keptSince} />
      <div className={styles.courses}>
        <QueryList query={courses} what="courses" empty={<p className="ui muted">{none[show]}</p>}>
          {(course) => <CourseCard course={course} />}
        </QueryList>
      </div>
      {courses.hasNextPage && <ShowMore tone="outline" query={courses} />}
    </section>
  )
}
