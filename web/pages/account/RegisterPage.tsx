import { Check } from 'lucide-react'
import { AuthPage } from '../../account/form/AuthPage.tsx'
import { useSignedIn } from '../../account/form/use-signed-in.ts'
import { RegisterForm } from '../../account/sign-in/RegisterForm.tsx'
import { say, sayAround } from '../../lib/language/say.ts'
import { Link } from '../../lib/router.tsx'

const side = {
  title: 'Join in three steps',
  ordered: true,
  signs: [
    { mark: '1', title: 'Create your account', words: 'Name, email and a password, or Google.' },
    {
      mark: '2',
      title: 'Add what proves who you are',
      words: 'A council registration, a college enrolment, an ORCID iD or an institution’s email. Numbers are never shown.',
    },
    {
      mark: <Check className="small" />,
      title: 'Get verified',
      words: 'Our team checks it within 24–48 hours, and a mark beside your name says what was proven.',
      last: true as const,
    },
  ],
}

/** Where a new member signs for the first time. */
export function RegisterPage() {
  const onSignedIn = useSignedIn()
  return (
    <AuthPage
      title="Create your verified account"
      lead="For doctors, medical students, researchers and institutions."
      side={side}
      foot={
        <>
          <p>
            {say('Already on the ward?')} <Link to="/login">{say('Sign in to verified account')}</Link>
          </p>
          <p>
            {sayAround('By joining you accept the *terms*.', (part) => (
              <Link to="/terms">{part}</Link>
            ))}{' '}
            {sayAround('The *privacy page* says what is kept.', (part) => (
              <Link to="/privacy">{part}</Link>
            ))}
          </p>
        </>
      }
    >
      <RegisterForm onSignedIn={onSignedIn} />
    </AuthPage>
  )
}
