import { Plus } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useSession } from '../../lib/session.ts'
import { Button } from '../../ui/button/Button.tsx'
import { ButtonLink } from '../../ui/button/ButtonLink.tsx'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { part } from '../../ui/later.tsx'

const EventDialog = part(() => import('./EventDialog.tsx'))

/** Leads members who have proven who they are to announcing an event, and tells the others what it needs. */
export function HoldEvent() {
  const { user } = useSession()
  const [isOpen, setOpen] = useState(false)
  if (!user) return null
  const close = () => setOpen(false)
  const mayHold = user.mark?.state === 'holds'
  return (
    <>
      <Button size="small" tone="outline" onClick={() => setOpen(true)}>
        <Plus />
        Hold an event
      </Button>
      <Suspense>{isOpen && mayHold && <EventDialog onClose={close} />}</Suspense>
      {isOpen && !mayHold && (
        <Dialog
          title="Who may hold an event"
          size="narrow"
          onClose={close}
          footer={<ButtonLink to="/verification">Prove who you are</ButtonLink>}
        >
          <p>
            Members of whom something is proven: a registration, an enrolment, a researcher’s identity, or that they speak for an
            institution. Whoever comes should know who invites them. Everybody may go to an event.
          </p>
        </Dialog>
      )}
    </>
  )
}
