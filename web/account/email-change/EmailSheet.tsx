import { useQuery } from '@tanstack/react-query'
import { Mail } from 'lucide-react'
import { useState } from 'react'
import type { SecondFactor } from '#contract/second-factor.ts'
import { api } from '../../lib/api/api.ts'
import { wordsOf } from '../../lib/api/failure.ts'
import { inFull } from '../../lib/dates.ts'
import { say } from '../../lib/language/say.ts'
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
  const { data, isError, refetch } = useQuery(ownEmailQuery)
  const [changing, setChanging] = useState(false)
  const [token, forget] = useLinkToken()
  const cancelling = useChange(() => api.emailChange.cancel())

  return (
    <Sheet
      title="Email address"
      bleed
      padded
      aside={data && (data.proven ? <Badge tone="verified">Confirmed</Badge> : <Badge>Not confirmed</Badge>)}
    >
      {isError && <Failed what="your email address" onRetry={() => void refetch()} />}
      {!data && !isError && <Loading label="Loading your email address" shape="person" />}
      {data && (
        <div className={styles.row}>
          <Mail aria-hidden="true" />
          <div>
            <h3 className={styles.address}>{data.now}</h3>
            <p className="meta">You sign in with it, and what you must know is sent there. Nobody sees it until you choose otherwise.</p>
          </div>
          <div className={styles.acts}>
            <Button tone="outline" onClick={() => setChanging(true)}>
              Change address
            </Button>
          </div>
        </div>
      )}
      {data?.next && (
        <Note>
          <p className={styles.address}>
            We sent an email to <b>{data.next.email}</b>. Open its link until {inFull(data.next.until)}, and your account moves there.
          </p>
          <Button
            tone="quiet"
            busy={cancelling.isPending}
            onClick={() =>
              cancelling.mutate(undefined, {
                onSuccess: ({ message }) => void toast.success(say(message)),
                onError: (error) => void toast.error(wordsOf(error)),
              })
            }
          >
            Stay at the address of now
          </Button>
        </Note>
      )}
      {changing && <ChangeEmailDialog factor={factor} onClose={() => setChanging(false)} />}
      {token && data && <MoveDialog token={token} next={data.next?.email} onClose={forget} />}
    </Sheet>
  )
}
