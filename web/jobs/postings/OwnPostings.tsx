import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { Suspense, useState } from 'react'
import type { Id } from '#contract/page.ts'
import type { PostingCard, PostingState } from '#contract/posting.ts'
import room from '../../institutions/Institution.module.css'
import { manageOf } from '../../institutions/words.ts'
import { useAddress } from '../../lib/address.ts'
import { useNavigate } from '../../lib/router.tsx'
import { Chip } from '../../ui/badge/Chip.tsx'
import { Button } from '../../ui/button/Button.tsx'
import { ButtonLink } from '../../ui/button/ButtonLink.tsx'
import { part } from '../../ui/later.tsx'
import { Sheet, SheetList } from '../../ui/layout/Sheet.tsx'
import { itemsOf, QueryList } from '../../ui/list/QueryList.tsx'
import { ShowMore } from '../../ui/list/ShowMore.tsx'
import { Loading } from '../../ui/status/Skeleton.tsx'
import { OwnPostingRow } from './OwnPostingRow.tsx'
import styles from './Postings.module.css'
import { newJobOf } from './posting-words.ts'
import { ownPostingsQuery, publishedQuery, usePostingsLive } from './postings-queries.ts'
import { RecordLine } from './RecordLine.tsx'

const ImportDialog = part(async () => ({ default: (await import('../import/ImportDialog.tsx')).ImportDialog }))

const shows = { all: 'All', draft: 'Drafts', published: 'Open', closed: 'Closed' } as const

/** The jobs of an institution, for its owners and recruiters: drafts, open and closed ones. */
export function OwnPostings({ institutionId }: { institutionId: Id }) {
  const [address] = useAddress()
  const navigate = useNavigate()
  const asked = address.get('jobs')
  const state = (['draft', 'published', 'closed'] as const satisfies PostingState[]).find((one) => one === asked)
  const [importing, setImporting] = useState(false)
  const query = useInfiniteQuery(ownPostingsQuery(institutionId, state))
  // How the institution answers is said with each job that it has published.
  const answered = itemsOf<PostingCard>(query.data).find(({ postingState }) => postingState !== 'draft')?.id
  const { data: published } = useQuery({ ...publishedQuery(answered ?? ''), enabled: answered !== undefined })
  usePostingsLive(institutionId)
  const choose = (show: string) => navigate(`${manageOf(institutionId)}${show === 'all' ? '' : `&jobs=${show}`}`, { replace: true })
  return (
    <Sheet
      bleed
      title="Jobs"
      aside={
        <div className={room.acts}>
          <Button tone="outline" size="small" onClick={() => setImporting(true)}>
            Import
          </Button>
          <ButtonLink size="small" to={newJobOf(institutionId)}>
            <Plus />
            New job
          </ButtonLink>
        </div>
      }
    >
      <fieldset className={styles.filter} aria-label="Which jobs">
        {Object.entries(shows).map(([key, label]) => (
          <Chip key={key} aria-pressed={key === (state ?? 'all')} onClick={() => choose(key)}>
            {label}
          </Chip>
        ))}
      </fieldset>
      {published && <RecordLine record={published.answerRecord} />}
      <SheetList aria-label="Jobs">
        <QueryList
          inList
          query={query}
          what="jobs"
          skeleton={<Loading label="Loading jobs" />}
          empty={<li className="ui muted">{state ? 'None of these.' : 'No job yet. A draft is seen by nobody but you and your team.'}</li>}
        >
          {(posting) => <OwnPostingRow posting={posting} />}
        </QueryList>
      </SheetList>
      {query.hasNextPage && (
        <div className={room.foot}>
          <ShowMore tone="outline" block query={query} />
        </div>
      )}
      <Suspense>{importing && <ImportDialog institutionId={institutionId} onClose={() => setImporting(false)} />}</Suspense>
    </Sheet>
  )
}
