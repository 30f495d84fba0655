import { brand } from '#contract/brand.ts'
import type { Post } from '#contract/feed.ts'
import { say, speaking } from '../lib/language/say.ts'
import { classNames } from '../ui/class-names.ts'
import { InReadersLanguage } from '../ui/language/InReadersLanguage.tsx'
import { SectionHead } from '../ui/layout/SectionHead.tsx'
import { Sheet } from '../ui/layout/Sheet.tsx'
import { Person } from '../ui/person/Person.tsx'
import { Loading, Skeleton } from '../ui/status/Skeleton.tsx'
import styles from './FeedLoading.module.css'
import { FeedHead } from './timeline/FeedHead.tsx'
import trending from './trending/Trending.module.css'

/** The feed's place while its program is on its way, as the feed itself looks while its posts are. */
export const FeedLoading = ({ first }: { first?: Post | undefined }) => (
  <>
    <Sheet bleed>
      <div className={styles.composer}>
        <Skeleton size="avatar" />
      </div>
    </Sheet>
    <section>
      <InReadersLanguage>
        <SectionHead title={say('Trending on {name}', { name: brand.name })} more={<span className={styles.info} />} />
      </InReadersLanguage>
      <FirstTrending post={first} />
    </section>
    <section>
      <FeedHead show="for_you" />
      <InReadersLanguage>
        <Sheet bleed>
          <Loading label={say('Loading posts')} />
        </Sheet>
      </InReadersLanguage>
    </section>
  </>
)

/**
 * The first trending post in words alone, from when they are known until its card can be drawn.
 * Before the program is there, the document fills them in: app/document/first-words.ts.
 */
const FirstTrending = ({ post }: { post: Post | undefined }) => (
  <div data-first-words={import.meta.env.SSR || undefined}>
    <div className={trending.row} hidden={!post}>
      <div className={styles.card}>
        <Person
          avatar={<Skeleton size="avatar-sm" />}
          name={<b data-name>{post?.author.name}</b>}
          meta={<span data-meta>{post?.author.headline}</span>}
        />
        <p className={classNames('clamp3', styles.words)} data-words>
          {post?.content}
        </p>
      </div>
    </div>
    <div hidden={Boolean(post)} lang={speaking()}>
      <Sheet className={trending.waiting}>
        <Loading label={say('Loading trending posts')} rows={1} />
      </Sheet>
    </div>
  </div>
)
