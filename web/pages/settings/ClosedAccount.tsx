import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { renewUser } from '../../account/renew-session.ts'
import { useSay } from '../../lib/language/say.ts'
import { GrievanceSheet } from '../../moderation/grievances/GrievanceSheet.tsx'
import { rulingQuery } from '../../moderation/queries.ts'
import { Ruling } from '../../moderation/Ruling.tsx'
import { RulingAppeal } from '../../moderation/RulingAppeal.tsx'
import { DeletionSheet } from '../../privacy/deletion/DeletionSheet.tsx'
import { KeepAccount } from '../../privacy/deletion/KeepAccount.tsx'
import { ExportSheet } from '../../privacy/export/ExportSheet.tsx'
import { Button } from '../../ui/button/Button.tsx'
import { Sheet } from '../../ui/layout/Sheet.tsx'
import { QueryList } from '../../ui/list/QueryList.tsx'
import styles from './ClosedAccount.module.css'

/** All that is open to a member whose account was closed: why, the appeal, the grievance officer, their data, and to leave. */
export function ClosedAccount({ reportId, dueAt }: { reportId: string; dueAt: string | null }) {
  const say = useSay()
  const query = useQuery(rulingQuery(reportId))
  const [appealing, setAppealing] = useState(false)
  const ruling = query.data

  useEffect(() => {
    // An appeal may have opened it since this browser heard last.
    void renewUser()
  }, [])

  return (
    <>
      <Sheet title={say('Your account was closed')} bleed padded>
        <div className={styles.closed}>
          <p>{say('Two moderators decided this. Nobody sees your profile, posts or messages, and nothing of yours is deleted by it.')}</p>
          <QueryList
            what="the decision"
            query={{ ...query, data: ruling && { items: [ruling] } }}
            keyOf={(one) => one.reportId}
            empty={say('The decision could not be found.')}
          >
            {(one) => <Ruling ruling={one} />}
          </QueryList>
          {ruling?.mayAppeal && <Button onClick={() => setAppealing(true)}>{say('Appeal')}</Button>}
        </div>
        {appealing && ruling && <RulingAppeal ruling={ruling} onClose={() => setAppealing(false)} />}
      </Sheet>
      <GrievanceSheet />
      <ExportSheet />
      {dueAt ? <KeepAccount dueAt={dueAt} /> : <DeletionSheet title={say('If you delete your account')} />}
    </>
  )
}
