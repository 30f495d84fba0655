import { Check, KeyRound, Mail } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { Entrance } from '../account/Entrance.tsx'
import { NewPasswordForm } from '../account/NewPasswordForm.tsx'
import { ResetRequestForm } from '../account/ResetRequestForm.tsx'

const side = {
  title: 'Back on the ward in two steps',
  ordered: true,
  signs: [
    { mark: <Mail className="small" />, title: 'Open the letter', words: 'We send a link to the address of your account.' },
    { mark: <KeyRound className="small" />, title: 'Choose a new password', words: 'The link works once and for one hour.' },
    {
      mark: <Check className="small" />,
      title: 'Sign in again',
      words: 'A new password signs you out on every device.',
      last: true as const,
    },
  ],
}

/** Asks for the letter that resets a password; with the letter's link, sets a new one. */
export function ResetPasswordPage() {
  const { hash } = useLocation()
  // Kept here and taken out of the address, so that neither the history nor a screenshot holds it.
  const [token] = useState(() => new URLSearchParams(hash.slice(1)).get('token'))
  useEffect(() => {
    if (token) window.history.replaceState(window.history.state, '', '/reset-password')
  }, [token])

  return (
    <Entrance
      title="Reset password"
      lead={token ? 'Choose a new password for your account.' : 'We send you a link that sets a new password.'}
      side={side}
      foot={
        <p>
          {token ? 'The link does not work? ' : 'Remembered it? '}
          {token ? <a href="/reset-password">Ask for another one</a> : <Link to="/login">Sign in</Link>}
        </p>
      }
    >
      {token ? <NewPasswordForm token={token} /> : <ResetRequestForm />}
    </Entrance>
  )
}
