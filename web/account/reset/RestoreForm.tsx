import { say } from '../../lib/language/say.ts'
import { forgetSession } from '../../lib/session.ts'
import { AccountForm } from '../form/AccountForm.tsx'
import { isDead } from './dead-link.ts'

type RestoreFormProps = { token: string; onRestored: (email: string, message: string) => void; onDead: () => void }

/** Puts back the address that an account was moved from, with the link that was sent there. */
export const RestoreForm = ({ token, onRestored, onDead }: RestoreFormProps) => (
  <AccountForm<{ email: string; message: string }>
    act="Put my address back"
    doing="Putting your address back"
    check={() => ({})}
    send={(server) => server.restoreEmail(token)}
    failed={(refusal, failure) => {
      if (!isDead(failure)) return refusal ?? say('Your address could not be put back')
      onDead()
      return undefined
    }}
    entered={({ email, message }) => {
      forgetSession()
      onRestored(email, message)
    }}
    fields={() => null}
  />
)
