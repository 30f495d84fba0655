import { type FormEvent, useState } from 'react'
import type { Message } from '#contract/messages.ts'
import { wordsOf } from '../../lib/api/failure.ts'
import { inFull } from '../../lib/dates.ts'
import { useNow } from '../../lib/deadline.ts'
import { locale, say } from '../../lib/language/say.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { Field } from '../../ui/form/Field.tsx'
import { Note } from '../../ui/status/Note.tsx'
import { toast } from '../../ui/status/toast.ts'
import { lineOf } from '../words.ts'
import { chosenAt, fieldValue, remindChoices } from './choices.ts'
import { useRemind } from './queries.ts'
import styles from './Reminders.module.css'

/** When one wants to be told of a message again. Nobody else learns of it. */
export function RemindDialog({ message, onClose }: { message: Message; onClose: () => void }) {
  const now = new Date(useNow())
  const [chosen, setChosen] = useState('')
  const [isPast, setPast] = useState(false)
  const remind = useRemind(message)
  const save = (at: Date) => {
    const isAhead = at.getTime() > Date.now()
    setPast(!isAhead)
    if (!isAhead) return
    remind.mutate(at.toISOString(), {
      onSuccess: () => {
        toast.success(say('We will remind you on {when}.', { when: inFull(at.toISOString(), locale()) }))
        onClose()
      },
    })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    save(new Date(chosen))
  }
  return (
    <Dialog title={say('Remind me')} size="narrow" onClose={onClose}>
      <p className="ui muted clamp2">{lineOf(message)}</p>
      <ul className={styles.choices}>
        {remindChoices(now).map((choice) => (
          <li key={choice.label}>
            <Button tone="outline" block busy={remind.isPending} onClick={() => save(chosenAt(choice, new Date()))}>
              {say(choice.label)}
            </Button>
          </li>
        ))}
      </ul>
      <form className={styles.choose} onSubmit={submit}>
        <Field
          label={say('Another time')}
          type="datetime-local"
          required
          min={fieldValue(now)}
          value={chosen}
          onChange={({ target }) => setChosen(target.value)}
        />
        <Button type="submit" busy={remind.isPending} disabled={chosen === ''}>
          {say('Remind me')}
        </Button>
      </form>
      {(isPast || remind.isError) && (
        <Note tone="danger" role="alert">
          {isPast ? say('This time has passed. Choose one that lies ahead.') : wordsOf(remind.error)}
        </Note>
      )}
    </Dialog>
  )
}
