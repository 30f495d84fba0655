import { useState } from 'react'
import type { StaffRole } from '#contract/staff-roles.ts'
import { api } from '../../lib/api/api.ts'
import { say } from '../../lib/language/say.ts'
import { Button } from '../../ui/button/Button.tsx'
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx'
import { useAction } from '../claim/use-action.ts'
import { roleWords } from './words.ts'

/** Gives up a role of one's own, which takes nobody else. */
export function StepDown({ role }: { role: StaffRole }) {
  const [asking, setAsking] = useState(false)
  const { busy, run } = useAction()
  const words = `Step down as ${roleWords[role].one}`
  const close = () => setAsking(false)
  const stepDown = async () => {
    await run('stepDown', () => api.staff.stepDown({ role }), say('You have stepped down.'))
    close()
  }
  return (
    <>
      <Button size="small" tone="quiet" aria-label={words} onClick={() => setAsking(true)}>
        Step down
      </Button>
      {asking && (
        <ConfirmDialog title={`${words}?`} confirm="Step down" busy={busy === 'stepDown'} onConfirm={stepDown} onClose={close}>
          You lose it at once. Two administrators can give it to you again.
        </ConfirmDialog>
      )}
    </>
  )
}
