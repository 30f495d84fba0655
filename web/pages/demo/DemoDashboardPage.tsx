import type { User } from '@supabase/supabase-js'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import styles from '../../demo/Demo.module.css'
import { DemoFeed } from '../../demo/feed/DemoFeed.tsx'
import { hosted, hostedWords } from '../../demo/hosted.ts'
import { Features } from '../../demo/people/Features.tsx'
import { OwnCard, OwnStats } from '../../demo/people/OwnCard.tsx'
import { VerifiedDoctors } from '../../demo/people/VerifiedDoctors.tsx'
import { ownProfile, WIZARD } from '../../demo/profile.ts'
import { SignOutButton } from '../../demo/sign-in/SignOutButton.tsx'
import { useDemoUser } from '../../demo/use-demo-user.ts'
import { say } from '../../lib/language/say.ts'
import { useNavigate } from '../../lib/router.tsx'
import { Page } from '../../ui/layout/Page.tsx'
import { Sheet } from '../../ui/layout/Sheet.tsx'
import { Failed } from '../../ui/list/QueryList.tsx'
import { Loading } from '../../ui/status/Skeleton.tsx'
import { toast } from '../../ui/status/toast.ts'

const TITLE = 'Supabase demo'
const LEAD = 'A member of Wardmates and a user of this demo area are two accounts, and nothing of one is part of the other.'

/** The network as the demo area shows it, for whoever is signed in there. */
export function DemoDashboardPage() {
  const found = useDemoUser()
  const navigate = useNavigate()
  const isLeaving = useRef(false)

  useEffect(() => {
    if (found.at !== 'out' || isLeaving.current) return
    if (found.hasEnded) toast.error(say('Your session has ended. Please sign in again.'))
    navigate('/supabase-login', { replace: true })
  }, [found, navigate])

  if (found.at === 'in') {
    const onLeaving = (is: boolean) => {
      isLeaving.current = is
    }
    return <Dashboard key={found.user.id} user={found.user} onLeaving={onLeaving} onOut={() => navigate('/')} />
  }
  return (
    <Page title={TITLE} lead={LEAD}>
      <Sheet>
        {found.at === 'failed' ? (
          <Failed what="the demo area" level={2} onRetry={found.retry}>
            {hostedWords(found.error)}
          </Failed>
        ) : (
          <Loading label="Loading the demo area" />
        )}
      </Sheet>
    </Page>
  )
}

type DashboardProps = { user: User; onLeaving: (isLeaving: boolean) => void; onOut: () => void }

function Dashboard({ user, onLeaving, onOut }: DashboardProps) {
  const navigate = useNavigate()
  const profile = useQuery({
    queryKey: ['hosted', 'profile', user.id],
    queryFn: async () => ownProfile(await hosted(), user),
    // Whoever comes from the wizard has just changed it.
    refetchOnMount: 'always',
    retry: false,
  })
  const { data } = profile
  const isBegun = data && !data.profile_completed && !profile.isFetching

  useEffect(() => {
    if (isBegun) navigate(WIZARD, { replace: true })
  }, [isBegun, navigate])

  return (
    <Page
      title={TITLE}
      lead={LEAD}
      aside={<SignOutButton onLeaving={onLeaving} onOut={onOut} />}
      side={
        <aside className={styles.side} aria-label="You">
          {data ? (
            <>
              <OwnCard profile={data} email={user.email ?? ''} />
              <OwnStats profile={data} />
            </>
          ) : profile.isError ? (
            <Sheet>
              <Failed what="your profile" onRetry={() => void profile.refetch()}>
                {hostedWords(profile.error)}
              </Failed>
            </Sheet>
          ) : (
            <Sheet>
              <Loading label="Loading your profile" shape="person" rows={1} />
            </Sheet>
          )}
        </aside>
      }
      below="both"
      rail={
        <>
          <VerifiedDoctors userId={user.id} />
          <Features />
        </>
      }
      railLabel="Doctors and features"
      frame="home"
    >
      <DemoFeed userId={user.id} />
    </Page>
  )
}
