import { Check, KeyRound, Mail } from 'lucide-react'
import { Link } from 'react-router'
import { Entrance } from '../account/Entrance.tsx'
import { LetterSent } from '../account/LetterSent.tsx'
import { NewPasswordForm } from '../account/NewPasswordForm.tsx'
import { ResetRequestForm } from '../account/ResetRequestForm.tsx'
import { useResetStep } from '../account/reset-step.ts'

const side = {
  title: 'Back on the ward in three steps',
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

const words = {
  ask: { title: 'Reset password', lead: 'We send you a link that sets a new password.' },
  sent: { title: 'Check your mail', lead: 'The link in the letter works once and for one hour.' },
  choose: { title: 'Choose a new password', lead: 'It signs you out on every device. Then you sign in with it.' },
  dead: { title: 'This link no longer works', lead: 'It has expired or was used before. Ask for a new one.' },
}

/** Asks for the letter that resets a password; with the letter's link, sets a new one. */
export function ResetPasswordPage() {
  const [step, setStep] = useResetStep()

  return (
    <Entrance
      {...words[step.at]}
      side={side}
      foot={
        <p>
          Remembered it? <Link to="/login">Sign in</Link>
        </p>
      }
    >
      {step.at === 'choose' ? (
        <NewPasswordForm key={step.token} token={step.token} onDead={() => setStep({ at: 'dead' })} />
      ) : step.at === 'sent' ? (
        <LetterSent {...step} onAgain={() => setStep({ at: 'ask', email: step.email })} />
      ) : (
        <ResetRequestForm
          email={step.at === 'ask' ? step.email : undefined}
          onSent={(email, message) => setStep({ at: 'sent', email, message })}
        />
      )}
    </Entrance>
  )
}
