import { CircleX, Ellipsis, Flag, Pencil } from 'lucide-react'
import { Suspense, useState } from 'react'
import type { Event } from '#contract/events.ts'
import { useSession } from '../../lib/session.ts'
import { part } from '../../ui/later.tsx'
import { Menu } from '../../ui/menu/Menu.tsx'

const EventDialog = part(() => import('./EventDialog.tsx'))
const CancelEventDialog = part(() => import('./CancelEventDialog.tsx'))
const ReportDialog = part(() => import('../../moderation/ReportDialog.tsx'))

/** What its host may do about an event, and what everybody else may do about a host's. */
export function EventMenu({ event, isOver }: { event: Event; isOver: boolean }) {
  const me = useSession().user?.id
  const [asked, setAsked] = useState<'change' | 'cancel' | 'report'>()
  const { id, title, host, isCancelled } = event
  if (!me || !host) return null
  const close = () => setAsked(undefined)
  const items =
    host.id !== me
      ? [{ label: 'Report this event', icon: <Flag />, onSelect: () => setAsked('report') }]
      : isOver || isCancelled
        ? []
        : [
            { label: 'Change the event', icon: <Pencil />, onSelect: () => setAsked('change') },
            { label: 'Cancel the event', icon: <CircleX />, tone: 'danger' as const, onSelect: () => setAsked('cancel') },
          ]
  return (
    <>
      {items.length > 0 && <Menu label={`More for ${title}`} icon={<Ellipsis />} items={items} />}
      <Suspense>
        {asked === 'change' && <EventDialog event={event} onClose={close} />}
        {asked === 'cancel' && <CancelEventDialog event={event} onClose={close} />}
        {asked === 'report' && <ReportDialog kind="event" subjectId={id} onClose={close} />}
      </Suspense>
    </>
  )
}
