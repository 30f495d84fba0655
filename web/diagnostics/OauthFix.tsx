import { Copy } from 'lucide-react'
import { backend } from '../lib/api/backend.ts'
import { type Said, say } from '../lib/language/say.ts'
import { Button } from '../ui/button/Button.tsx'
import { ButtonLink } from '../ui/button/ButtonLink.tsx'
import { IconButton } from '../ui/button/IconButton.tsx'
import { Note } from '../ui/status/Note.tsx'
import { localOrigins, localRedirects } from './addresses.ts'
import { copy } from './copy.ts'
import styles from './Diagnostics.module.css'

/** What a redirect_uri_mismatch means, and what to register with Google against it. */
export function OauthFix() {
  const { origin } = window.location
  return (
    <div className={styles.part}>
      <Note tone="danger">
        <b>Error 400: redirect_uri_mismatch.</b> The address that Google was asked to return to is not on the list of the OAuth client.
      </Note>
      <div className={styles.two}>
        <Addresses
          title="Authorised redirect URIs"
          all={localRedirects}
          said={say('Redirect URI copied to clipboard!')}
          saidOfAll={say('All redirect URIs copied to clipboard!')}
        />
        <Addresses
          title="Authorised JavaScript origins"
          all={localOrigins}
          said={say('JavaScript Origin copied to clipboard!')}
          saidOfAll={say('All JavaScript origins copied to clipboard!')}
        />
      </div>
      <section>
        <h2>Steps</h2>
        <ol className={styles.list}>
          <li>Open the OAuth client in the Google Cloud console.</li>
          <li>Add every redirect URI and every JavaScript origin above, and those of your own address.</li>
          <li>
            Add where Google itself returns to: <code>{origin}/auth/callback</code> for the network, and for the demo area{' '}
            <code>{backend() || origin}/auth/v1/callback</code>, or <code>/auth/v1/callback</code> of its Supabase project.
          </li>
          <li>Save, and wait 5-10 minutes for the change to spread.</li>
          <li>Come back here and test the login again.</li>
        </ol>
      </section>
      <div className={styles.acts}>
        <ButtonLink to="/supabase-login">Test Login</ButtonLink>
        <Button tone="outline" onClick={() => window.location.reload()}>
          Refresh
        </Button>
      </div>
    </div>
  )
}

type AddressesProps = { title: string; all: readonly string[]; said: Said; saidOfAll: Said }

const Addresses = ({ title, all, said, saidOfAll }: AddressesProps) => (
  <section>
    <h2>{title}</h2>
    {all.map((address) => (
      <div key={address} className={styles.address}>
        <code>{address}</code>
        <IconButton label={`Copy ${address}`} onClick={() => void copy(address, said)}>
          <Copy />
        </IconButton>
      </div>
    ))}
    <Button tone="quiet" onClick={() => void copy(all.join('\n'), saidOfAll)}>
      Copy all
    </Button>
  </section>
)
