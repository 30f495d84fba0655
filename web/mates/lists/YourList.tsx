import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import type { Audience } from '#contract/profile.ts'
import { api } from '../../lib/api/api.ts'
import { wordsOf } from '../../lib/api/failure.ts'
import { pageSay, useSay } from '../../lib/language/say.ts'
import { orpc } from '../../lib/query/query.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Select } from '../../ui/form/Select.tsx'
import { part } from '../../ui/later.tsx'
import { Sheet } from '../../ui/layout/Sheet.tsx'
import { announce } from '../../ui/status/announce.ts'
import { toast } from '../../ui/status/toast.ts'
import { overviewQuery } from '../queries.ts'
import styles from './YourList.module.css'

const BlockedDialog = part(async () => ({ default: (await import('./BlockedDialog.tsx')).BlockedDialog }))

const choices: [Audience, string][] = [
  ['members', 'All members'],
  ['mates', 'My connections'],
  ['me', 'Only me'],
]

/** Who sees one's mates list, and whom one has blocked. */
export function YourList() {
  const say = useSay()
  const cache = useQueryClient()
  const { data } = useQuery(overviewQuery)
  const [blocked, setBlocked] = useState(false)
  const save = useMutation({
    networkMode: 'always',
    mutationFn: (audience: Audience) => api.mates.setAudience({ audience }),
    onSuccess: ({ audience }) => {
      cache.setQueryData(overviewQuery.queryKey, (overview) => overview && { ...overview, audience })
      void cache.invalidateQueries({ queryKey: orpc.profile.get.key() })
      announce(pageSay()('Saved'))
    },
    onError: (error) => void toast.error(wordsOf(error)),
  })

  return (
    <Sheet title={say('Your list')} padded>
      <div className={styles.choices}>
        <Select
          label={say('Who sees my connections')}
          hint={say('A hidden list is not used for suggestions to others. You still stand in the lists of mates who show theirs.')}
          value={save.variables && save.isPending ? save.variables : (data?.audience ?? 'members')}
          disabled={!data}
          onChange={(event) => save.mutate(event.currentTarget.value as Audience)}
        >
          {choices.map(([audience, label]) => (
            <option key={audience} value={audience}>
              {say(label)}
            </option>
          ))}
        </Select>
        <Button tone="outline" block aria-haspopup="dialog" onClick={() => setBlocked(true)}>
          {say('Blocked members')}
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
