import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useAddress } from '../lib/address.ts'
import { say } from '../lib/language/say.ts'
import { Navigate } from '../lib/router.tsx'
import { isLeaving, useSession } from '../lib/session.ts'
import { soon } from '../ui/later.tsx'
import { Page } from '../ui/layout/Page.tsx'
import { Failed } from '../ui/list/QueryList.tsx'
import { Loading } from '../ui/status/Skeleton.tsx'
import { memberSetupStore, type SetupStore } from '../verification/setup/store.ts'

const SetupWizard = soon(async () => (await import('../verification/setup/SetupWizard.tsx')).SetupWizard)

/** Of the demo area's user, if there is one. */
const findHostedStore = async () => (await import('../demo/find-setup-store.ts')).findSetupStore()

/** The four steps from an account to a profile: a member's own, or a user's of the demo area. Nobody signed in goes to the demo area's sign-in. */
export function ProfileSetupPage() {
  const { signedIn, user } = useSession()
  const [address] = useAddress()
  const isMember = signedIn && address.get('area') !== 'demo'
  // Read once a visit: from then on the wizard holds what is typed.
  const { data, isError, refetch } = useQuery({
    queryKey: ['profile-setup', isMember, user?.id],
    queryFn: async (): Promise<{ store: SetupStore; loaded: Awaited<ReturnType<SetupStore['load']>> } | 'nobody'> => {
      const store = isMember ? memberSetupStore : await findHostedStore()
      return store ? { store, loaded: await store.load() } : 'nobody'
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })

  if (data === 'nobody' && !isLeaving()) return <Navigate to="/supabase-login" />
  const loading = <Loading label={say('Loading your profile setup')} />

  return (
    <Page title={say('Profile setup')} heading="own" frame="bare" className="wrap">
      {data && data !== 'nobody' ? (
        <Suspense fallback={loading}>
          <SetupWizard store={data.store} loaded={data.loaded} asked={Number(address.get('step'))} />
        </Suspense>
      ) : isError ? (
        <Failed what="your profile" onRetry={() => refetch()} />
      ) : (
        loading
      )}
    </Page>
  )
}
