import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import type { InstitutionKind } from '#contract/institution.ts'
import { institutionKinds } from '#contract/institution-words.ts'
import { useAddress } from '../../lib/address.ts'
import { ButtonLink } from '../../ui/button/ButtonLink.tsx'
import { Field } from '../../ui/form/Field.tsx'
import { Select } from '../../ui/form/Select.tsx'
import { Sheet, SheetList } from '../../ui/layout/Sheet.tsx'
import { EmptyState } from '../../ui/list/EmptyState.tsx'
import { QueryList } from '../../ui/list/QueryList.tsx'
import { ShowMore } from '../../ui/list/ShowMore.tsx'
import { Loading } from '../../ui/status/Skeleton.tsx'
import room from '../Institution.module.css'
import { listQuery } from '../queries.ts'
import { InstitutionRow } from './InstitutionRow.tsx'

const PAUSE_MS = 300

/** All institutions, or those of a name, a city or a kind. The address holds what is sought. */
export function InstitutionList() {
  const [address, setAddress] = useAddress()
  const q = address.get('q') ?? ''
  const kind = institutionKinds.find(({ id }) => id === address.get('kind'))?.id
  const query = useInfiniteQuery(listQuery({ ...(q && { q }), ...(kind && { kind }) }))
  const seek = (words: string, of: string | undefined) =>
    setAddress({ ...(words && { q: words }), ...(of && { kind: of }) }, { replace: true })
  return (
    <Sheet bleed title="All institutions">
      <Sought q={q} kind={kind} onSeek={seek} />
      <SheetList aria-label="Institutions">
        <QueryList
          inList
          query={query}
          what="institutions"
          skeleton={<Loading label="Loading institutions" shape="person" />}
          empty={
            <li>
              <EmptyState
                title={q || kind ? 'No institution found' : 'No institutions yet'}
                action={<ButtonLink to="/institutions?claim">Add an institution</ButtonLink>}
              >
                A page opens once a reviewer has checked who may speak for it.
              </EmptyState>
            </li>
          }
        >
          {(institution) => <InstitutionRow institution={institution} />}
        </QueryList>
      </SheetList>
      {query.hasNextPage && (
        <div className={room.foot}>
          <ShowMore tone="outline" block query={query} />
        </div>
      )}
    </Sheet>
  )
}

type SoughtProps = { q: string; kind: InstitutionKind | undefined; onSeek: (words: string, kind: string | undefined) => void }

/** Narrows the list while one writes, once the writing pauses. */
function Sought({ q, kind, onSeek }: SoughtProps) {
  const [words, setWords] = useState(q)
  const [first] = useState(q)
  const tell = useEffectEvent(() => onSeek(words.trim(), kind))
  useEffect(() => {
    if (words === first) return
    const timer = setTimeout(() => tell(), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [words, first])
  return (
    <search className={`${room.two} ${room.pad}`} aria-label="Filter institutions">
      <Field
        label="Search"
        type="search"
        maxLength={200}
        placeholder="Name or city"
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
      <Select label="Kind" value={kind ?? ''} onChange={({ target }) => onSeek(words.trim(), target.value || undefined)}>
        <option value="">All</option>
        {institutionKinds.map(({ id, label }) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </Select>
    </search>
  )
}
