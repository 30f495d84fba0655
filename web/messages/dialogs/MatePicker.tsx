import { useInfiniteQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Id } from '#contract/page.ts'
import type { MemberCard } from '#contract/profile.ts'
import { say } from '../../lib/language/say.ts'
import { matesQuery } from '../../mates/queries.ts'
import { Field } from '../../ui/form/Field.tsx'
import { QueryList } from '../../ui/list/QueryList.tsx'
import { ShowMore } from '../../ui/list/ShowMore.tsx'
import { Avatar } from '../../ui/person/Avatar.tsx'
import { Person } from '../../ui/person/Person.tsx'
import { usePaused } from '../search/use-paused.ts'
import styles from './Dialogs.module.css'

type MatePickerProps = {
  words: string
  onWords: (words: string) => void
  /** Who is left out: those who are there already. */
  without?: readonly Id[]
  /** What stands around a mate: a button, or a label with its box. */
  children: (mate: MemberCard, row: ReactNode) => ReactNode
}

/** One's mates, by what one remembers of their name. */
export function MatePicker({ words, onWords, without = [], children }: MatePickerProps) {
  const q = usePaused(words.trim())
  const mates = useInfiniteQuery(matesQuery('connected', q))
  return (
    <>
      <Field label={say('Search your mates')} type="search" value={words} onChange={({ target }) => onWords(target.value)} />
      <ul className={styles.people} aria-label={say('Your mates')}>
        <QueryList
          inList
          query={mates}
          what="your mates"
          keyOf={({ member }) => member.id}
          empty={
            <li className="ui muted">
              {q ? say('No mate of yours is called that.') : say('You have no mates yet. Find colleagues under Mates first.')}
            </li>
          }
        >
          {({ member }) =>
            !without.includes(member.id) && (
              <li>
                {children(
                  member,
                  <Person
                    avatar={<Avatar id={member.id} name={member.name} url={member.avatarUrl} mark={member.mark} size="sm" />}
                    name={member.name}
                    mark={member.mark}
                    meta={member.headline}
                  />,
                )}
              </li>
            )
          }
        </QueryList>
      </ul>
      {mates.hasNextPage && <ShowMore tone="outline" block query={mates} />}
    </>
  )
}
