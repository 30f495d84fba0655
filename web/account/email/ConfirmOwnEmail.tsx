import { useQueryClient } from '@tanstack/react-query'
import { api } from '../../lib/api/api.ts'
import { sayAround, useSay } from '../../lib/language/say.ts'
import { useSession } from '../../lib/session.ts'
import { renewSession } from '../renew-session.ts'
import { CodeForm } from './CodeForm.tsx'
import { useCode } from './use-code.ts'

/** The code from the email to the member's own address. Nothing waits for it but what is sent to others in their name. */
export default function ConfirmOwnEmail({ onConfirmed }: { onConfirmed?: () => void }) {
  const say = useSay()
  const { user } = useSession()
  const cache = useQueryClient()
  const state = useCode()
  const confirm = async () => {
    await api.account.confirmEmail({ code: state.code })
    await renewSession(cache)
    onConfirmed?.()
  }

  return (
    <CodeForm
      label={say('Confirm your email address')}
      state={state}
      fieldLabel={say('Code from your email')}
      confirmLabel={say('Confirm address')}
      againLabel={say('Send another code')}
      onConfirm={() => void state.settle('confirm', confirm, say('Your email address is confirmed.'))}
      onAgain={() => void state.settle('again', () => api.account.sendEmailCode(), say('A new code is on its way.'))}
    >
      {sayAround(
        'Please confirm your email address: enter the code from our email to *your address*. A code is valid for 24 hours; you can have another one sent.',
        () => (
          <b>{user?.email}</b>
        ),
        say,
      )}
    </CodeForm>
  )
}
