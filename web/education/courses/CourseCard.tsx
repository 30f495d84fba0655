import type { CourseCard as Card } from '#contract/courses.ts'
import { pluralize } from '../../lib/count.ts'
import { Link } from '../../lib/router.tsx'
import styles from '../Education.module.css'
import { durationOf, subjectWords } from '../words.ts'
import { CoursePoster } from './CoursePoster.tsx'
import { CourseProgress } from './CourseProgress.tsx'

/** A course in a grid of them; all of it leads there. */
export const CourseCard = ({ course }: { course: Card }) => (
  <article className={styles.course} aria-label={course.title}>
    <div className={styles.picture}>
      <CoursePoster courseId={course.id} />
    </div>
    <div className={styles.words}>
      <p className="meta">
        {subjectWords(course.subject)} · {durationOf(course.minutes)}
        {course.author && ` · by ${course.author.name}`}
      </p>
      <h3>
        <Link to={`/education?course=${course.id}`}>{course.title}</Link>
      </h3>
      <p className="ui muted">{course.summary}</p>
      <CourseProgress progress={course.progress}>
        {pluralize(course.progress.steps, 'step')} · {pluralize(course.questions, 'question')}
      </CourseProgress>
    </div>
  </article>
)
