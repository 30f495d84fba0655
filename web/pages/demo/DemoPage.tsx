import styles from '../../demo/Demo.module.css'
import { hostedWords } from '../../demo/hosted.ts'
import { SignOutButton } from '../../demo/sign-in/SignOutButton.tsx'
import { useDemoUser } from '../../demo/use-demo-user.ts'
import { inFull } from '../../lib/dates.ts'
import { ButtonLink } from '../../ui/button/ButtonLink.tsx'
import { Page } from '../../ui/layout/Page.tsx'
import { Sheet } from '../../ui/layout/Sheet.tsx'
import { Failed } from '../../ui/list/QueryList.tsx'
import { Loading } from '../../ui/status/Skeleton.tsx'

const features = [
  ['Sign-in', 'Email and password with a confirmed address, or Google where it is configured.'],
  ['Database', 'Profiles and posts with rules for each row: nobody changes what is not theirs.'],
  ['Realtime', 'A post appears for everybody who is signed in, as it is written, changed or deleted.'],
  ['Verification', 'A licence number on file, and a mark that only the review team can set.'],
]

/** What the demo area is, and who is signed in there. */
export function DemoPage() {
  const found = useDemoUser()
  return (
    <Page title="Supabase Integration Demo" lead="The same network on a hosted back end, with accounts of its own.">
      <Sheet padded title={found.at === 'in' ? 'Signed in' : 'The demo area'}>
        {found.at === 'in' ? (
          <>
            <dl className={styles.pairs}>
              {[
                ['Email', found.user.email],
                ['User ID', found.user.id],
                ['Email verified', found.user.email_confirmed_at ? 'Yes' : 'No'],
                ['Last sign-in', found.user.last_sign_in_at ? inFull(found.user.last_sign_in_at) : '–'],
              ].map(([name, value]) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
            <div className={styles.acts}>
              <ButtonLink to="/supabase-dashboard">View Dashboard</ButtonLink>
              <SignOutButton />
            </div>
          </>
        ) : found.at === 'out' ? (
          <>
            <p>A member of Wardmates and a user of this demo area are two accounts, and nothing of one is part of the other.</p>
            <div className={styles.acts}>
              <ButtonLink to="/supabase-login">Sign In</ButtonLink>
              <ButtonLink tone="outline" to="/supabase-register">
                Sign Up
              </ButtonLink>
            </div>
          </>
        ) : found.at === 'failed' ? (
          <Failed what="the demo area" onRetry={found.retry}>
            {hostedWords(found.error)}
          </Failed>
        ) : (
          <Loading label="Loading the demo area" rows={1} />
        )}
      </Sheet>
      {found.at !== 'in' && (
        <div className={styles.cards}>
          {features.map(([name, words]) => (
            <Sheet key={name} padded title={name}>
              <p>{words}</p>
            </Sheet>
          ))}
        </div>
      )}
    </Page>
  )
}
