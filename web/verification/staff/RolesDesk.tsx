import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Staff } from '#contract/staff.ts'
import { inFull } from '../../lib/dates.ts'
import { AuthorLine } from '../../profile/member/AuthorLine.tsx'
import { Button } from '../../ui/button/Button.tsx'
import { Sheet, SheetList } from '../../ui/layout/Sheet.tsx'
import { Failed } from '../../ui/list/QueryList.tsx'
import { Avatar } from '../../ui/person/Avatar.tsx'
import { Person } from '../../ui/person/Person.tsx'
import { Loading } from '../../ui/status/Skeleton.tsx'
import styles from '../Verification.module.css'
import { AskDialog, type Asked } from './AskDialog.tsx'
import { Change } from './Change.tsx'
import { staffQuery } from './queries.ts'
import { StepDown } from './StepDown.tsx'
import { roleWords } from './words.ts'

/** Who has which role. What one administrator asks for, another confirms; auditors look on. */
export function RolesDesk() {
  const { data, refetch, isError } = useQuery(staffQuery)
  const [asking, setAsking] = useState<Asked>()
  if (!data) return isError ? <Failed what="the roles" onRetry={() => void refetch()} /> : <Loading label="Loading the roles" />

  const give = (
    <Button size="small" tone="outline" onClick={() => setAsking({ gives: true })}>
      Propose a role
    </Button>
  )
  return (
    <>
      {data.changes.length > 0 && (
        <Sheet title="Waiting for a second administrator">
          <SheetList aria-label="Waiting for a second administrator">
            {data.changes.map((change) => (
              <Change key={change.id} change={change} mayDrop={change.mayConfirm || (data.mayAsk && change.byMe)} />
            ))}
          </SheetList>
        </Sheet>
      )}
      <Sheet title="Roles" lead="Each opens its own part of the desk." {...(data.mayAsk && { aside: give })}>
        <SheetList aria-label="Roles">
          {data.members.map((one) => (
            <Holder key={one.member.id} one={one} onEnd={data.mayAsk ? setAsking : undefined} />
          ))}
        </SheetList>
      </Sheet>
      {asking && <AskDialog asked={asking} onClose={() => setAsking(undefined)} />}
    </>
  )
}

type HolderProps = { one: Staff['members'][number]; onEnd: ((asked: Asked) => void) | undefined }

const Holder = ({ one: { member, isMe, roles }, onEnd }: HolderProps) => (
  <li className={styles.stack}>
    <Person
      avatar={<Avatar id={member.id} name={member.name} url={member.avatarUrl} mark={member.mark} size="md" />}
      name={<AuthorLine member={member} />}
    />
    <ul aria-label={`Roles of ${member.name}`}>
      {roles.map(({ role, since }) => (
        <li key={role} className={styles.queued}>
          <span className="ui">
            {roleWords[role].label} <span className="meta">since {inFull(since)}</span>
          </span>
          {isMe ? (
            <StepDown role={role} />
          ) : (
            onEnd && (
              <Button
                size="small"
                tone="quiet"
                aria-label={`End: ${member.name} as ${roleWords[role].one}`}
                onClick={() => onEnd({ gives: false, member, role })}
              >
                End
              </Button>
            )
          )}
        </li>
      ))}
    </ul>
  </li>
)
