import { useQuery } from '@tanstack/react-query'
import { Info } from 'lucide-react'
import { lazy, Suspense, useId, useState } from 'react'
import { brand } from '#contract/brand.ts'
import type { Post } from '#contract/feed.ts'
import { TRENDING_RULE } from '#contract/limits.ts'
import type { Id } from '#contract/page.ts'
import { wordsOf } from '../lib/failure.ts'
import { IconButton } from '../ui/IconButton.tsx'
import { Failed } from '../ui/QueryList.tsx'
import { SectionHead } from '../ui/SectionHead.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import { Loading } from '../ui/Skeleton.tsx'
import { trendingQuery } from './queries.ts'
import styles from './Trending.module.css'
import { TrendingCard } from './TrendingCard.tsx'

const PostDialog = lazy(() => import('./PostDialog.tsx'))

/** The first three posts by a rule that anyone may read. */
export function Trending({ onDelete }: { onDelete: (post: Post) => void }) {
  const { data, error, isPending, refetch } = useQuery(trendingQuery)
  const [ruleShown, setRuleShown] = useState(false)
  const [openId, setOpenId] = useState<Id>()
  const ruleId = useId()
  if (data?.items.length === 0) return null

  const open = data?.items.find(({ id }) => id === openId)
  return (
    <section aria-labelledby="trending">
      <SectionHead
        id="trending"
        title={`Trending on ${brand.name}`}
        more={
          <IconButton
            label="How trending is chosen"
            className={styles.info}
            aria-expanded={ruleShown}
            aria-controls={ruleId}
            onClick={() => setRuleShown(!ruleShown)}
          >
            <Info />
          </IconButton>
        }
      />
      <p id={ruleId} className={styles.rule} hidden={!ruleShown}>
        {TRENDING_RULE}
      </p>
      {data && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reachable by keyboard
        <section className={styles.row} tabIndex={0} aria-label="Trending posts, scrolls sideways">
          {data.items.map((post) => (
            <TrendingCard key={post.id} post={post} onOpen={() => setOpenId(post.id)} />
          ))}
        </section>
      )}
      {isPending && (
        <Sheet className={styles.waiting}>
          <Loading label="Loading trending posts" rows={1} />
        </Sheet>
      )}
      {!data && error && (
        <Sheet>
          <Failed onRetry={() => refetch()}>{wordsOf(error)}</Failed>
        </Sheet>
      )}
      {open && (
        <Suspense>
          <PostDialog post={open} onDelete={onDelete} onClose={() => setOpenId(undefined)} />
        </Suspense>
      )}
    </section>
  )
}
