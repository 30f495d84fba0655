import type { OwnInstitutionClaim } from '#contract/institution-claims.ts'
import { CodeForm } from '../../account/email/CodeForm.tsx'
import ConfirmOwnEmail from '../../account/email/ConfirmOwnEmail.tsx'
import { useCode } from '../../account/email/use-code.ts'
import { api } from '../../lib/api/api.ts'
import { useSession } from '../../lib/session.ts'
import { Note } from '../../ui/status/Note.tsx'
import { useAct } from '../use-act.ts'

/** The code from the email to the institution. It is sent once the member's own address is proven. */
export default function ConfirmMailbox({ claim }: { claim: OwnInstitutionClaim }) {
  const { user } = useSession()
  const state = useCode()
  const { id: claimId, institution, mailbox, position, facilityId, words } = claim
  const send = useAct(() => api.institutionClaims.claim({ institutionId: institution.id, mailbox, position, facilityId, words }), {
    quiet: true,
  })
  const confirm = useAct((code: string) => api.institutionClaims.confirmMail({ claimId, code }), { quiet: true })
  const again = () => void state.settle('again', () => send.mutateAsync(), 'The code is on its way, or in an email of today.')

  if (!user?.verified_email)
    return (
      <Note>
        <ConfirmOwnEmail onConfirmed={again} />
      </Note>
    )
  return (
    <Note>
      <CodeForm
        label="Confirm the email at the institution"
        state={state}
        fieldLabel="Code from the email"
        confirmLabel="Confirm"
        againLabel="Send the code again"
        onConfirm={() => void state.settle('confirm', () => confirm.mutateAsync(state.code), 'The address is confirmed.')}
        onAgain={again}
      >
        We sent an email with a code to <b>{mailbox}</b>. The code is valid for 24 hours. You can also enter it later, on this page.
      </CodeForm>
    </Note>
  )
}
