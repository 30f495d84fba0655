import { useState } from 'react'
import { backend } from '../lib/api/backend.ts'
import { say } from '../lib/language/say.ts'
import { Badge } from '../ui/badge/Badge.tsx'
import { Button } from '../ui/button/Button.tsx'
import { Field } from '../ui/form/Field.tsx'
import { toast } from '../ui/status/toast.ts'
import styles from './Diagnostics.module.css'
import { withoutSecrets } from './without-secrets.ts'

type Answer = { status: number; data: unknown; milliseconds: number }
type Test = 'health' | 'register' | 'login'

const paths: Record<Test, string> = { health: '/api/health', register: '/api/auth/register', login: '/api/auth/login' }

/** Asks the back end as a sign-in would, and shows its raw answer. */
export function AuthTest() {
  const [values, setValues] = useState({ name: 'Test Doctor', email: '', password: '' })
  const [busy, setBusy] = useState<Test>()
  const [answer, setAnswer] = useState<Answer>()
  const field = (name: keyof typeof values) => ({
    value: values[name],
    onChange: ({ target }: { target: { value: string } }) => setValues((before) => ({ ...before, [name]: target.value })),
  })

  const run = async (test: Test) => {
    setBusy(test)
    try {
      const { name, email, password } = values
      const got = await ask(paths[test], test === 'health' ? undefined : test === 'login' ? { email, password } : { email, password, name })
      setAnswer(got)
      tell(test, got)
    } catch (error) {
      setAnswer(undefined)
      const words = (error as Error).message
      toast.error(test === 'health' ? say('Cannot connect to backend: {words}', { words }) : say('Connection error: {words}', { words }))
    } finally {
      setBusy(undefined)
    }
  }

  return (
    <div className={styles.part}>
      <div className={styles.fields}>
        <Field label="Full Name" autoComplete="off" {...field('name')} />
        <Field label="Email Address" type="email" autoComplete="off" {...field('email')} />
        <Field label="Password" type="password" autoComplete="off" {...field('password')} />
      </div>
      <p className="ui muted">A registration here makes a real account, as the sign-up page does.</p>
      <div className={styles.acts}>
        <Button busy={busy === 'health'} onClick={() => void run('health')}>
          Test Backend Health
        </Button>
        <Button tone="outline" busy={busy === 'register'} onClick={() => void run('register')}>
          Test Registration
        </Button>
        <Button tone="outline" busy={busy === 'login'} onClick={() => void run('login')}>
          Test Login
        </Button>
      </div>
      {answer && (
        <section aria-label="Answer">
          <p className={styles.acts}>
            <Badge tone={answer.status < 400 ? 'verified' : 'danger'}>{answer.status}</Badge>
            <span className="meta">{answer.milliseconds} ms</span>
          </p>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keyboard */}
          <pre tabIndex={0} className={styles.raw}>
            {JSON.stringify({ status: answer.status, data: withoutSecrets(answer.data) }, null, 2)}
          </pre>
        </section>
      )}
    </div>
  )
}

async function ask(path: string, body: object | undefined): Promise<Answer> {
  const begun = performance.now()
  const init = body && { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
  const answer = await fetch(backend() + path, init)
  const text = await answer.text()
  return { status: answer.status, data: parsed(text), milliseconds: Math.round(performance.now() - begun) }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

function tell(test: Test, { status, data }: Answer) {
  const isOk = status < 400
  const words = (data as { message?: string } | null)?.message ?? `status ${status}`
  if (test === 'health') return isOk ? toast.success(say('Backend is healthy!')) : toast.error(say('Backend health check failed'))
  if (test === 'login')
    return isOk ? toast.success(say('Test login successful!')) : toast.error(say('Test login failed: {words}', { words }))
  return isOk ? toast.success(say('Test registration successful!')) : toast.error(say('Test registration response: {words}', { words }))
}
