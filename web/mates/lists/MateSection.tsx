import { type ReactNode, useId, useRef, useState } from 'react'
import type { Mate } from '#contract/mates.ts'
import { useSay } from '../../lib/language/say.ts'
import { useMedia } from '../../lib/media.ts'
import type { Paged } from '../../lib/query/read-on.ts'
import { facts } from '../../profile/member/AuthorLine.tsx'
import { lookAlikes } from '../../profile/member/look-alikes.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Sheet } from '../../ui/layout/Sheet.tsx'
import { itemsOf, type ListQuery, QueryList } from '../../ui/list/QueryList.tsx'
import { ShowMore } from '../../ui/list/ShowMore.tsx'
import { useKeptFocus } from '../../ui/list/use-kept-focus.ts'
import { Loading } from '../../ui/status/Skeleton.tsx'
import { MateActions } from '../card/MateActions.tsx'
import { MateCard } from '../card/MateCard.tsx'
import { useOpenMate } from '../card/open-mate.ts'
import { restWords } from '../words.ts'
import styles from './MateSection.module.css'

type MateSectionProps = {
  /** It is said here, as `empty` is. */
  title: string
  /** How many there are in all; undefined while it is counted or where nobody counts. */
  count?: number | undefined
  query: ListQuery<Mate> | (ListQuery<Mate> & Paged)
  empty: string
  suggested?: boolean
  lead?: ReactNode
}

/** So many stand on a phone until all are asked for. */
const FIRST_ON_PHONE = 3

/** One of the lists of the mates page, with its count. */
export function MateSection({ title, count, query, empty, suggested, lead }: MateSectionProps) {
  const say = useSay()
  const id = useId()
  const section = useRef<HTMLElement>(null)
  const open = useOpenMate()
  const mates = itemsOf(query.data)
  const isPhone = useMedia('(max-width: 767px)')
  const [showsAll, setShowsAll] = useState(false)
  const shown = isPhone && !showsAll && mates.length > FIRST_ON_PHONE + 1 ? mates.slice(0, FIRST_ON_PHONE) : mates
  const alike = lookAlikes(
    mates.map(({ member }) => member),
    ({ headline, location, hospital }) => facts(' · ', headline, location, hospital),
  )
  const hasMore = 'fetchNextPage' in query && query.hasNextPage
  useKeptFocus(section, mates.length)

  return (
    <Sheet
      ref={section}
      bleed
      className={styles.section}
      aria-labelledby={id}
      title={
        <span id={id} tabIndex={-1} className={styles.title} data-heading>
          {say(title)} {count !== undefined && <span className={styles.count}>{count}</span>}
        </span>
      }
    >
      {lead}
      {mates.length > 0 ? (
        <ul className={styles.grid}>
          {shown.map((mate) => (
            <li key={mate.member.id}>
              <MateCard mate={mate} alike={alike.has(mate.member.id)} onOpen={() => open({ kind: 'profile', mate })}>
                <MateActions
                  mate={mate}
                  suggested={suggested}
                  onRemove={() => open({ kind: 'remove', mate })}
                  onBlock={() => open({ kind: 'block', mate })}
                />
              </MateCard>
            </li>
          ))}
        </ul>
      ) : (
        <QueryList
          what={title}
          query={query}
          skeleton={<Loading label={say('Loading {what}', { what: say(title) })} shape="person" rows={2} />}
          empty={<p className={styles.none}>{say(empty)}</p>}
        >
          {() => null}
        </QueryList>
      )}
      {shown.length < mates.length && (
        <div className={styles.more}>
          <Button tone="quiet" size="small" onClick={() => setShowsAll(true)}>
            {restWords({ count, hasMore }, say)}
            <span className="vh">: {say(title)}</span>
          </Button>
        </div>
      )}
      {shown.length === mates.length && 'fetchNextPage' in query && query.hasNextPage && (
        <div className={styles.more}>
          <ShowMore tone="quiet" size="small" query={query} />
        </div>
      )}
    </Sheet>
  )
}
