import { Plus } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useSession } from '../../lib/session.ts'
import { Button } from '../../ui/button/Button.tsx'
import { ButtonLink } from '../../ui/button/ButtonLink.tsx'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { part } from '../../ui/later.tsx'

const EventDialog = part(() => import('./EventDialog.tsx'))

/** Leads verified members to announcing an event, and tells the others what it needs. */
export function HoldEvent() {
  const { user } = useSession()
  const [isOpen, setOpen] = useState(false)
  if (!user) return null
  const close = () => setOpen(false)
  return (
    <>
      <Button size="small" tone="outline" onClick={() => setOpen(true)}>
        <Plus />
        Hold an event
      </Button>
      <Suspense>{isOpen && user.verified && <EventDialog onClose={close} />}</Suspense>
      {isOpen && !user.verified && (
        <Dialog
          title="Verified members hold events"
          size="narrow"
          onClose={close}
          footer={<ButtonLink to="/verification">Verify your profile</ButtonLink>}
        >
          <p>Whoever comes should know who invites them. Everybody may go to an event.</p>
        </Dialog>
      )}
    </>
  )
}
