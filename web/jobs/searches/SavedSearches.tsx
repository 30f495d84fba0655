import { useQuery } from '@tanstack/react-query'
import { Ellipsis, Pencil, Trash2 } from 'lucide-react'
import { Suspense, useState } from 'react'
import type { JobSearch } from '#contract/job-searches.ts'
import { api } from '../../lib/api/api.ts'
import { onDay } from '../../lib/dates.ts'
import { Link } from '../../lib/router.tsx'
import { Switch } from '../../ui/form/Switch.tsx'
import { part } from '../../ui/later.tsx'
import { Sheet, SheetList } from '../../ui/layout/Sheet.tsx'
import { QueryList } from '../../ui/list/QueryList.tsx'
import { Menu } from '../../ui/menu/Menu.tsx'
import { Loading } from '../../ui/status/Skeleton.tsx'
import { boardOf, filtersOfSearch, wordsOfFilters } from '../filters.ts'
import { searchesQuery } from '../queries.ts'
import { useAct } from '../use-act.ts'
import styles from './Searches.module.css'

const RenameDialog = part(async () => ({ default: (await import('./SearchDialogs.tsx')).RenameDialog }))
const RemoveDialog = part(async () => ({ default: (await import('./SearchDialogs.tsx')).RemoveDialog }))

/** The searches that the viewer keeps, each with its alerts. */
export function SavedSearches() {
  const searches = useQuery(searchesQuery)
  return (
    <Sheet bleed title="Saved searches">
      <SheetList aria-label="Saved searches">
        <QueryList
          inList
          query={searches}
          what="saved searches"
          skeleton={<Loading label="Loading saved searches" shape="person" rows={1} />}
          empty={<li className="ui muted">Save a search, and we tell you of new jobs that it finds, once a day at most.</li>}
        >
          {(search) => <SearchRow search={search} />}
        </QueryList>
      </SheetList>
    </Sheet>
  )
}

function SearchRow({ search }: { search: JobSearch }) {
  const { id: searchId, name, hasAlerts, alertedAt } = search
  const [asking, setAsking] = useState<'rename' | 'remove'>()
  const change = useAct((hasAlerts: boolean) => api.jobSearches.change({ searchId, hasAlerts }))
  const close = () => setAsking(undefined)
  const filters = filtersOfSearch(search)
  return (
    <li className={styles.row}>
      <div>
        <Link to={boardOf(filters)}>{name}</Link>
        <p className="meta">{wordsOfFilters(filters) || 'All jobs'}</p>
        {alertedAt && <p className="meta">Last found something on {onDay(alertedAt)}</p>}
      </div>
      <Menu
        label={`More for ${name}`}
        icon={<Ellipsis />}
        items={[
          { label: 'Rename', icon: <Pencil />, onSelect: () => setAsking('rename') },
          { label: 'Delete', icon: <Trash2 />, tone: 'danger', onSelect: () => setAsking('remove') },
        ]}
      />
      <div className={styles.alerts}>
        <span className="ui" aria-hidden="true">
          Tell me of new jobs
        </span>
        <Switch label={`Tell me of new jobs: ${name}`} checked={hasAlerts} onChange={({ target }) => change.mutate(target.checked)} />
      </div>
      <Suspense>
        {asking === 'rename' && <RenameDialog search={search} onClose={close} />}
        {asking === 'remove' && <RemoveDialog search={search} onClose={close} />}
      </Suspense>
    </li>
  )
}
