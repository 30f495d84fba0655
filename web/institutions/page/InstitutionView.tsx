import { useQuery } from '@tanstack/react-query'
import { type ReactNode, Suspense } from 'react'
import type { Institution } from '#contract/institution.ts'
import { useAddress } from '../../lib/address.ts'
import { formatCount } from '../../lib/count.ts'
import { ButtonLink } from '../../ui/button/ButtonLink.tsx'
import { part } from '../../ui/later.tsx'
import { Sheet } from '../../ui/layout/Sheet.tsx'
import { Tabs } from '../../ui/layout/Tabs.tsx'
import { ownClaimsQuery, ownPagesQuery } from '../queries.ts'
import { nounOf, pageOf } from '../words.ts'
import { InstitutionHead } from './InstitutionHead.tsx'
import styles from './Overview.module.css'
import { Overview } from './Overview.tsx'
import { PeopleRail } from './PeopleRail.tsx'
import { WorkHere } from './WorkHere.tsx'

const People = part(async () => ({ default: (await import('./People.tsx')).People }))
const Posts = part(async () => ({ default: (await import('./Posts.tsx')).Posts }))
const Invitation = part(async () => ({ default: (await import('./Invitation.tsx')).Invitation }))
const OwnClaim = part(async () => ({ default: (await import('../claim/OwnClaim.tsx')).OwnClaim }))
const ClaimSheet = part(async () => ({ default: (await import('../claim/ClaimSheet.tsx')).ClaimSheet }))

/** The page of an institution as everybody reads it; `jobs` are its open ones, `papers` those of its people. */
export function InstitutionView({ page, jobs, papers }: { page: Institution; jobs: ReactNode; papers: ReactNode }) {
  const [address, setAddress] = useAddress()
  const { data: own } = useQuery(ownPagesQuery)
  const { data: claims } = useQuery(ownClaimsQuery)
  const { id } = page
  const invitation = own?.invitations.find(({ institution }) => institution.id === id)
  const claim = claims?.items.find(({ institution, state }) => institution.id === id && (state === 'unfinished' || state === 'waiting'))
  const isOpened = page.claimed || !claim
  return (
    <div className={styles.column}>
      <InstitutionHead page={page} />
      <Suspense>
        {invitation && <Invitation invitation={invitation} />}
        {claim && !address.has('claim') && <OwnClaim claim={claim} />}
        {claims && (address.has('claim') || (!page.claimed && !claim)) && <ClaimSheet page={page} claim={claim} />}
      </Suspense>
      {isOpened && (
        <div className={styles.split}>
          <div className={styles.column}>
            <Sheet bleed aria-label="Sections of the page">
              <Tabs
                label="Sections of the page"
                selected={address.get('tab') ?? 'overview'}
                onSelect={(tab) => setAddress({ id, ...(tab !== 'overview' && { tab }) }, { replace: true })}
                tabs={[
                  { id: 'overview', label: 'Overview', panel: <Overview page={page} /> },
                  {
                    id: 'people',
                    label: page.people > 0 ? `People ${formatCount(page.people)}` : 'People',
                    panel: (
                      <Suspense>
                        <People page={page} />
                      </Suspense>
                    ),
                  },
                  { id: 'papers', label: 'Papers', panel: <Suspense>{papers}</Suspense> },
                  {
                    id: 'posts',
                    label: 'Posts',
                    panel: (
                      <Suspense>
                        <Posts page={page} />
                      </Suspense>
                    ),
                  },
                ]}
              />
            </Sheet>
            {!address.has('tab') && <Suspense>{jobs}</Suspense>}
          </div>
          <aside className={styles.column} aria-label="People">
            {address.get('tab') !== 'people' && <PeopleRail page={page} />}
            <WorkHere page={page} />
            {page.claimed && !page.role && !claim && !address.has('claim') && <Speak page={page} />}
          </aside>
        </div>
      )}
    </div>
  )
}

/** The way to a claim of one's own to a page that somebody else runs. */
const Speak = ({ page: { id, kind } }: { page: Institution }) => (
  <Sheet bleed padded title={`Do you speak for this ${nounOf[kind]}?`}>
    <p className="ui muted">Somebody runs this page already. If it should be you, a reviewer hears both sides.</p>
    <ButtonLink tone="quiet" to={`${pageOf(id)}&claim`}>
      Claim this page
    </ButtonLink>
  </Sheet>
)
