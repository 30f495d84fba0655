import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { api } from '../../lib/api/api.ts'
import { wordsOf } from '../../lib/api/failure.ts'
import { newClientId } from '../../lib/client-id.ts'
import { inFull } from '../../lib/dates.ts'
import { Link, useNavigate } from '../../lib/router.tsx'
import { Badge } from '../../ui/badge/Badge.tsx'
import { Button } from '../../ui/button/Button.tsx'
import { ButtonLink } from '../../ui/button/ButtonLink.tsx'
import { Sheet, SheetList } from '../../ui/layout/Sheet.tsx'
import { EmptyState } from '../../ui/list/EmptyState.tsx'
import { QueryList } from '../../ui/list/QueryList.tsx'
import { Note } from '../../ui/status/Note.tsx'
import { manuscriptsQuery, writeManuscript } from './queries.ts'
import styles from './Writing.module.css'
import { stateTones, stateWords, titleOf } from './words.ts'

/** The courses that a member writes, and the way to another one. */
export function Writing() {
  const cache = useQueryClient()
  const navigate = useNavigate()
  const query = useQuery(manuscriptsQuery)
  const [clientId] = useState(newClientId)
  const begin = useMutation({
    networkMode: 'always',
    mutationFn: () => api.manuscripts.begin({ clientId }),
    onSuccess: (manuscript) => {
      writeManuscript(cache, manuscript)
      void navigate(`/education?write=${manuscript.id}`)
    },
  })
  const action = query.data?.mayWrite && (
    <Button size="small" busy={begin.isPending} onClick={() => begin.mutate()}>
      <Plus />
      Write a course
    </Button>
  )
  return (
    <Sheet title="Your courses" bleed aside={action}>
      {begin.error && (
        <Note tone="danger" role="alert">
          {wordsOf(begin.error)}
        </Note>
      )}
      {query.data?.mayWrite === false && (
        <EmptyState
          level={3}
          title="Members who have proven who they are write courses."
          action={<ButtonLink to="/verification">Prove who you are</ButtonLink>}
        >
          Whoever learns from a course should know who wrote it.
        </EmptyState>
      )}
      {(query.data?.mayWrite !== false || query.data.items.length > 0) && (
        <SheetList aria-label="Your courses">
          <QueryList inList query={query} what="your courses" empty={<li className="ui muted">You have not begun a course yet.</li>}>
            {(row) => (
              <li className={styles.listed}>
                <div>
                  <Link to={`/education?write=${row.id}`}>{titleOf(row.title)}</Link>
                  <span className="meta">Changed on {inFull(row.changedAt)}</span>
                </div>
                <Badge tone={stateTones[row.state]}>{stateWords(row)}</Badge>
              </li>
            )}
          </QueryList>
        </SheetList>
      )}
    </Sheet>
  )
}
