import type { ReactNode } from 'react'
import type { Mate } from '#contract/mates.ts'
import { useSay } from '../../lib/language/say.ts'
import { Button } from '../../ui/button/Button.tsx'
import type { MateAction } from '../move.ts'
import { useMateAction } from '../mutations.ts'

type MoveButtonProps = {
  by: MateAction
  member: Mate['member']
  label: string
  tone?: 'primary' | 'outline'
  children?: ReactNode
}

/** A step towards a member, or away from them. */
export function MoveButton({ by, member, label, tone = 'outline', children }: MoveButtonProps) {
  const say = useSay()
  const move = useMateAction(by)
  const act = say(label)
  return (
    <Button
      tone={tone}
      size="small"
      busy={move.isPending}
      aria-label={say('{act} {name}', { act, name: member.name })}
      onClick={() => move.mutate({ member })}
    >
      {!move.isPending && children}
      {act}
    </Button>
  )
}
