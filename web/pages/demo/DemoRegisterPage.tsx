import { brand } from '#contract/brand.ts'
import { DemoEntrance } from '../../demo/sign-in/DemoEntrance.tsx'
import { DemoForm } from '../../demo/sign-in/DemoForm.tsx'
import { signUp } from '../../demo/sign-in/enter.ts'
import { DEMO_PASSWORD_MIN } from '../../demo/tables.ts'
import { say } from '../../lib/language/say.ts'
import { Link, useNavigate } from '../../lib/router.tsx'
import { Field } from '../../ui/form/Field.tsx'
import { PasswordField } from '../../ui/form/PasswordField.tsx'
import { toast } from '../../ui/status/toast.ts'

/** Where somebody makes an account of the demo area. */
export function DemoRegisterPage() {
  const navigate = useNavigate()
  return (
    <DemoEntrance
      title={`Join ${brand.name}`}
      lead="An account of the demo area. It is not one of the network, and never becomes one."
      foot={
        <p>
          Already have an account here? <Link to="/supabase-login">Sign in</Link>
        </p>
      }
    >
      <DemoForm
        act="Sign Up"
        google="Sign up with Google"
        send={({ name, email, password }) => signUp(name.trim(), email, password)}
        entered={() => {
          toast.success(say('Account created successfully! Please check your email for verification.'))
          navigate('/supabase-login?confirm=email')
        }}
      >
        <Field label="Full Name" name="name" autoComplete="name" required maxLength={120} />
        <Field label="Email Address" name="email" type="email" autoComplete="email" required />
        <PasswordField
          label="Password"
          name="password"
          autoComplete="new-password"
          required
          minLength={DEMO_PASSWORD_MIN}
          hint={`At least ${DEMO_PASSWORD_MIN} characters.`}
        />
      </DemoForm>
    </DemoEntrance>
  )
}
