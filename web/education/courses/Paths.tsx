import { useQuery } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { Link } from '../../lib/router.tsx'
import { Sheet, SheetList } from '../../ui/layout/Sheet.tsx'
import { QueryList } from '../../ui/list/QueryList.tsx'
import { Loading } from '../../ui/status/Skeleton.tsx'
import styles from '../Education.module.css'
import { pathsQuery } from '../queries.ts'
import { durationOf } from '../words.ts'

/** Learning paths: courses in the order in which a student takes them. */
export const Paths = () => (
  <Sheet title="For students" lead="Learning paths: take the courses in this order" bleed>
    <SheetList>
      <QueryList
        inList
        query={useQuery(pathsQuery)}
        what="learning paths"
        skeleton={<Loading label="Loading learning paths" />}
        empty={<li className="ui muted">There are no learning paths yet.</li>}
      >
        {(path) => (
          <li className={styles.step}>
            <h3>{path.title}</h3>
            <p className="ui muted">{path.summary}</p>
            <ol>
              {path.courses.map(({ id, title, minutes, progress }) => (
                <li key={id} className={styles.row}>
                  <Link to={`/education?course=${id}`}>{title}</Link>
                  <span className="meta">
                    {progress.finishedAt ? (
                      <>
                        <Check className="small" /> Finished
                      </>
                    ) : (
                      durationOf(minutes)
                    )}
                  </span>
                </li>
              ))}
            </ol>
          </li>
        )}
      </QueryList>
    </SheetList>
  </Sheet>
)
