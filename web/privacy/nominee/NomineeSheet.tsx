import { useQuery } from '@tanstack/react-query'
import { UserRound } from 'lucide-react'
import { useState } from 'react'
import { onDay } from '../../lib/dates.ts'
import { sayAround, useLocale, useSay } from '../../lib/language/say.ts'
import { Link } from '../../lib/router.tsx'
import { Button } from '../../ui/button/Button.tsx'
import { Sheet } from '../../ui/layout/Sheet.tsx'
import { Failed } from '../../ui/list/QueryList.tsx'
import { Loading } from '../../ui/status/Skeleton.tsx'
import styles from './Nominee.module.css'
import { NomineeDialog } from './NomineeDialog.tsx'
import { nomineeQuery, useRemoveNominee } from './queries.ts'

/** Who may act for a member when they no longer can, and what that does and does not do. */
export function NomineeSheet() {
  const say = useSay()
  const locale = useLocale()
  const { data, isError, refetch } = useQuery(nomineeQuery)
  const [editing, setEditing] = useState(false)
  const removing = useRemoveNominee()

  if (isError) return <Failed what="your nominee" onRetry={() => void refetch()} />
  if (!data) return <Loading label={say('Loading your nominee')} shape="person" />
  const { nominee } = data
  return (
    <Sheet title={say('Your nominee')} bleed padded>
      <div className={styles.column}>
        <p>
          {sayAround(
            'After your death, or when you can no longer act for yourself, this person may ask us to correct, copy or delete your data. They write to the *grievance officer*, who checks their papers by hand. Nothing happens by itself: nobody is told that they are named, and being named opens no account.',
            (part) => (
              <Link to="/grievance">{part}</Link>
            ),
            say,
          )}
        </p>
        {nominee ? (
          <div className={styles.row}>
            <UserRound aria-hidden="true" />
            <div>
              <h3>{nominee.name}</h3>
              <p className={styles.words}>
                {nominee.relation} · {nominee.contact}
              </p>
              <p className="meta">{say('Named on {day}. Encrypted; only you see it here.', { day: onDay(nominee.namedAt, locale) })}</p>
            </div>
          </div>
        ) : (
          <p className="ui muted">{say('You have named nobody.')}</p>
        )}
        <div className={styles.acts}>
          <Button tone="outline" onClick={() => setEditing(true)}>
            {say(nominee ? 'Change' : 'Name a person')}
          </Button>
          {nominee && (
            <Button tone="quiet" busy={removing.isPending} onClick={() => removing.mutate()}>
              {say('Remove')}
            </Button>
          )}
        </div>
      </div>
      {editing && <NomineeDialog nominee={nominee ?? undefined} onClose={() => setEditing(false)} />}
    </Sheet>
  )
}
