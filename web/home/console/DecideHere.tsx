import { Suspense } from 'react'
import { DecideDialog } from '../../moderation/desk/DecideDialog.tsx'
import { part } from '../../ui/later.tsx'
import type { Waiting } from './queue.ts'

const QuarantinedDialog = part(() => import('../../doxy/desk/QuarantinedDialog.tsx'))
const FeedbackDialog = part(() => import('../../doxy/desk/FeedbackDialog.tsx'))

export type Decided = NonNullable<Waiting['decide']>
export type Deciding = { decide: Decided; verdict?: 'upheld' | 'dismissed' }

/** What is decided without leaving the queue, begun as the key said. */
export function DecideHere({ decide, verdict, onClose }: Deciding & { onClose: () => void }) {
  if ('document' in decide)
    return (
      <Suspense>
        <QuarantinedDialog document={decide.document} discards={verdict === 'dismissed'} onClose={onClose} />
      </Suspense>
    )
  if ('answer' in decide)
    return (
      <Suspense>
        <FeedbackDialog word={decide.answer} onClose={onClose} />
      </Suspense>
    )
  return <DecideDialog {...decide} verdict={verdict ?? ''} onClose={onClose} />
}
