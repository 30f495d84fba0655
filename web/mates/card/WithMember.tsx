import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import type { Id } from '#contract/page.ts'
import { useSession } from '../../lib/session.ts'
import { part } from '../../ui/later.tsx'
import { mateProfileQuery } from '../queries.ts'
import { BlockMember, RemoveMate } from './EndDialogs.tsx'
import { MateActions } from './MateActions.tsx'

const ReportDialog = part(() => import('../../moderation/ReportDialog.tsx'))

/** On a member's own page: where the viewer stands with them, and the next step. */
export default function WithMember({ memberId }: { memberId: Id }) {
  const { data } = useQuery(mateProfileQuery(memberId))
  const [asked, setAsked] = useState<'remove' | 'block' | 'report'>()
  const { signedIn } = useSession()
  if (!data) return null
  const { mate } = data
  const close = () => setAsked(undefined)
  return (
    <>
      <MateActions
        mate={mate}
        onRemove={() => setAsked('remove')}
        onBlock={() => setAsked('block')}
        {...(signedIn && { onReport: () => setAsked('report') })}
      />
      {asked === 'remove' && <RemoveMate mate={mate} onClose={close} />}
      {asked === 'block' && <BlockMember mate={mate} onClose={close} />}
      <Suspense>{asked === 'report' && <ReportDialog kind="profile" subjectId={memberId} onClose={close} />}</Suspense>
    </>
  )
}
