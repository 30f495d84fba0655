import { Check, KeyRound, Mail } from 'lucide-react'
import { Suspense } from 'react'
import { AuthPage } from '../../account/form/AuthPage.tsx'
import { EmailSent } from '../../account/reset/EmailSent.tsx'
import { ResetRequestForm } from '../../account/reset/ResetRequestForm.tsx'
import { useResetStep } from '../../account/reset/reset-step.ts'
import { say } from '../../lib/language/say.ts'
import { Link, useLocation } from '../../lib/router.tsx'
import { later } from '../../ui/later.tsx'

/** For whoever comes by the email's link; to ask for one needs none of it. */
const NewPasswordForm = later(async () => (await import('../../account/reset/NewPasswordForm.tsx')).NewPasswordForm)

/** For whoever did not move their account themselves. */
const RestoreForm = later(async () => (await import('../../account/reset/RestoreForm.tsx')).RestoreForm)

/** For accounts of the demo area. */
const DemoReset = later(async () => (await import('../../demo/sign-in/DemoReset.tsx')).DemoReset)

const side = {
  title: 'Reset your password in three steps',
  ordered: true,
  signs: [
    { mark: <Mail className="small" />, title: 'Open the email', words: 'We send a link to the email address of your account.' },
    { mark: <KeyRound className="small" />, title: 'Choose a new password', words: 'The newest link works once, within 24 hours.' },
    {
      mark: <Check className="small" />,
      title: 'Sign in again',
      words: 'A new password signs you out on every device.',
      last: true as const,
    },
  ],
}

const words = {
  ask: { title: 'Reset password', lead: 'We will email you a link to set a new password.' },
  sent: { title: 'Check your email', lead: 'The newest link works once, within 24 hours.' },
  choose: { title: 'Choose a new password', lead: 'You will be signed out on every device. Sign in again with the new password.' },
  restore: {
    title: 'Put your address back',
    lead: 'Your account was moved to another address. If it was not you, take it back: everybody is signed out, and you set a new password.',
  },
  late: {
    title: 'This link no longer works',
    lead: 'It puts an address back once, within 7 days of the change. The grievance officer helps you by hand.',
  },
  dead: { title: 'This link no longer works', lead: 'It has expired or was used before. Ask for a new one.' },
}

/** Asks for the email that resets a password; with the email's link, sets a new one, or puts back the address that the account was moved from. Both sign-ins lead here, and so do both emails. */
export function ResetPasswordPage() {
  const { search, hash } = useLocation()
  const isDemo = search.includes('area=demo') || /[#&](?:access_token|error)=/.test(hash)
  return isDemo ? (
    <Suspense>
      <DemoReset />
    </Suspense>
  ) : (
    <MemberReset />
  )
}

function MemberReset() {
  const [step, setStep] = useResetStep()

  return (
    <AuthPage
      {...words[step.at]}
      side={side}
      foot={
        <p>
          {say('Remembered it?')} <Link to="/login">{say('Sign in')}</Link>
        </p>
      }
    >
      {step.at === 'choose' ? (
        <Suspense>
          <NewPasswordForm key={step.token} token={step.token} onDead={() => setStep({ at: 'dead' })} />
        </Suspense>
      ) : step.at === 'restore' ? (
        <Suspense>
          <RestoreForm
            key={step.token}
            token={step.token}
            onRestored={(email, message) => setStep({ at: 'sent', email, message })}
            onDead={() => setStep({ at: 'late' })}
          />
        </Suspense>
      ) : step.at === 'late' ? (
        <p>
          <Link to="/grievance">{say('Write to the grievance officer')}</Link>
        </p>
      ) : step.at === 'sent' ? (
        <EmailSent {...step} onAgain={() => setStep({ at: 'ask', email: step.email })} />
      ) : (
        <ResetRequestForm
          email={step.at === 'ask' ? step.email : undefined}
          onSent={(email, message) => setStep({ at: 'sent', email, message })}
        />
      )}
    </AuthPage>
  )
}
