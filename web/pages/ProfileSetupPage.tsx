import { useQuery } from '@tanstack/react-query'
import { useSession } from '../lib/session.ts'
import { Page } from '../ui/Page.tsx'
import { Failed } from '../ui/QueryList.tsx'
import { Loading } from '../ui/Skeleton.tsx'
import { SetupWizard } from '../verification/SetupWizard.tsx'
import { memberStore } from '../verification/setup-store.ts'

/** The four steps from an account to a profile. */
export function ProfileSetupPage() {
  const { user } = useSession()
  // Read once a visit: from then on the wizard holds what is typed.
  const loaded = useQuery({
    queryKey: ['profile-setup', user?.id],
    queryFn: memberStore.load,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })

  return (
    <Page title="Profile setup" heading="own" frame="bare" className="wrap">
      {loaded.data ? (
        <SetupWizard store={memberStore} loaded={loaded.data} />
      ) : loaded.isError ? (
        <Failed onRetry={() => loaded.refetch()} />
      ) : (
        <Loading label="Loading your profile setup" />
      )}
    </Page>
  )
}
