import { useQuery } from '@tanstack/react-query'
import { useSay } from '../../lib/language/say.ts'
import { Sheet } from '../../ui/layout/Sheet.tsx'
import { Failed } from '../../ui/list/QueryList.tsx'
import { Loading } from '../../ui/status/Skeleton.tsx'
import { EmailSheet } from '../email-change/EmailSheet.tsx'
import { AppSheet } from './AppSheet.tsx'
import { CodesSheet } from './CodesSheet.tsx'
import { PasskeysSheet } from './PasskeysSheet.tsx'
import { PasswordSheet } from './PasswordSheet.tsx'
import { secondFactorQuery } from './queries.ts'

/** The address that a member signs in with, and what they prove with, beside their password, that it is them. */
export function SecuritySheets() {
  const say = useSay()
  const { data, isError, refetch } = useQuery(secondFactorQuery)

  if (isError) return <Failed what="your sign-in settings" onRetry={() => void refetch()} />
  if (!data) return <Loading label={say('Loading your sign-in settings')} shape="person" />
  return (
    <>
      <EmailSheet factor={data} />
      <PasswordSheet factor={data} />
      <PasskeysSheet factor={data} />
      <AppSheet factor={data} />
      {(data.app || data.passkeys.length > 0) && <CodesSheet factor={data} />}
      <Sheet title={say('If you lose your phone')} bleed padded>
        <p>
          {say(
            'Sign in with a recovery code and move the app to your new phone. A new password by email does not take the place of the code: without phone and recovery codes nobody gets in, also not us.',
          )}
        </p>
      </Sheet>
    </>
  )
}
