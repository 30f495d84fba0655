import { useQuery } from '@tanstack/react-query'
import { Suspense, useRef, useState } from 'react'
import { useSay } from '../../lib/language/say.ts'
import { Button } from '../../ui/button/Button.tsx'
import { part } from '../../ui/later.tsx'
import { SheetList } from '../../ui/layout/Sheet.tsx'
import { QueryList } from '../../ui/list/QueryList.tsx'
import { useKeptFocus } from '../../ui/list/use-kept-focus.ts'
import { Loading } from '../../ui/status/Skeleton.tsx'
import styles from './Follows.module.css'
import { followsQuery, useFollow } from './queries.ts'

const MutedWords = part(() => import('./MutedWords.tsx'))

/** What a member follows, and the way to the words that they mute. */
export function FollowList() {
  const say = useSay()
  const query = useQuery(followsQuery)
  const { mutate } = useFollow()
  const [muting, setMuting] = useState(false)
  const list = useRef<HTMLUListElement>(null)
  useKeptFocus(list, query.data?.items.length ?? 0)

  return (
    <>
      <SheetList ref={list} className={styles.follows} aria-label={say('What you follow')} tabIndex={-1}>
        <QueryList
          inList
          what="what you follow"
          query={query}
          skeleton={<Loading label={say('Loading what you follow')} rows={1} />}
          empty={<li className="meta">{say('Nothing yet. Follow a topic where you open it, and people from the menu of a post.')}</li>}
        >
          {(follow) => (
            <li key={`${follow.kind} ${follow.subject}`}>
              <span>{follow.name}</span>
              <Button
                tone="quiet"
                size="small"
                aria-label={say('Unfollow {name}', { name: follow.name })}
                onClick={() => mutate({ follow, follows: false })}
              >
                {say('Unfollow')}
              </Button>
            </li>
          )}
        </QueryList>
      </SheetList>
      <Button tone="quiet" size="small" block aria-haspopup="dialog" onClick={() => setMuting(true)}>
        {say('Muted words')}
      </Button>
      <Suspense>{muting && <MutedWords onClose={() => setMuting(false)} />}</Suspense>
    </>
  )
}
