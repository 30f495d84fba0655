import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { GRIEVANCES_A_DAY } from '#contract/grievance-kinds.ts'
import { ACKNOWLEDGE_HOURS, DECIDE_DAYS } from '#contract/report-reasons.ts'
import { useNow } from '../../lib/deadline.ts'
import { sayAround, useSay } from '../../lib/language/say.ts'
import { Link } from '../../lib/router.tsx'
import { Button } from '../../ui/button/Button.tsx'
import { Sheet, SheetList } from '../../ui/layout/Sheet.tsx'
import { QueryList } from '../../ui/list/QueryList.tsx'
import { FileGrievanceDialog } from './FileGrievanceDialog.tsx'
import styles from './Grievances.module.css'
import { OwnGrievance } from './OwnGrievance.tsx'
import { ownGrievancesQuery } from './queries.ts'

/** What a member complained of, how far it has come, and a new complaint. */
export function GrievanceSheet() {
  const say = useSay()
  const grievances = useQuery(ownGrievancesQuery)
  const [filing, setFiling] = useState(false)
  const now = useNow()

  return (
    <Sheet
      title={say('Your grievances')}
      bleed
      aside={
        <Button size="small" onClick={() => setFiling(true)}>
          {say('New grievance')}
        </Button>
      }
    >
      <p className={styles.pad}>
        {say(
          'It is received at once, where the law allows {hours} hours, and answered within {days} days by a person. You may file {count} a day. What somebody wrote is looked at sooner where you press “Report” beside it.',
          { hours: ACKNOWLEDGE_HOURS, days: DECIDE_DAYS, count: GRIEVANCES_A_DAY },
        )}
      </p>
      <SheetList className={styles.list} aria-label={say('Your grievances')}>
        <QueryList inList query={grievances} what="your grievances" empty={<li>{say('You have filed none.')}</li>}>
          {(grievance) => <OwnGrievance grievance={grievance} now={now} />}
        </QueryList>
      </SheetList>
      <p className={styles.foot}>
        {sayAround(
          'Not content with an answer? You may go to the Grievance Appellate Committee within 30 days, and about your data to the Data Protection Board. The *page of the grievance officer* says how, and how to write by post or email.',
          (part) => (
            <Link to="/grievance">{part}</Link>
          ),
          say,
        )}
      </p>
      {filing && <FileGrievanceDialog onClose={() => setFiling(false)} />}
    </Sheet>
  )
}
