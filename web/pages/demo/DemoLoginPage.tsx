import { useEffect } from 'react'
import { DemoEntrance } from '../../demo/sign-in/DemoEntrance.tsx'
import { DemoForm } from '../../demo/sign-in/DemoForm.tsx'
import { signIn } from '../../demo/sign-in/enter.ts'
import { WhereMailIs } from '../../demo/sign-in/WhereMailIs.tsx'
import { useDemoUser } from '../../demo/use-demo-user.ts'
import { say } from '../../lib/language/say.ts'
import { Link, useLocation, useNavigate } from '../../lib/router.tsx'
import { Field } from '../../ui/form/Field.tsx'
import { PasswordField } from '../../ui/form/PasswordField.tsx'
import { Note } from '../../ui/status/Note.tsx'
import { toast } from '../../ui/status/toast.ts'

/** Where users of the demo area sign in. */
export function DemoLoginPage() {
  const navigate = useNavigate()
  const { search } = useLocation()
  const found = useDemoUser()
  const isIn = found.at === 'in'
  const awaits = new URLSearchParams(search).has('confirm')

  useEffect(() => {
    if (isIn) navigate('/supabase-dashboard', { replace: true })
  }, [isIn, navigate])

  return (
    <DemoEntrance
      title="Welcome Back"
      lead="Sign in to the demo area. Its accounts are not those of the network."
      foot={
        <>
          <p>
            New to the demo area? <Link to="/supabase-register">Sign up</Link>
          </p>
          <Link to="/reset-password?area=demo">Forgot password?</Link>
        </>
      }
    >
      {awaits && (
        <Note role="status">
          We sent a link to your email address. Open it, then sign in here. <WhereMailIs />
        </Note>
      )}
      <DemoForm
        act="Sign In"
        google="Continue with Google"
        send={({ email, password }) => signIn(email, password)}
        entered={() => toast.success(say('Login successful!'))}
      >
        <Field label="Email Address" name="email" type="email" autoComplete="email" required />
        <PasswordField label="Password" name="password" autoComplete="current-password" required />
      </DemoForm>
    </DemoEntrance>
  )
}
