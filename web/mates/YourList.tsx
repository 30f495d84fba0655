import { useMutation, useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import type { Audience } from '#contract/profile.ts'
import { api } from '../lib/api.ts'
import { wordsOf } from '../lib/failure.ts'
import { queryClient } from '../lib/query.ts'
import { announce } from '../ui/announce.ts'
import { Button } from '../ui/Button.tsx'
import { Select } from '../ui/Select.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import { toast } from '../ui/toast.ts'
import { overviewQuery } from './queries.ts'
import styles from './YourList.module.css'

const BlockedDialog = lazy(async () => ({ default: (await import('./BlockedDialog.tsx')).BlockedDialog }))

const choices: [Audience, string][] = [
  ['members', 'All members'],
  ['mates', 'My connections'],
  ['me', 'Only me'],
]

/** Who sees one's mates list, and whom one has blocked. */
export function YourList() {
  const { data } = useQuery(overviewQuery)
  const [blocked, setBlocked] = useState(false)
  const save = useMutation({
    networkMode: 'always',
    mutationFn: (audience: Audience) => api.mates.setAudience({ audience }),
    onSuccess: ({ audience }) => {
      queryClient.setQueryData(overviewQuery.queryKey, (held) => held && { ...held, audience })
      announce('Saved')
    },
    onError: (error) => void toast.error(wordsOf(error)),
  })

  return (
    <Sheet title="Your list" padded>
      <div className={styles.choices}>
        <Select
          label="Who sees my connections"
          hint="Suggestions tell nobody of a list that is hidden."
          value={save.variables && save.isPending ? save.variables : (data?.audience ?? 'members')}
          disabled={!data}
          onChange={(event) => save.mutate(event.currentTarget.value as Audience)}
        >
          {choices.map(([audience, label]) => (
            <option key={audience} value={audience}>
              {label}
            </option>
          ))}
        </Select>
        <Button tone="outline" block aria-haspopup="dialog" onClick={() => setBlocked(true)}>
          Blocked members
        </Button>
      </div>
      {blocked && (
        <Suspense>
          <BlockedDialog onClose={() => setBlocked(false)} />
        </Suspense>
      )}
    </Sheet>
  )
}
