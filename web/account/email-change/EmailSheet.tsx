import { useQuery } from '@tanstack/react-query'
import { Mail } from 'lucide-react'
import { useState } from 'react'
import type { SecondFactor } from '#contract/second-factor.ts'
import { api } from '../../lib/api/api.ts'
import { wordsOf } from '../../lib/api/failure.ts'
import { inFull } from '../../lib/dates.ts'
import { sayAround, say as sayToReader, useLocale, useSay } from '../../lib/language/say.ts'
import { Badge } from '../../ui/badge/Badge.tsx'
import { Button } from '../../ui/button/Button.tsx'
import { Sheet } from '../../ui/layout/Sheet.tsx'
import { Failed } from '../../ui/list/QueryList.tsx'
import { Note } from '../../ui/status/Note.tsx'
import { Loading } from '../../ui/status/Skeleton.tsx'
import { toast } from '../../ui/status/toast.ts'
import { useChange } from '../security/queries.ts'
import styles from '../security/Security.module.css'
import { ChangeEmailDialog } from './ChangeEmailDialog.tsx'
import { useLinkToken } from './link-token.ts'
import { MoveDialog } from './MoveDialog.tsx'
import { ownEmailQuery } from './queries.ts'

/** The address that a member signs in with, and moving to another one. */
export function EmailSheet({ factor }: { factor: SecondFactor }) {
  const say = useSay()
  const locale = useLocale()
  const { data, isError, refetch } = useQuery(ownEmailQuery)
  const [changing, setChanging] = useState(false)
  const [token, forget] = useLinkToken()
  const cancelling = useChange(() => api.emailChange.cancel())

  return (
    <Sheet
      title={say('Email address')}
      bleed
      padded
      aside={data && (data.proven ? <Badge tone="verified">{say('Confirmed')}</Badge> : <Badge>{say('Not confirmed')}</Badge>)}
    >
      {isError && <Failed what="your email address" onRetry={() => void refetch()} />}
      {!data && !isError && <Loading label={say('Loading your email address')} shape="person" />}
      {data && (
        <div className={styles.row}>
          <Mail aria-hidden="true" />
          <div>
            <h3 className={styles.address}>{data.now}</h3>
            <p className="meta">
              {say('You sign in with it, and what you must know is sent there. Nobody sees it until you choose otherwise.')}
            </p>
          </div>
          <div className={styles.acts}>
            <Button tone="outline" onClick={() => setChanging(true)}>
              {say('Change address')}
            </Button>
          </div>
        </div>
      )}
      {data?.next && (
        <Note>
          <p className={styles.address}>
            {sayAround(
              'You want to move to *the address*, where we email a link, a few a day at most.',
              () => (
                <b>{data.next?.email}</b>
              ),
              say,
            )}{' '}
            {say('Open the newest one until {when}, and your account moves there.', { when: inFull(data.next.until, locale) })}
          </p>
          <Button
            tone="quiet"
            busy={cancelling.isPending}
            onClick={() =>
              cancelling.mutate(undefined, {
                onSuccess: ({ message }) => void toast.success(sayToReader(message)),
                onError: (error) => void toast.error(wordsOf(error)),
              })
            }
          >
            {say('Stay at the address of now')}
          </Button>
        </Note>
      )}
      {changing && <ChangeEmailDialog factor={factor} onClose={() => setChanging(false)} />}
      {token && data && <MoveDialog token={token} next={data.next?.email} onClose={forget} />}
    </Sheet>
  )
}
