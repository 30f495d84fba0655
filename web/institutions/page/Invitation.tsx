import type { InstitutionCard, InstitutionRole } from '#contract/institution.ts'
import { api } from '../../lib/api/api.ts'
import { say } from '../../lib/language/say.ts'
import { useNavigate } from '../../lib/router.tsx'
import { Button } from '../../ui/button/Button.tsx'
import { Sheet } from '../../ui/layout/Sheet.tsx'
import { toast } from '../../ui/status/toast.ts'
import styles from '../Institution.module.css'
import { useAct } from '../use-act.ts'
import { manageOf, roleOf } from '../words.ts'

type InvitationProps = { invitation: { institution: InstitutionCard; role: InstitutionRole } }

/** What one is invited to, and what that allows. */
export function Invitation({ invitation: { institution, role } }: InvitationProps) {
  const navigate = useNavigate()
  const institutionId = institution.id
  const { label, may } = roleOf(role)
  const accept = useAct(() => api.institutionRoles.accept({ institutionId }))
  const decline = useAct(() => api.institutionRoles.decline({ institutionId }))
  return (
    <Sheet bleed padded title={`You are invited to run this page as ${label.toLowerCase()}`}>
      <div className={styles.stack}>
        <p className="ui">
          What you may do then: <b>{may.toLowerCase()}</b>. It gives you no badge. Everybody who runs the page can see that you do.
        </p>
        <div className={styles.acts}>
          <Button
            busy={accept.isPending}
            onClick={() =>
              accept.mutate(undefined, {
                onSuccess: () => {
                  toast.success(say('You run the page of {name} now.', { name: institution.name }))
                  navigate(manageOf(institutionId))
                },
              })
            }
          >
            Accept
          </Button>
          <Button tone="quiet" busy={decline.isPending} onClick={() => decline.mutate()}>
            Decline
          </Button>
        </div>
      </div>
    </Sheet>
  )
}
