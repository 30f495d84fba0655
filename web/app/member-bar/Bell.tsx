import { Bell as BellIcon } from 'lucide-react'
import { Suspense, useId, useRef, useState } from 'react'
import { useAddress } from '../../lib/address.ts'
import { say } from '../../lib/language/say.ts'
import { IconButton } from '../../ui/button/IconButton.tsx'
import { spokenPart } from '../../ui/language/spoken-part.tsx'
import { afterSoon, part } from '../../ui/later.tsx'
import { useDismiss } from '../../ui/menu/use-dismiss.ts'

/** The number arrives later: counting needs the data layer and the live line, which no first paint waits for. */
const UnreadCount = part(async () => ({ default: (await afterSoon(() => import('./member-late.ts'))).UnreadCount }))
const BellNotices = spokenPart(() => import('./BellNotices.tsx'))

/** Opens the notices. An address may ask for them too: `?notices=list` or `?notices=settings`, as emails do. */
export function Bell() {
  const id = useId()
  const area = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [address, setAddress] = useAddress()
  const asked = address.get('notices')
  const [pressed, setPressed] = useState(false)
  const open = pressed || asked !== null

  function close() {
    setPressed(false)
    if (asked === null) return
    address.delete('notices')
    setAddress(address, { replace: true })
  }
  useDismiss(open, area, button, close)

  return (
    <div ref={area}>
      <IconButton
        ref={button}
        label={say('Notifications')}
        aria-labelledby={`${id}-name ${id}-count`}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={open ? close : () => setPressed(true)}
      >
        <BellIcon />
        <span id={`${id}-name`} className="vh">
          {say('Notifications')}
        </span>
        <Suspense>
          <UnreadCount id={`${id}-count`} />
        </Suspense>
      </IconButton>
      {open && (
        <Suspense>
          <BellNotices id={id} first={asked === 'settings' ? 'settings' : 'list'} onClose={close} />
        </Suspense>
      )}
    </div>
  )
}
