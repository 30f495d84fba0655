import type { RoleChange } from '#contract/staff.ts'
import { api } from '../../lib/api/api.ts'
import { inFull } from '../../lib/dates.ts'
import { say } from '../../lib/language/say.ts'
import { Withdrawn } from '../../profile/member/Withdrawn.tsx'
import { Button } from '../../ui/button/Button.tsx'
import { useAction } from '../claim/use-action.ts'
import styles from '../Verification.module.css'
import { useStaffCache } from './queries.ts'
import { roleWords } from './words.ts'

/** A role that one administrator wants given or ended, with the reason, until another has confirmed or declined it. */
export function Change({ change, mayDrop }: { change: RoleChange; mayDrop: boolean }) {
  const { id: changeId, member, role, gives, words, askedAt, byMe, mayConfirm } = change
  const { busy, run } = useAction()
  const show = useStaffCache()
  const confirm = () => run('confirm', () => api.staff.confirm({ changeId }).then(show), say('Confirmed.'))
  const drop = () => run('drop', () => api.staff.drop({ changeId }).then(show), byMe ? say('Taken back.') : say('Declined.'))
  return (
    <li className={styles.stack}>
      <div>
        <p className="ui">
          <b>
            {member.name}
            <Withdrawn member={member} /> is to be {roleWords[role].one} {gives ? 'from now on' : 'no more'}
          </b>
        </p>
        <p className="meta">
          {byMe ? 'You asked' : 'Asked'} on {inFull(askedAt)}. {words}
        </p>
      </div>
      {(mayConfirm || mayDrop) && (
        <div className={styles.actions}>
          {mayConfirm && (
            <Button size="small" busy={busy === 'confirm'} onClick={confirm}>
              Confirm
            </Button>
          )}
          {mayDrop && (
            <Button size="small" tone="outline" busy={busy === 'drop'} onClick={drop}>
              {byMe ? 'Take back' : 'Decline'}
            </Button>
          )}
        </div>
      )}
    </li>
  )
}
