import { Suspense } from 'react'
import { say } from '../../lib/language/say.ts'
import { soon } from '../../ui/later.tsx'
import { Page } from '../../ui/layout/Page.tsx'
import { Loading } from '../../ui/status/Skeleton.tsx'

const SettingsSections = soon(async () => (await import('./SettingsSections.tsx')).SettingsSections)

/** Everything that a member sets, in one place. What is drawn there travels with no other page. */
export const SettingsPage = () => (
  <Suspense
    fallback={
      <Page title={say('Settings')}>
        <Loading label={say('Loading settings')} />
      </Page>
    }
  >
    <SettingsSections />
  </Suspense>
)
