import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { DELETION_DAYS } from '#contract/limits.ts'
import { secondFactorQuery } from '../../account/security/queries.ts'
import { sayAround, useSay } from '../../lib/language/say.ts'
import { Link } from '../../lib/router.tsx'
import { Button } from '../../ui/button/Button.tsx'
import { Sheet } from '../../ui/layout/Sheet.tsx'
import { Failed } from '../../ui/list/QueryList.tsx'
import { Note } from '../../ui/status/Note.tsx'
import { DeleteDialog } from './DeleteDialog.tsx'
import styles from './Deletion.module.css'
import { DeletionSteps } from './DeletionSteps.tsx'
import { askForDeletion, deletionQuery } from './queries.ts'

/** What a deletion does and when, what stands in its way, and the way to it. */
export function DeletionSheet({ title }: { title?: string }) {
  const say = useSay()
  const { data, isError, refetch } = useQuery(deletionQuery)
  const { data: factor } = useQuery(secondFactorQuery)
  const [asking, setAsking] = useState(false)
  const isHeld = !data || !factor || data.isStaff || data.soleOwnerOf.length > 0

  return (
    <Sheet title={title ?? say('What happens, and when')} bleed>
      <div className={styles.pad}>
        <DeletionSteps />
        {data?.isStaff && (
          <Note tone="danger">
            {say('You have a role at the desk, which goes on after you. Give it up first.')}{' '}
            <Link to="/verification?desk=mine">{say('Your roles at the desk')}</Link>
          </Note>
        )}
        {data?.soleOwnerOf.map(({ id, name }) => (
          <Note key={id} tone="danger">
            <b>{say('You are the only owner of {name}.', { name })}</b> {say('Name a second owner first, or its team loses the page.')}{' '}
            <Link to={`/institutions?id=${id}&manage`}>{say('Name an owner')}</Link>
          </Note>
        ))}
        {isError && <Failed what="your account" onRetry={() => void refetch()} />}
      </div>
      <div className={styles.foot}>
        <p className="ui">
          {sayAround(
            'You may want to *take a copy of your data* first.',
            (part) => (
              <Link to="/settings?section=data">{part}</Link>
            ),
            say,
          )}
        </p>
        <Button tone="danger" disabled={isHeld} onClick={() => setAsking(true)}>
          {say('Delete my account')}
        </Button>
      </div>
      {asking && factor && (
        <DeleteDialog
          title={say('Delete your account?')}
          confirm={say('Delete my account')}
          factor={factor}
          end={askForDeletion}
          onClose={() => setAsking(false)}
        >
          <p>
            {say(
              'It is hidden at once and you are signed out everywhere. For {days} days you can sign in and keep it; then it is deleted for good.',
              { days: DELETION_DAYS },
            )}
          </p>
        </DeleteDialog>
      )}
    </Sheet>
  )
}
