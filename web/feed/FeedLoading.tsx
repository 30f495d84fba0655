import { brand } from '#contract/brand.ts'
import { SectionHead } from '../ui/SectionHead.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import { Loading } from '../ui/Skeleton.tsx'
import styles from './Trending.module.css'

/** The feed's place while its program is on its way, as the feed itself looks while its posts are. */
export const FeedLoading = () => (
  <>
    <SectionHead title={`Trending on ${brand.name}`} more={<span className={styles.info} />} />
    <Sheet className={styles.waiting}>
      <Loading label="Loading trending posts" rows={1} />
    </Sheet>
    <SectionHead title="For You" />
    <Sheet bleed>
      <Loading label="Loading posts" />
    </Sheet>
  </>
)
