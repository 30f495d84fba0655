import type { MyClaim } from '#contract/claim.ts'
import { CodeForm } from '../../account/email/CodeForm.tsx'
import ConfirmOwnEmail from '../../account/email/ConfirmOwnEmail.tsx'
import { useCode } from '../../account/email/use-code.ts'
import { api } from '../../lib/api/api.ts'
import { sayAround, useSay } from '../../lib/language/say.ts'
import { useSession } from '../../lib/session.ts'
import { Note } from '../../ui/status/Note.tsx'

type ConfirmEmailProps = { claim: MyClaim; onConfirmed: (claim: MyClaim) => void }

/** The code from the email to the institution: whoever reads email there belongs to it. It is sent once the member's own address is proven. */
export default function ConfirmEmail({ claim, onConfirmed }: ConfirmEmailProps) {
  const say = useSay()
  const { user } = useSession()
  const state = useCode()
  if (claim.proof?.proof !== 'institution_mail') return null
  const { proof, kind } = claim
  const send = async () => onConfirmed(await api.verification.submit({ kind, proof }))
  const confirm = async () => onConfirmed(await api.verification.confirmMail({ claimId: claim.id, code: state.code }))
  const again = () => void state.settle('again', send, say('The code is on its way, or in an email of today.'))

  if (!user?.verified_email)
    return (
      <Note>
        <ConfirmOwnEmail onConfirmed={again} />
      </Note>
    )
  return (
    <Note>
      <CodeForm
        label={say('Confirm your institution email')}
        state={state}
        fieldLabel={say('Code from the email')}
        confirmLabel={say('Confirm')}
        againLabel={say('Send the code again')}
        onConfirm={() => void state.settle('confirm', confirm, say('Your institution email is confirmed.'))}
        onAgain={again}
      >
        {sayAround(
          'We sent an email with a code to *your address*. The code is valid for 24 hours. You can also enter it later under Verification.',
          () => (
            <b>{proof.email}</b>
          ),
          say,
        )}
      </CodeForm>
    </Note>
  )
}
