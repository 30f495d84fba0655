import { useQuery } from '@tanstack/react-query'
import type { SuggestedJob } from '#contract/jobs.ts'
import { type Say, useSay } from '../../lib/language/say.ts'
import { writtenIn } from '../../lib/language/written-in.ts'
import { orpc } from '../../lib/query/query.ts'
import { Link } from '../../lib/router.tsx'
import { Sheet, SheetList } from '../../ui/layout/Sheet.tsx'
import { Avatar } from '../../ui/person/Avatar.tsx'
import { Person } from '../../ui/person/Person.tsx'
import { companyLine, payOf } from '../card-words.ts'
import styles from './SuggestedJobs.module.css'

/** "Your specialty: Cardiology · Your city: Vellore": why a job is suggested. */
function reasonWords({ reasons, posting: { specialty, city, institution } }: SuggestedJob, sayHere: Say) {
  const words = { specialty: 'Your specialty: {specialty}', followed: 'You follow {name}', city: 'Your city: {city}' }
  return reasons.map((reason) => sayHere(words[reason], { specialty, city, name: institution.name })).join(' · ')
}

/** Jobs that suit the member, each with the reason; nothing where there is none. */
export function SuggestedJobs() {
  const say = useSay()
  const { data } = useQuery(orpc.jobs.suggested.queryOptions())
  if (!data || data.items.length === 0) return null
  return (
    <Sheet title={say('Jobs for you')} aside={<Link to="/jobs">{say('All jobs')}</Link>}>
      <SheetList>
        {data.items.map((job) => (
          <li key={job.id}>
            <Person
              avatar={<Avatar id={job.posting.institution.id} name={job.posting.institution.name} kind="organisation" size="sm" />}
              name={
                <Link to={`/jobs?job=${job.id}`} lang={writtenIn(job.posting.title)}>
                  {job.posting.title}
                </Link>
              }
              meta={
                <>
                  <span className="clamp1">
                    {companyLine(job.posting, say)} · {payOf(job.posting, say)}
                  </span>
                  <span className={styles.reason}>{reasonWords(job, say)}</span>
                </>
              }
            />
          </li>
        ))}
      </SheetList>
    </Sheet>
  )
}
