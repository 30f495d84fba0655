import { useEffect, useEffectEvent, useRef } from 'react'
import { wordsOf } from '../../lib/api/failure.ts'
import { say, speaking } from '../../lib/language/say.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Loading } from '../../ui/status/Skeleton.tsx'
import styles from './Timeline.module.css'

/** The next page is asked for this far ahead, so that nobody meets the end of what is loaded. */
const AHEAD = '1600px'

type ListEndProps = { hasMore: boolean; isLoading: boolean; error: unknown; onMore: () => void }

/** The foot of an endless list: asks for more when it comes near, and says so when there is no more or it could not be had. */
export function ListEnd({ hasMore, isLoading, error, onMore }: ListEndProps) {
  const foot = useRef<HTMLDivElement>(null)
  const ask = useEffectEvent(onMore)

  const isReady = hasMore && !isLoading && !error
  useEffect(() => {
    if (!isReady || !foot.current) return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && ask(), { rootMargin: AHEAD })
    observer.observe(foot.current)
    return () => observer.disconnect()
  }, [isReady])

  return (
    <div ref={foot} lang={speaking()}>
      {isLoading && <Loading label={say('Loading more posts')} rows={1} />}
      {error !== null && (
        <div className={styles.end} role="alert">
          <p>
            {say('More posts could not be loaded.')} {wordsOf(error)}
          </p>
          <Button tone="outline" size="small" onClick={onMore}>
            {say('Try again')}
          </Button>
        </div>
      )}
      {!hasMore && <p className={styles.end}>{say('That is all for now.')}</p>}
    </div>
  )
}
