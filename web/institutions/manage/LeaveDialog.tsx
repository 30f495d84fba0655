import { useState } from 'react'
import type { Institution } from '#contract/institution.ts'
import type { PageTeam } from '#contract/institution-roles.ts'
import { markWords } from '#contract/mark-words.ts'
import { api } from '../../lib/api/api.ts'
import { wordsOf } from '../../lib/api/failure.ts'
import { say } from '../../lib/language/say.ts'
import { useNavigate } from '../../lib/router.tsx'
import { useSession } from '../../lib/session.ts'
import { FormDialog } from '../../ui/dialog/FormDialog.tsx'
import { Select } from '../../ui/form/Select.tsx'
import { Note } from '../../ui/status/Note.tsx'
import { toast } from '../../ui/status/toast.ts'
import room from '../Institution.module.css'
import { useAct } from '../use-act.ts'
import { pageOf } from '../words.ts'

type LeaveDialogProps = { page: Institution; team: PageTeam; isSole: boolean; onClose: () => void }

/** Gives up one's own role; the last owner names who follows. */
export function LeaveDialog({ page, team, isSole, onClose }: LeaveDialogProps) {
  const navigate = useNavigate()
  const { user } = useSession()
  const [successorId, setSuccessorId] = useState('')
  const others = team.roles.filter(({ member }) => member.id !== user?.id)
  const leave = useAct(() => api.institutionRoles.leave({ institutionId: page.id, successorId: isSole ? successorId : null }), {
    quiet: true,
  })
  const go = () =>
    leave.mutate(undefined, {
      onSuccess: () => {
        toast.success(say('You do not run the page of {name} any more.', { name: page.name }))
        navigate(pageOf(page.id))
      },
    })
  return (
    <FormDialog
      title="Give up your role?"
      size="narrow"
      submitLabel="Give up"
      busy={leave.isPending}
      disabled={isSole && !successorId}
      changed={false}
      error={leave.error ? wordsOf(leave.error) : undefined}
      onSubmit={go}
      onClose={onClose}
    >
      <div className={room.stack}>
        <p>It counts at once, and the ownership log keeps it. An owner can invite you again.</p>
        {isSole && others.length === 0 && (
          <Note tone="danger">
            You are the only one who runs this page. Invite somebody and wait until they accept, then name them here.
          </Note>
        )}
        {isSole && others.length > 0 && (
          <Select label="Who becomes owner" value={successorId} onChange={({ target }) => setSuccessorId(target.value)}>
            <option value="">Choose</option>
            {others.map(({ member }) => (
              <option key={member.id} value={member.id}>
                {`${member.name}${member.mark?.state === 'withdrawn' ? ` (${markWords(member.mark)})` : ''}`}
              </option>
            ))}
          </Select>
        )}
      </div>
    </FormDialog>
  )
}
