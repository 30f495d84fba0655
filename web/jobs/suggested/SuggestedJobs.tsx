import { useQuery } from '@tanstack/react-query'
import type { SuggestedJob } from '#contract/jobs.ts'
import { orpc } from '../../lib/query/query.ts'
import { Link } from '../../lib/router.tsx'
import { Sheet, SheetList } from '../../ui/layout/Sheet.tsx'
import { Avatar } from '../../ui/person/Avatar.tsx'
import { Person } from '../../ui/person/Person.tsx'
import { companyLine, payOf } from '../card-words.ts'
import styles from './SuggestedJobs.module.css'

/** "Your specialty: Cardiology · Your city: Vellore": why a job is suggested. */
function reasonWords({ reasons, posting: { specialty, city, institution } }: SuggestedJob) {
  const words = { specialty: `Your specialty: ${specialty}`, followed: `You follow ${institution.name}`, city: `Your city: ${city}` }
  return reasons.map((reason) => words[reason]).join(' · ')
}

/** Jobs that suit the member, each with the reason; nothing where there is none. */
export function SuggestedJobs() {
  const { data } = useQuery(orpc.jobs.suggested.queryOptions())
  if (!data || data.items.length === 0) return null
  return (
    <Sheet title="Jobs for you" aside={<Link to="/jobs">All jobs</Link>}>
      <SheetList>
        {data.items.map((job) => (
          <li key={job.id}>
            <Person
              avatar={<Avatar id={job.posting.institution.id} name={job.posting.institution.name} kind="organisation" size="sm" />}
              name={<Link to={`/jobs?job=${job.id}`}>{job.posting.title}</Link>}
              meta={
                <>
                  <span className="clamp1">
                    {companyLine(job.posting)} · {payOf(job.posting)}
                  </span>
                  <span className={styles.reason}>{reasonWords(job)}</span>
                </>
              }
            />
          </li>
        ))}
      </SheetList>
    </Sheet>
  )
}
