import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useAddress } from '../lib/address.ts'
import { useSession } from '../lib/session.ts'
import { soon } from '../ui/later.tsx'
import { Page } from '../ui/layout/Page.tsx'
import { Failed } from '../ui/list/QueryList.tsx'
import { Loading } from '../ui/status/Skeleton.tsx'
import { memberSetupStore } from '../verification/setup/store.ts'

const SetupWizard = soon(async () => (await import('../verification/setup/SetupWizard.tsx')).SetupWizard)

/** The four steps from an account to a profile. */
export function ProfileSetupPage() {
  const { user } = useSession()
  const [address] = useAddress()
  // Read once a visit: from then on the wizard holds what is typed.
  const loaded = useQuery({
    queryKey: ['profile-setup', user?.id],
    queryFn: memberSetupStore.load,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })

  const loading = <Loading label="Loading your profile setup" />

  return (
    <Page title="Profile setup" heading="own" frame="bare" className="wrap">
      {loaded.data ? (
        <Suspense fallback={loading}>
          <SetupWizard store={memberSetupStore} loaded={loaded.data} asked={Number(address.get('step'))} />
        </Suspense>
      ) : loaded.isError ? (
        <Failed what="your profile" onRetry={() => loaded.refetch()} />
      ) : (
        loading
      )}
    </Page>
  )
}
