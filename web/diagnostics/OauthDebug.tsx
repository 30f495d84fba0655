import type { Diagnostics } from '#contract/demo-area.ts'
import { api } from '../lib/api/api.ts'
import { backend } from '../lib/api/backend.ts'
import { wordsOf } from '../lib/api/failure.ts'
import { hasGoogle } from '../lib/has-google.ts'
import { say } from '../lib/language/say.ts'
import { Badge } from '../ui/badge/Badge.tsx'
import { Button } from '../ui/button/Button.tsx'
import { toast } from '../ui/status/toast.ts'
import { CALLBACK } from './addresses.ts'
import { copy } from './copy.ts'
import styles from './Diagnostics.module.css'

/** How signing in with Google is configured here, without a secret, and who is signed in. */
export function OauthDebug({ found, who = 'Guest' }: { found: Diagnostics; who?: string | undefined }) {
  const origin = window.location.origin
  const yes = (is: boolean) => (is ? 'Configured' : 'Missing')
  const info = [
    `Backend URL: ${yes(found.hostedUrl)}`,
    `Public key: ${yes(found.hostedKey)}`,
    `Current origin: ${origin}`,
    `Redirect URL: ${origin}${CALLBACK}`,
    `Signed in as: ${who}`,
  ].join('\n')
  return (
    <div className={styles.part}>
      <section>
        <h2>Configuration</h2>
        <dl className={styles.facts}>
          <Fact name="Backend URL">
            <Configured is={found.hostedUrl} />
          </Fact>
          <Fact name="Public key">
            <Configured is={found.hostedKey} />
          </Fact>
          <Fact name="Current origin">
            <code>{origin}</code>
          </Fact>
          <Fact name="Redirect URL">
            <code>{origin + CALLBACK}</code>
          </Fact>
          <Fact name="Signed in as">{who}</Fact>
        </dl>
      </section>
      <div className={styles.acts}>
        <Button onClick={() => void testGoogle()}>Test Google Sign-In</Button>
        <Button tone="outline" onClick={() => void copy(info, say('Debug info copied to clipboard!'))}>
          Copy Debug Info
        </Button>
        <Button tone="outline" onClick={() => window.open('/supabase-login', '_blank', 'noopener')}>
          Open Login Page
        </Button>
      </div>
      <section>
        <h2>Checklist</h2>
        <ul className={styles.list}>
          <li>Google is switched on as a provider of the back end.</li>
          <li>The redirect URL above is on the list of the OAuth client.</li>
          <li>The origin above is listed there as a JavaScript origin.</li>
          <li>A change at Google takes 5-10 minutes to spread.</li>
        </ul>
      </section>
    </div>
  )
}

const Fact = ({ name, children }: { name: string; children: React.ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)

const Configured = ({ is }: { is: boolean }) => (is ? <Badge tone="verified">Configured</Badge> : <Badge tone="danger">Missing</Badge>)

/** Begins to sign in with Google as the demo area does, where its back end can. */
async function testGoogle() {
  try {
    const { service } = await api.demoArea.about()
    if (!service) return void toast.error(say('OAuth Error: The demo area has no back end here.'))
    if (!(await hasGoogle(service))) return void toast.error(say('OAuth Error: Google is not configured on the back end.'))
    const asked = { provider: 'google', redirect_to: window.location.origin + CALLBACK, access_type: 'offline', prompt: 'consent' }
    window.location.assign(`${service.url ?? backend()}/auth/v1/authorize?${new URLSearchParams(asked)}`)
  } catch (error) {
    toast.error(say('Test Error: {words}', { words: wordsOf(error) }))
  }
}
