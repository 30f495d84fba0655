import { Clock } from 'lucide-react'
import { type RefObject, useState } from 'react'
import { wordsOf } from '../../lib/api/failure.ts'
import { useLocale, useSay } from '../../lib/language/say.ts'
import { withData } from '../../lib/query/Data.tsx'
import { useNavigate } from '../../lib/router.tsx'
import { Button } from '../../ui/button/Button.tsx'
import { ButtonLink } from '../../ui/button/ButtonLink.tsx'
import { Failed } from '../../ui/list/QueryList.tsx'
import { Loading } from '../../ui/status/Skeleton.tsx'
import { type Group, openPalette } from '../open-palette.ts'
import { clearSearches, keepSearch, recentSearches } from '../recent.ts'
import { countWords, groupTitles, nothing } from '../words.ts'
import { addressOf, alikeAmong, FoundRow } from './FoundRow.tsx'
import { ResultGroup, ResultOption } from './ResultOption.tsx'
import styles from './Results.module.css'
import { type Option, useActiveOption } from './use-active-option.ts'
import { useFound } from './use-found.ts'

type ResultsProps = {
  /** Of the listbox, which the box names as what it controls. */
  id: string
  words: string
  /** All of this group, in place of the best of everything. */
  group?: Group | undefined
  box: RefObject<HTMLInputElement | null>
  firstOnEnter?: boolean
  /** Tells the box which result the keys have activeId. */
  onActive: (optionId: string | undefined) => void
  onWords: (words: string) => void
  /** Shows all of one group; without it the palette opens with them. */
  onGroup?: (group: Group) => void
  onLeave: () => void
}

/** What is found for the words, drawn as the list of a combobox. */
function Results({ id, words, group, box, firstOnEnter = false, onActive, onWords, onGroup, onLeave }: ResultsProps) {
  const say = useSay()
  const locale = useLocale()
  const navigate = useNavigate()
  const found = useFound(words, group)
  const [recent, setRecent] = useState(recentSearches)
  const asked = words.trim() !== ''

  const goTo = (to: string) => {
    keepSearch(words)
    onLeave()
    navigate(to)
  }
  const seeAll = (wanted: Group) => {
    if (onGroup) return onGroup(wanted)
    onLeave()
    openPalette({ words: found.words, group: wanted })
  }
  const parts = found.parts.map((part) => ({
    ...part,
    lines: part.items.map((item) => ({ id: `${id}-${item.id}`, item, to: addressOf(item), choose: () => goTo(addressOf(item)) })),
    all: part.more ? [{ id: `${id}-all-${part.group}`, choose: () => seeAll(part.group) }] : [],
  }))
  const alike = alikeAmong(found.parts.flatMap(({ items }) => items))
  const before = asked ? [] : recent.map((one, at) => ({ id: `${id}-recent-${at}`, one, choose: () => onWords(one) }))
  const meant = asked ? found.didYouMean.map((one, at) => ({ id: `${id}-meant-${at}`, one, choose: () => onWords(one) })) : []
  const more: Option[] = found.more ? [{ id: `${id}-more`, choose: found.more }] : []
  // Filters stand on the mates page, which finds the same people for the same words.
  const filters = `/mates?${new URLSearchParams({ q: found.words, filters: 'open' })}`
  const options: Option[] = [...before, ...parts.flatMap(({ lines, all }) => [...lines, ...all]), ...meant, ...more]
  const activeId = useActiveOption({ box, options, firstOnEnter: firstOnEnter && asked, isSettled: found.isSettled, onActive })
  const isEmpty = found.isSettled && parts.length === 0

  return (
    <div lang={locale} className={styles.results} aria-busy={asked && !found.isSettled}>
      <p className="vh" role="status">
        {found.isSettled && (isEmpty ? nothing(found.didYouMean, say, locale) : countWords(found.parts, say, locale))}
      </p>
      {found.error && (
        <Failed what="search results" onRetry={found.refetch}>
          {wordsOf(found.error)}
        </Failed>
      )}
      {found.isPending && <Loading label={say('Searching')} shape="person" />}
      {isEmpty && (
        <p className={styles.none}>
          {say('Nothing found for “{words}”.', { words: found.words })}{' '}
          {meant.length === 0 && say('Try fewer words, a specialty or a city; or another spelling of the name.')}
        </p>
      )}
      {!asked && before.length === 0 && (
        <p className={styles.none}>
          {say('Search people by name, specialty, hospital, college or city; jobs, papers and posts by their words.')}
        </p>
      )}
      <div id={id} role="listbox" aria-label={say('Results')} className={styles.list}>
        {before.length > 0 && (
          <ResultGroup id={`${id}-recent`} title={say('Recent searches')}>
            {before.map((option) => (
              <ResultOption key={option.one} option={option} activeId={activeId}>
                <span className={styles.recent}>
                  <Clock />
                  <span className="clamp1">{option.one}</span>
                </span>
              </ResultOption>
            ))}
          </ResultGroup>
        )}
        {parts.map(({ group: name, lines, all }) => (
          <ResultGroup key={name} id={`${id}-${name}`} title={say(groupTitles[name])}>
            {lines.map((line) => (
              <ResultOption key={line.id} option={line} to={line.to} activeId={activeId}>
                <FoundRow found={line.item} alike={line.item.kind === 'person' && alike.has(line.item.member.id)} />
              </ResultOption>
            ))}
            {all.map((option) => (
              <ResultOption key={option.id} option={option} activeId={activeId}>
                <span className={styles.all}>{say('See all {what}', { what: say(groupTitles[name]).toLowerCase() })}</span>
              </ResultOption>
            ))}
          </ResultGroup>
        ))}
        {meant.length > 0 && (
          <ResultGroup id={`${id}-meant`} title={say('Did you mean')}>
            {meant.map((option) => (
              <ResultOption key={option.one} option={option} activeId={activeId}>
                <span className={styles.all}>{option.one}</span>
              </ResultOption>
            ))}
          </ResultGroup>
        )}
        {more.map((option) => (
          <ResultOption key={option.id} option={option} activeId={activeId}>
            <span className={styles.all}>{say('Show more')}</span>
          </ResultOption>
        ))}
      </div>
      {parts.some((part) => part.group === 'people') && (
        <div className={styles.foot}>
          <ButtonLink
            tone="quiet"
            size="small"
            to={filters}
            onClick={(event) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey) return
              keepSearch(words)
              onLeave()
            }}
          >
            {say('Narrow people by city, hospital, college or language')}
          </ButtonLink>
        </div>
      )}
      {before.length > 0 && (
        <div className={styles.foot}>
          <Button
            tone="quiet"
            size="small"
            onClick={() => {
              clearSearches()
              setRecent([])
              box.current?.focus()
            }}
          >
            {say('Clear recent searches')}
          </Button>
        </div>
      )}
    </div>
  )
}

export default withData(Results)
