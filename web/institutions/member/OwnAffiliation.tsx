import { Suspense, useState } from 'react'
import type { Affiliation } from '#contract/affiliations.ts'
import { api } from '../../lib/api/api.ts'
import { Badge } from '../../ui/badge/Badge.tsx'
import { Button } from '../../ui/button/Button.tsx'
import { part } from '../../ui/later.tsx'
import styles from '../Institution.module.css'
import { useAct } from '../use-act.ts'
import { periodOf } from '../words.ts'

const ConfirmDialog = part(async () => ({ default: (await import('../../ui/dialog/ConfirmDialog.tsx')).ConfirmDialog }))
const EndDialog = part(async () => ({ default: (await import('./EndDialog.tsx')).EndDialog }))

export const affiliationStates = {
  waiting: { tone: 'pending', words: 'Waiting for the institution' },
  confirmed: { tone: 'plain', words: 'Confirmed by the institution' },
  declined: { tone: 'line', words: 'Not confirmed by the institution' },
  lapsed: { tone: 'line', words: 'Not answered in time' },
} as const

/** What one says of one's own work at an institution, and what it answered. */
export function OwnAffiliation({ affiliation }: { affiliation: Affiliation }) {
  const { id: affiliationId, position, department, to, state } = affiliation
  const [asking, setAsking] = useState<'end' | 'remove'>()
  const remove = useAct(() => api.affiliations.remove({ affiliationId }))
  const close = () => setAsking(undefined)
  return (
    <div className={styles.stack}>
      <div>
        <p className="ui">
          <b>{[position, department].filter(Boolean).join(', ')}</b>
        </p>
        <p className={`meta ${styles.line}`}>
          {periodOf(affiliation)} <Badge tone={affiliationStates[state].tone}>{affiliationStates[state].words}</Badge>
        </p>
      </div>
      <div className={styles.acts}>
        {to === null && (state === 'waiting' || state === 'confirmed') && (
          <Button size="small" tone="soft" aria-label={`I have left: ${position}`} onClick={() => setAsking('end')}>
            I have left
          </Button>
        )}
        <Button size="small" tone="quiet" aria-label={`Remove: ${position}`} onClick={() => setAsking('remove')}>
          Remove
        </Button>
      </div>
      <Suspense>
        {asking === 'end' && <EndDialog affiliation={affiliation} whose="you" onClose={close} />}
        {asking === 'remove' && (
          <ConfirmDialog
            title="Remove this?"
            confirm="Remove"
            busy={remove.isPending}
            onConfirm={() => remove.mutate(undefined, { onSettled: close })}
            onClose={close}
          >
            Neither the institution’s page nor yours shows it any more. If you have left, say when instead: the dates stay then.
          </ConfirmDialog>
        )}
      </Suspense>
    </div>
  )
}
