import { useQuery } from '@tanstack/react-query'
import { Info } from 'lucide-react'
import { Suspense, useId, useState } from 'react'
import { brand } from '#contract/brand.ts'
import type { Post } from '#contract/feed.ts'
import { TRENDING_RULE } from '#contract/limits.ts'
import type { Id } from '#contract/page.ts'
import { wordsOf } from '../../lib/api/failure.ts'
import { say } from '../../lib/language/say.ts'
import { IconButton } from '../../ui/button/IconButton.tsx'
import { InReadersLanguage } from '../../ui/language/InReadersLanguage.tsx'
import { part } from '../../ui/later.tsx'
import { SectionHead } from '../../ui/layout/SectionHead.tsx'
import { Sheet } from '../../ui/layout/Sheet.tsx'
import { Failed } from '../../ui/list/QueryList.tsx'
import { Loading } from '../../ui/status/Skeleton.tsx'
import { trendingQuery } from '../cache/feed-queries.ts'
import styles from './Trending.module.css'
import { TrendingCard } from './TrendingCard.tsx'

const PostDialog = part(() => import('../post/PostDialog.tsx'))

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
      <InReadersLanguage>
        <SectionHead
          id="trending"
          title={say('Trending on {name}', { name: brand.name })}
          more={
            <IconButton
              label={say('How trending is chosen')}
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
          {say(TRENDING_RULE)}
        </p>
      </InReadersLanguage>
      {data && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reachable by keyboard
        <section className={styles.row} tabIndex={0} aria-label="Trending posts, scrolls sideways">
          {data.items.map((post) => (
            <TrendingCard key={post.id} post={post} onOpen={() => setOpenId(post.id)} />
          ))}
        </section>
      )}
      <InReadersLanguage>
        {isPending && (
          <Sheet className={styles.waiting}>
            <Loading label={say('Loading trending posts')} rows={1} />
          </Sheet>
        )}
        {!data && error && (
          <Sheet>
            <Failed what="trending posts" onRetry={() => refetch()}>
              {wordsOf(error)}
            </Failed>
          </Sheet>
        )}
      </InReadersLanguage>
      {open && (
        <Suspense>
          <PostDialog post={open} onDelete={onDelete} onClose={() => setOpenId(undefined)} />
        </Suspense>
      )}
    </section>
  )
}
