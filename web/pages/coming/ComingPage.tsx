import { useLocation } from '../../lib/router.tsx'
import { useSession } from '../../lib/session.ts'
import { Art } from '../../ui/art/Art.tsx'
import { ButtonLink } from '../../ui/button/ButtonLink.tsx'
import { Centre } from '../../ui/layout/Centre.tsx'
import { Page } from '../../ui/layout/Page.tsx'
import { comingPlaces } from './coming.ts'

const onward = {
  demo: { to: '/login', label: 'Go to the main sign-in' },
  guest: { to: '/features', label: 'See what works today' },
  member: { to: '/dashboard', label: 'Open the feed' },
}

/** A place whose room is not built yet: what it will hold, and a way onward. */
export function ComingPage() {
  const { signedIn } = useSession()
  const { pathname } = useLocation()
  const place = comingPlaces[pathname.replace(/(?<!\/)\/+$/, '') as keyof typeof comingPlaces]
  if (!place) return null

  const next = onward[signedIn ? 'member' : pathname.startsWith('/supabase') ? 'demo' : 'guest']

  return (
    <Page title={place.title} heading="own" frame="bare" className="paper">
      <Centre art={<Art name={place.art} />} title={place.title} action={<ButtonLink to={next.to}>{next.label}</ButtonLink>}>
        <p>{place.promise}</p>
      </Centre>
    </Page>
  )
}
