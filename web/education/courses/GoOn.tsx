import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '../../lib/router.tsx'
import { Sheet, SheetList } from '../../ui/layout/Sheet.tsx'
import { itemsOf } from '../../ui/list/QueryList.tsx'
import styles from '../Education.module.css'
import { coursesQuery } from '../queries.ts'
import { CourseProgress } from './CourseProgress.tsx'

/** As many are offered; the filter shows the others. */
const OFFERED = 3

/** Courses that were begun and not finished, each where one stopped, on whichever device. */
export function GoOn() {
  const { data } = useInfiniteQuery(coursesQuery({ show: 'in_progress' }))
  const begun = itemsOf(data).slice(0, OFFERED)
  if (begun.length === 0) return null
  return (
    <Sheet title="Go on where you stopped" bleed>
      <SheetList>
        {begun.map(({ id, title, progress }) => (
          <li key={id} className={styles.step}>
            <Link to={`/education?course=${id}`}>{title}</Link>
            <CourseProgress progress={progress} />
          </li>
        ))}
      </SheetList>
    </Sheet>
  )
}
