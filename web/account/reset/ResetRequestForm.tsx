import { say } from '../../lib/language/say.ts'
import { AccountForm, EmailField } from '../form/AccountForm.tsx'
import { resetFaults } from '../form/form-rules.ts'

type ResetRequestFormProps = {
  /** What was typed before. */
  email?: string | undefined
  onSent: (email: string, message: string) => void
}

/** Asks for the email with the link. The answer is the same whether the account exists. */
export const ResetRequestForm = ({ email, onSent }: ResetRequestFormProps) => (
  <AccountForm<{ message: string }>
    act="Send reset link"
    doing="Sending the link"
    check={resetFaults}
    send={(server, typed) => server.askForReset(typed)}
    failed={(refusal) => refusal ?? say('The link could not be sent')}
    entered={({ message }, typed) => onSent((typed.email ?? '').trim(), message)}
    fields={(faults) => <EmailField faults={faults} typed={email} />}
  />
)
