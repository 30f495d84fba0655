import { Upload } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useAddress } from '../lib/address.ts'
import { useLocation } from '../lib/router.tsx'
import { addressOf, filtersOf, forYouAddress, isForYou, type PaperFilters, pageOf, quoteOf } from '../research/filters.ts'
import styles from '../research/Research.module.css'
import { Button } from '../ui/button/Button.tsx'
import { part, soon } from '../ui/later.tsx'
import { Page } from '../ui/layout/Page.tsx'
import { Sheet } from '../ui/layout/Sheet.tsx'
import { Loading } from '../ui/status/Skeleton.tsx'

const lists = () => import('../research/list/lists.ts')
const FilterForm = soon(async () => (await lists()).FilterForm)
const Topics = soon(async () => (await lists()).Topics)
const PaperList = soon(async () => (await lists()).PaperList)
const PaperDetail = part(async () => ({ default: (await import('../research/paper/PaperDetail.tsx')).PaperDetail }))
const UploadDialog = part(async () => ({ default: (await import('../research/upload/UploadDialog.tsx')).UploadDialog }))

const waiting = (
  <Sheet>
    <Loading label="Loading papers" />
  </Sheet>
)

/** Papers with all their versions: the list, and the one that is open beside it, or on a phone in its place. */
export function ResearchHubPage() {
  const [address, setAddress] = useAddress()
  const { hash } = useLocation()
  const [uploads, setUploads] = useState(false)
  const [uploaded, setUploaded] = useState('')
  const suggested = isForYou(address)
  const filters = suggested ? {} : filtersOf(address)
  const openId = address.get('paper')
  const go = (next: string) => setAddress(new URLSearchParams(next), { replace: true })
  const show = (next: PaperFilters, paperId = openId) => go(addressOf(next, paperId ?? undefined))
  /** It stands at the top of all papers, so nothing narrows them any longer. */
  const showUploaded = (id: string) => {
    setUploaded(id)
    show({}, id)
  }

  return (
    <Page
      title="Research Hub"
      lead="Newest uploads first. Every version is kept."
      aside={
        <Button onClick={() => setUploads(true)}>
          <Upload />
          Upload paper
        </Button>
      }
    >
      <div className={styles.hub} data-open={openId !== null || undefined}>
        <Suspense fallback={waiting}>
          <div className={styles.narrow}>
            <FilterForm key={uploaded} filters={filters} onChange={(words) => show({ ...filters, ...words })} />
            {!suggested && <Topics filters={filters} onTopic={(topic) => show(withTopic(filters, topic))} />}
          </div>
          <div className={styles.columns}>
            <div className={styles.list}>
              <PaperList
                filters={filters}
                openId={openId}
                isForYou={suggested}
                onShelf={(shelf) => show(withShelf(filters, shelf))}
                onForYou={() => go(forYouAddress(openId ?? undefined))}
              />
            </div>
            <div className={styles.detail}>
              <Suspense fallback={waiting}>
                {openId && (
                  <PaperDetail
                    key={openId}
                    paperId={openId}
                    back={suggested ? forYouAddress() : addressOf(filters)}
                    page={pageOf(address)}
                    quote={quoteOf(hash)}
                  />
                )}
              </Suspense>
            </div>
          </div>
        </Suspense>
      </div>
      <Suspense>{uploads && <UploadDialog onClose={() => setUploads(false)} onUploaded={showUploaded} />}</Suspense>
    </Page>
  )
}

const withTopic = ({ topic: _before, ...others }: PaperFilters, topic: string | undefined): PaperFilters =>
  topic === undefined ? others : { ...others, topic }

const withShelf = ({ shelf: _before, ...others }: PaperFilters, shelf: PaperFilters['shelf']): PaperFilters =>
  shelf === undefined ? others : { ...others, shelf }
