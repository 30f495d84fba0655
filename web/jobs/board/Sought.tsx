import { useQuery } from '@tanstack/react-query'
import { Bookmark, HouseWifi, SlidersHorizontal, Zap } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { pluralize } from '../../lib/count.ts'
import { useNavigate } from '../../lib/router.tsx'
import { Chip } from '../../ui/badge/Chip.tsx'
import { IconButton } from '../../ui/button/IconButton.tsx'
import { boardOf, facets, filtersOf, type JobFilters, type Show, shows, withFilters } from '../filters.ts'
import { facetsQuery } from '../queries.ts'
import styles from './Board.module.css'
import { FacetSelect } from './FacetSelect.tsx'
import { SearchField } from './SearchField.tsx'

const icons: Partial<Record<Show, ReactNode>> = { saved: <Bookmark />, urgent: <Zap />, remote: <HouseWifi /> }

/** What is sought on the board: words, one of four lists, and what narrows it further with how many each choice would leave. */
export function Sought({ filters, children }: { filters: JobFilters; children?: ReactNode }) {
  const navigate = useNavigate()
  const id = useId()
  const [isOpen, setOpen] = useState(() => facets.some(({ name }) => filters[name]))
  const { data: counted } = useQuery(facetsQuery(filters))
  // Said of what the address holds by now: two choices in a row may come before either is drawn.
  const seek = (change: Parameters<typeof withFilters>[1]) =>
    navigate(boardOf(withFilters(filtersOf(new URLSearchParams(window.location.search)), change)), { replace: true })
  return (
    <div className={styles.sought}>
      <SearchField words={filters.q ?? ''} onSeek={(q) => seek({ q: q || undefined })} />
      <div className={styles.row}>
        <fieldset className={styles.shows}>
          <legend className="vh">Filter jobs</legend>
          {shows.map(({ id: show, label }) => (
            <Chip
              key={show}
              aria-pressed={(filters.show ?? 'all') === show}
              onClick={() => seek({ show: show === 'all' ? undefined : show })}
            >
              {icons[show]}
              {label}
            </Chip>
          ))}
        </fieldset>
        <IconButton
          label="Filters"
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          <SlidersHorizontal />
        </IconButton>
      </div>
      <div id={id} className={styles.facets} data-open={isOpen || undefined}>
        {facets.map((facet) => (
          <FacetSelect
            key={facet.name}
            facet={facet}
            chosen={filters[facet.name]}
            counted={counted?.[facet.name]}
            onChoose={(value) => seek({ [facet.name]: value })}
          />
        ))}
      </div>
      <div className={styles.row}>
        <p className="ui muted" role="status">
          {counted && pluralize(counted.postings, 'job')}
        </p>
        {children}
      </div>
    </div>
  )
}
