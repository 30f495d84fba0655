import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { GRIEVANCES_A_DAY } from '#contract/grievance-kinds.ts'
import { ACKNOWLEDGE_HOURS, DECIDE_DAYS } from '#contract/report-reasons.ts'
import { useNow } from '../../lib/deadline.ts'
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
  const grievances = useQuery(ownGrievancesQuery)
  const [filing, setFiling] = useState(false)
  const now = useNow()

  return (
    <Sheet
      title="Your grievances"
      bleed
      aside={
        <Button size="small" onClick={() => setFiling(true)}>
          New grievance
        </Button>
      }
    >
      <p className={styles.pad}>
        It is received at once, where the law allows {ACKNOWLEDGE_HOURS} hours, and answered within {DECIDE_DAYS} days by a person. You may
        file {GRIEVANCES_A_DAY} a day. What somebody wrote is looked at sooner where you press “Report” beside it.
      </p>
      <SheetList className={styles.list} aria-label="Your grievances">
        <QueryList inList query={grievances} what="your grievances" empty={<li>You have filed none.</li>}>
          {(grievance) => <OwnGrievance grievance={grievance} now={now} />}
        </QueryList>
      </SheetList>
      <p className={styles.foot}>
        Not content with an answer? You may go to the Grievance Appellate Committee within 30 days, and about your data to the Data
        Protection Board. The <Link to="/grievance">page of the grievance officer</Link> says how, and how to write by post or email.
      </p>
      {filing && <FileGrievanceDialog onClose={() => setFiling(false)} />}
    </Sheet>
  )
}
