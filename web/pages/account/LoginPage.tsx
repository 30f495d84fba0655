import { MessageSquare } from 'lucide-react'
import { Suspense, useEffect, useState } from 'react'
import { AuthPage } from '../../account/form/AuthPage.tsx'
import { isSecondStep } from '../../account/form/second-step.ts'
import { useSignedIn } from '../../account/form/use-signed-in.ts'
import { DemoSignIn } from '../../account/sign-in/DemoSignIn.tsx'
import { LoginForm } from '../../account/sign-in/LoginForm.tsx'
import { say } from '../../lib/language/say.ts'
import { Link, useLocation } from '../../lib/router.tsx'
import { takeEnding } from '../../lib/session.ts'
import { DoxyGlyph, MatesGlyph } from '../../ui/art/glyphs.tsx'
import { later } from '../../ui/later.tsx'

/** For whoever has a second factor. */
const SecondStepForm = later(async () => (await import('../../account/sign-in/SecondStepForm.tsx')).SecondStepForm)

const side = {
  title: 'Pick up where you left off',
  signs: [
    { mark: <MessageSquare className="small" />, title: 'Messages', words: 'Private conversations, secured with encryption.' },
    { mark: <MatesGlyph className="small" />, title: 'Mates', words: 'Requests from people whose licence we have checked.' },
    {
      mark: <DoxyGlyph className="small" />,
      title: 'Doxy AI',
      words: 'Answers in steps, with references and a confidence level.',
      last: true as const,
    },
  ],
}

/** Where members come in: what they sign in with first, and where they have set that up, a code. */
export function LoginPage() {
  const { search } = useLocation()
  return isSecondStep(search) ? <SecondStep /> : <FirstStep />
}

function SecondStep() {
  const onSignedIn = useSignedIn()
  return (
    <AuthPage
      title="Enter your code"
      lead="Your authenticator app shows a new one every 30 seconds."
      side={side}
      foot={
        <p>
          <Link to="/login">{say('Back to sign in')}</Link>
        </p>
      }
    >
      <Suspense>
        <SecondStepForm onSignedIn={onSignedIn} />
      </Suspense>
    </AuthPage>
  )
}

function FirstStep() {
  const onSignedIn = useSignedIn()
  const [ended, setEnded] = useState(false)
  useEffect(() => {
    if (takeEnding()) setEnded(true)
  }, [])

  return (
    <AuthPage
      title="Welcome back"
      lead={ended ? 'You have been signed out. Sign in again to go on where you were.' : 'Sign in to continue your round.'}
      side={side}
      foot={
        <>
          <p>
            {say('New to the ward?')} <Link to="/register">{say('Create verified account')}</Link>
          </p>
          <Link to="/reset-password">{say('Forgot password?')}</Link>
          <DemoSignIn onSignedIn={onSignedIn} />
        </>
      }
    >
      <LoginForm onSignedIn={onSignedIn} />
    </AuthPage>
  )
}
