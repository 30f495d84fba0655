import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { HANDLE_DAYS, HANDLE_MAX } from '#contract/limits.ts'
import { api } from '../../lib/api/api.ts'
import { issuesOf, wordsOf } from '../../lib/api/failure.ts'
import { onDay } from '../../lib/dates.ts'
import { say } from '../../lib/language/say.ts'
import { orpc } from '../../lib/query/query.ts'
import { Chip } from '../../ui/badge/Chip.tsx'
import { FormDialog } from '../../ui/dialog/FormDialog.tsx'
import { Field } from '../../ui/form/Field.tsx'
import { Failed } from '../../ui/list/QueryList.tsx'
import { Loading } from '../../ui/status/Skeleton.tsx'
import { toast } from '../../ui/status/toast.ts'
import styles from './HandleDialog.module.css'

/** Chooses one's handle, among suggestions or freely. */
export default function HandleDialog({ onClose }: { onClose: () => void }) {
  const cache = useQueryClient()
  const own = useQuery(orpc.handles.get.queryOptions())
  const [typed, setTyped] = useState<string>()
  const choose = useMutation({
    networkMode: 'always',
    mutationFn: (handle: string) => api.handles.set({ handle }),
    onSuccess: ({ handle }) => {
      // Not waited for: every page that names the member is read anew.
      void cache.invalidateQueries()
      toast.success(say('Saved. You are @{handle} now.', { handle }))
      onClose()
    },
  })
  const { data } = own
  const value = typed ?? data?.handle ?? ''
  const said = value.trim().toLowerCase()
  const isFixed = data?.mayChangeAt != null
  const fault = issuesOf(choose.error).find(({ path }) => path === 'handle')?.message

  return (
    <FormDialog
      title="Your handle"
      size="narrow"
      submitLabel="Save"
      busy={choose.isPending}
      disabled={!data || isFixed || said === '' || said === data.handle}
      changed={typed !== undefined && said !== data?.handle}
      error={choose.error && !fault ? wordsOf(choose.error) : undefined}
      onSubmit={() => choose.mutate(value)}
      onClose={onClose}
    >
      {own.isPending && <Loading label="Loading your handle" rows={2} />}
      {own.isError && !data && <Failed what="your handle" onRetry={() => own.refetch()} />}
      {data && (
        <div className={styles.stack}>
          <Field
            label="Handle"
            hint="Letters from a to z, digits, and single hyphens between them."
            maxLength={HANDLE_MAX}
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
            readOnly={isFixed}
            value={value}
            {...(fault && { error: fault })}
            onChange={({ target }) => {
              setTyped(target.value)
              choose.reset()
            }}
          />
          {!isFixed && data.suggestions.length > 0 && (
            <fieldset className={styles.suggestions}>
              <legend className="ui">Available for you</legend>
              {data.suggestions.map((handle) => (
                <Chip key={handle} aria-pressed={said === handle} onClick={() => setTyped(handle)}>
                  {handle}
                </Chip>
              ))}
            </fieldset>
          )}
          <p className="meta">
            Others mention you as <b className={styles.shown}>@{said || data.handle}</b>, and your public page, if you have one, is{' '}
            <b className={styles.shown}>/p/{said || data.handle}</b>.
          </p>
          <p className="meta">
            {data.mayChangeAt
              ? `You chose this one lately. You can choose another one from ${onDay(data.mayChangeAt)}.`
              : `You can choose once in ${HANDLE_DAYS} days. Your present handle goes on leading to you, and nobody else can take it.`}
          </p>
        </div>
      )}
    </FormDialog>
  )
}
