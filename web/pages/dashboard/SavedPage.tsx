import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { Suspense, useState } from 'react'
import { QUESTION_MAX } from '#contract/limits.ts'
import { LabelMenu } from '../../feed/saved/LabelMenu.tsx'
import { LabelNav } from '../../feed/saved/LabelNav.tsx'
import { labelsQuery } from '../../feed/saved/queries.ts'
import styles from '../../feed/saved/Saved.module.css'
import { SavedList } from '../../feed/saved/SavedList.tsx'
import { SavedSearch } from '../../feed/saved/SavedSearch.tsx'
import { useSavedLive } from '../../feed/saved/use-saved-live.ts'
import { useAddress } from '../../lib/address.ts'
import { Button } from '../../ui/button/Button.tsx'
import { part } from '../../ui/later.tsx'
import { Page } from '../../ui/layout/Page.tsx'
import { Sheet } from '../../ui/layout/Sheet.tsx'
import { Failed } from '../../ui/list/QueryList.tsx'
import { Loading } from '../../ui/status/Skeleton.tsx'

const LabelDialog = part(() => import('../../feed/saved/LabelDialog.tsx'))

/** Where a member finds again what they kept. */
export default function SavedPage() {
  const [address, setAddress] = useAddress()
  const label = address.get('label') ?? undefined
  const q = address.get('q')?.slice(0, QUESTION_MAX) ?? ''
  const [naming, setNaming] = useState(false)
  const labels = useQuery(labelsQuery)
  useSavedLive()

  const lookAt = (next: { label: string | undefined; q: string }) =>
    setAddress({ show: 'saved', ...(next.label && { label: next.label }), ...(next.q && { q: next.q }) }, { replace: true })
  const show = (next: string | undefined) => lookAt({ label: next, q })
  const own = labels.data?.items.find(({ id }) => id === label)

  return (
    <Page
      title="Saved"
      aside={
        <Button tone="outline" aria-haspopup="dialog" onClick={() => setNaming(true)}>
          <Plus />
          New label
        </Button>
      }
    >
      {labels.data ? (
        <div className={styles.frame}>
          <LabelNav labels={labels.data} chosen={label} onChoose={show} />
          <div className={styles.main}>
            <SavedSearch asked={q} onWords={(words) => lookAt({ label, q: words })} />
            <SavedList
              key={label}
              labels={labels.data}
              filter={{ label, q }}
              menu={own && <LabelMenu key={own.id} label={own} onGone={() => show(undefined)} />}
            />
          </div>
        </div>
      ) : (
        <Sheet>
          {labels.isError ? <Failed what="saved posts" onRetry={() => void labels.refetch()} /> : <Loading label="Loading saved posts" />}
        </Sheet>
      )}
      <Suspense>
        {naming && (
          <LabelDialog
            onDone={({ id }) => {
              setNaming(false)
              show(id)
            }}
            onClose={() => setNaming(false)}
          />
        )}
      </Suspense>
    </Page>
  )
}
