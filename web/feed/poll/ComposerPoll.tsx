import { Plus, X } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { OPTION_MAX, OPTIONS_MAX, OPTIONS_MIN } from '#contract/limits.ts'
import type { PollDays, PollDraft } from '#contract/poll.ts'
import { isRepeated } from '#contract/poll-options.ts'
import { Button } from '../../ui/button/Button.tsx'
import { IconButton } from '../../ui/button/IconButton.tsx'
import { Field } from '../../ui/form/Field.tsx'
import { Select } from '../../ui/form/Select.tsx'
import styles from './ComposerPoll.module.css'

const spans: Record<PollDays, string> = { 1: '1 day', 3: '3 days', 7: '1 week', 14: '2 weeks' }

type ComposerPollProps = { id: string; poll: PollDraft; onChange: (poll: PollDraft) => void; onRemove: () => void }

/** What a post asks its readers. */
export default function ComposerPoll({ id, poll, onChange, onRemove }: ComposerPollProps) {
  const { options, days } = poll
  const frame = useRef<HTMLFieldSetElement>(null)
  const change = (options: string[]) => onChange({ options, days })
  const focus = (at: number) => requestAnimationFrame(() => frame.current?.querySelectorAll('input')[at]?.focus())

  const began = useRef(options.every((option) => option === ''))
  useEffect(() => {
    // Opened by hand it is ready to be typed into.
    if (began.current) frame.current?.querySelector('input')?.focus()
  }, [])

  const add = () => {
    change([...options, ''])
    focus(options.length)
  }
  const remove = (at: number) => {
    change(options.toSpliced(at, 1))
    focus(Math.min(at, options.length - 2))
  }
  /** Enter goes on to the next option; it would post what is half written. */
  const goOn = (event: KeyboardEvent, at: number) => {
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    if (at < options.length - 1) focus(at + 1)
    else if (options.length < OPTIONS_MAX && options[at] !== '') add()
  }

  return (
    <fieldset ref={frame} id={id} className={styles.poll}>
      <legend>Poll</legend>
      {options.map((option, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an option is its place, and may be empty
        <div key={at} className={styles.row}>
          <Field
            label={`Option ${at + 1}`}
            optional={at >= OPTIONS_MIN}
            maxLength={OPTION_MAX}
            autoComplete="off"
            value={option}
            error={isRepeated(options, at) ? 'This option is there already.' : undefined}
            onChange={({ target }) => change(options.with(at, target.value))}
            onKeyDown={(event) => goOn(event, at)}
          />
          {options.length > OPTIONS_MIN && (
            <IconButton label={`Remove option ${at + 1}`} onClick={() => remove(at)}>
              <X />
            </IconButton>
          )}
        </div>
      ))}
      <div className={styles.acts}>
        {options.length < OPTIONS_MAX && (
          <Button tone="outline" size="small" onClick={add}>
            <Plus />
            Add option
          </Button>
        )}
        <Button tone="quiet" size="small" onClick={onRemove}>
          Remove poll
        </Button>
      </div>
      <Select label="Closes after" value={days} onChange={({ target }) => onChange({ options, days: Number(target.value) as PollDays })}>
        {Object.entries(spans).map(([days, span]) => (
          <option key={days} value={days}>
            {span}
          </option>
        ))}
      </Select>
      <p className="meta">Votes are anonymous, for you too. Once posted, a poll cannot be changed.</p>
    </fieldset>
  )
}
