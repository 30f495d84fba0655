import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import type { JobSearch } from '#contract/job-searches.ts'
import { api } from '../../lib/api/api.ts'
import { issuesOf, wordsOf } from '../../lib/api/failure.ts'
import { newClientId } from '../../lib/client-id.ts'
import { say } from '../../lib/language/say.ts'
import { settingsQuery, useSaveSettings } from '../../notifications/queries.ts'
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx'
import { FormDialog } from '../../ui/dialog/FormDialog.tsx'
import { Field } from '../../ui/form/Field.tsx'
import { Switch } from '../../ui/form/Switch.tsx'
import { toast } from '../../ui/status/toast.ts'
import { type JobFilters, wordsOfFilters } from '../filters.ts'
import { useAct } from '../use-act.ts'
import styles from './Searches.module.css'

const NAME_MAX = 80

/** Keeps the filters of the board under a name. */
export function SaveSearchDialog({ filters, onClose }: { filters: JobFilters; onClose: () => void }) {
  const [begun] = useState(() => wordsOfFilters(filters).slice(0, NAME_MAX) || 'All jobs')
  const [said, setSaid] = useState(() => ({ name: begun, hasAlerts: true, clientId: newClientId() }))
  const { name, hasAlerts } = said
  // What is changed after a lost answer is another search than the one that may have arrived.
  const edit = (change: Partial<typeof said>) => setSaid({ ...said, ...change, clientId: newClientId() })
  const { data: settings } = useQuery(settingsQuery)
  const mail = settings?.items.find(({ kind }) => kind === 'search_found')?.mail
  const isMailed = mail !== undefined && mail !== 'off'
  const [byMail, setByMail] = useState<boolean>()
  const wantsMail = byMail ?? isMailed
  const saveSettings = useSaveSettings()
  const { show, institutionId: _, ...kept } = filters
  const add = useAct(() => api.jobSearches.add({ ...kept, ...(show && show !== 'saved' && { show }), ...said }), { quiet: true })
  return (
    <SearchForm
      title="Save this search"
      name={name}
      changed={name !== begun || !hasAlerts || wantsMail !== isMailed}
      act={add}
      onName={(name) => edit({ name })}
      onClose={onClose}
      onDone={() => {
        toast.success(say('Search saved.'))
        if (hasAlerts && wantsMail !== isMailed) saveSettings.mutate({ kinds: ['search_found'], mail: wantsMail ? 'daily' : 'off' })
      }}
    >
      <div className={styles.alerts}>
        <span className="ui" aria-hidden="true">
          Tell me of new jobs, once a day at most
        </span>
        <Switch
          label="Tell me of new jobs, once a day at most"
          checked={hasAlerts}
          onChange={({ target }) => edit({ hasAlerts: target.checked })}
        />
      </div>
      {hasAlerts && (
        <div className={styles.alerts}>
          <span className="ui" aria-hidden="true">
            By mail too, in the morning, for all your searches
          </span>
          <Switch
            label="By mail too, in the morning, for all your searches"
            checked={wantsMail}
            onChange={({ target }) => setByMail(target.checked)}
          />
        </div>
      )}
    </SearchForm>
  )
}

type OfSearchProps = { search: JobSearch; onClose: () => void }

export function RenameDialog({ search, onClose }: OfSearchProps) {
  const [name, setName] = useState(search.name)
  const rename = useAct(() => api.jobSearches.change({ searchId: search.id, name }), { quiet: true })
  return (
    <SearchForm title="Rename this search" name={name} changed={name !== search.name} act={rename} onName={setName} onClose={onClose} />
  )
}

export function RemoveDialog({ search, onClose }: OfSearchProps) {
  const remove = useAct(() => api.jobSearches.remove({ searchId: search.id }))
  return (
    <ConfirmDialog
      title={`Delete “${search.name}”?`}
      confirm="Delete"
      busy={remove.isPending}
      onClose={onClose}
      onConfirm={() => remove.mutate(undefined, { onSettled: onClose })}
    >
      You will not be told of its new jobs any more.
    </ConfirmDialog>
  )
}

type SearchFormProps = {
  title: string
  name: string
  changed: boolean
  act: ReturnType<typeof useAct<unknown, JobSearch>>
  onName: (name: string) => void
  onDone?: () => void
  onClose: () => void
  children?: ReactNode
}

function SearchForm({ title, name, changed, act, onName, onDone, onClose, children }: SearchFormProps) {
  const [issue] = issuesOf(act.error)
  return (
    <FormDialog
      title={title}
      size="narrow"
      submitLabel="Save"
      writing
      busy={act.isPending}
      changed={changed}
      error={act.error && !issue ? wordsOf(act.error) : undefined}
      onSubmit={() =>
        act.mutate(undefined, {
          onSuccess: () => {
            onDone?.()
            onClose()
          },
        })
      }
      onClose={onClose}
    >
      <Field
        label="Name"
        maxLength={NAME_MAX}
        value={name}
        onChange={({ target }) => onName(target.value)}
        {...(issue && { error: issue.message })}
      />
      {children}
    </FormDialog>
  )
}
