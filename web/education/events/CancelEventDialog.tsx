import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Event } from '#contract/events.ts'
import { EVENT_REASON_MAX } from '#contract/limits.ts'
import { useDrafted } from '../../institutions/use-drafted.ts'
import { api } from '../../lib/api/api.ts'
import { wordsOf } from '../../lib/api/failure.ts'
import { say } from '../../lib/language/say.ts'
import { FormDialog } from '../../ui/dialog/FormDialog.tsx'
import { TextArea } from '../../ui/form/TextArea.tsx'
import { toast } from '../../ui/status/toast.ts'
import { rereadEvents } from '../queries.ts'
import styles from './Events.module.css'

/** Cancels an event for good, with a reason for whoever was going. What is typed of it is kept until it is sent, over a reload too. */
export default function CancelEventDialog({ event, onClose }: { event: Event; onClose: () => void }) {
  const cache = useQueryClient()
  const { values, set, drop } = useDrafted(`cancel-event:${event.id}`, { reason: '' })
  const { reason } = values
  const cancel = useMutation({
    networkMode: 'always',
    mutationFn: () => api.events.cancel({ eventId: event.id, reason: reason.trim() }),
    onSuccess: async () => {
      await rereadEvents(cache)
      toast.success(say('The event is cancelled. Whoever was going is notified.'))
      close()
    },
  })
  const close = () => {
    drop()
    onClose()
  }
  return (
    <FormDialog
      title="Cancel this event"
      size="narrow"
      submitLabel="Cancel event"
      busy={cancel.isPending}
      changed={reason !== ''}
      error={cancel.error ? wordsOf(cancel.error) : undefined}
      onSubmit={() => cancel.isPending || cancel.mutate()}
      onClose={close}
    >
      <div className={styles.fields}>
        <p className="ui">
          <b>{event.title}</b> cannot be brought back.
        </p>
        <TextArea
          label="Reason"
          optional
          hint="For whoever was going."
          rows={3}
          maxLength={EVENT_REASON_MAX}
          value={reason}
          onChange={({ target }) => set({ reason: target.value })}
        />
      </div>
    </FormDialog>
  )
}
