import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Id } from '#contract/page.ts'
import { MateActions } from './MateActions.tsx'
import { BlockMember, RemoveMate } from './PartDialogs.tsx'
import { personQuery } from './queries.ts'

/** On a member's own page: where the viewer stands with them, and the next step. */
export default function WithMember({ memberId }: { memberId: Id }) {
  const { data } = useQuery(personQuery(memberId))
  const [asked, setAsked] = useState<'remove' | 'block'>()
  if (!data) return null
  const { mate } = data
  const close = () => setAsked(undefined)
  return (
    <>
      <MateActions mate={mate} onRemove={() => setAsked('remove')} onBlock={() => setAsked('block')} />
      {asked === 'remove' && <RemoveMate mate={mate} onClose={close} />}
      {asked === 'block' && <BlockMember mate={mate} onClose={close} />}
    </>
  )
}
