import { CircleAlert, Clock } from 'lucide-react'
import { useRef, useSyncExternalStore } from 'react'
import { useSay } from '../../lib/language/say.ts'
import { lineIsUp, onLine } from '../../lib/line.ts'
import type { ShownEntry } from '../../lib/outbox/entry.ts'
import { removeEntry, retryEntry } from '../../lib/outbox/outbox.ts'
import { Button } from '../button/Button.tsx'
import styles from './SendState.module.css'
import { Spinner } from './Spinner.tsx'
import { toast } from './toast.ts'

type SendStateProps = {
  entry: ShownEntry
  onRemove: () => void
  /** Puts what was refused, or fails again and again, back to where it was written, if it was. */
  onEdit?: () => void
  /** While nothing can be put back there. */
  isEditDisabled?: boolean
  /** Said in place of how it stands with the line, where there is little room. */
  waiting?: string
}

/** How it stands with something that the server has not taken yet, and what its author can do. */
export function SendState({ entry, onRemove, onEdit, isEditDisabled, waiting }: SendStateProps) {
  const say = useSay()
  const isUp = useSyncExternalStore(onLine, lineIsUp, lineIsUp)
  const place = useRef<HTMLDivElement>(null)
  const { state, refusal, heldUp, clientId } = entry
  const canBeEdited = state === 'refused' || heldUp?.by === 'answer'

  const waitingWords = () => {
    if (heldUp) return `${say('Not sent yet.')} ${heldUp.words}`
    return waiting ?? `${say('Not sent yet.')} ${isUp ? say('Trying again…') : say('Waiting for the connection…')}`
  }
  /** The message that told of the refusal elsewhere goes with it. */
  const done = (act: () => void) => () => {
    toast.dismiss(clientId)
    act()
  }
  const retry = () => {
    // The button goes with the refusal.
    place.current?.focus()
    retryEntry(clientId)
  }
  const remove = () => {
    removeEntry(clientId)
    onRemove()
  }

  return (
    <div ref={place} tabIndex={-1} className={styles.place} data-state={state}>
      <p role="status">
        {state === 'sending' && <Spinner />}
        {state === 'waiting' && <Clock className="small" />}
        {state === 'refused' && <CircleAlert className="small" />}
        {state === 'sending' && say('Sending…')}
        {state === 'waiting' && waitingWords()}
        {state === 'refused' && `${say('Not sent.')} ${refusal}`}
      </p>
      {state !== 'sending' && (
        <div>
          {canBeEdited && onEdit && (
            <Button tone="outline" size="small" disabled={isEditDisabled} onClick={done(onEdit)}>
              {say('Edit')}
            </Button>
          )}
          {state === 'refused' && (
            <Button tone={onEdit ? 'quiet' : 'outline'} size="small" onClick={done(retry)}>
              {say('Try again')}
            </Button>
          )}
          <Button tone="quiet" size="small" onClick={done(remove)}>
            {say('Delete')}
          </Button>
        </div>
      )}
    </div>
  )
}
