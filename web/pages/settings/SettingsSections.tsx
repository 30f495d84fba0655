import { ChevronLeft } from 'lucide-react'
import { Suspense } from 'react'
import { DELETION_DAYS } from '#contract/limits.ts'
import { useAddress } from '../../lib/address.ts'
import { say } from '../../lib/language/say.ts'
import { useMedia } from '../../lib/media.ts'
import { Link } from '../../lib/router.tsx'
import { useSession } from '../../lib/session.ts'
import { later } from '../../ui/later.tsx'
import { Page } from '../../ui/layout/Page.tsx'
import { Loading } from '../../ui/status/Skeleton.tsx'
import styles from './Settings.module.css'
import { SettingsNav } from './SettingsNav.tsx'
import { type Section, sections } from './sections.tsx'
import { useStates } from './use-states.ts'

const ClosedAccount = later(async () => (await import('./ClosedAccount.tsx')).ClosedAccount)
const KeepAccount = later(async () => (await import('../../privacy/deletion/KeepAccount.tsx')).KeepAccount)

/** What a member sets, a section at an address. On phones the page begins as the list of sections; where there is room it stands beside them. */
export function SettingsSections() {
  const { user } = useSession()
  const [address] = useAddress()
  const isWide = useMedia('(min-width: 1024px)')
  const asked = sections.find(({ id }) => id === address.get('section'))
  const shown = asked ?? (isWide ? sections[0] : undefined)

  if (user?.closedBy)
    return (
      <Page title={say('Your account')}>
        <Suspense fallback={<Loading label={say('Loading your account')} />}>
          <ClosedAccount reportId={user.closedBy} dueAt={user.deletionDueAt} />
        </Suspense>
      </Page>
    )
  if (user?.deletionDueAt)
    return (
      <Page title={say('Your account')}>
        <Suspense fallback={<Loading label={say('Loading your account')} />}>
          <KeepAccount dueAt={user.deletionDueAt} />
        </Suspense>
      </Page>
    )
  if (!shown)
    return (
      <Page title={say('Settings')}>
        <SettingsList />
      </Page>
    )
  return <SectionPage key={shown.id} section={shown} isWide={isWide} />
}

const SettingsList = () => <SettingsNav states={useStates()} />

const SectionPage = ({ section: { id, label, lead, Content }, isWide }: { section: Section; isWide: boolean }) => (
  <Page title={say(label)} heading="own" className={styles.content} side={isWide && <SettingsNav current={id} />}>
    <Link to="/settings" className={styles.back}>
      <ChevronLeft />
      {say('Settings')}
    </Link>
    <div className={styles.head}>
      <h1 tabIndex={-1}>{say(label)}</h1>
      <p className="ui muted">{say(lead, { days: DELETION_DAYS })}</p>
    </div>
    <Suspense fallback={<Loading label={say('Loading {what}', { what: say(label).toLowerCase() })} />}>
      <Content />
    </Suspense>
  </Page>
)
