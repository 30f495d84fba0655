import { Check, SendHorizontal, X, Zap } from 'lucide-react'
import type { FormEvent, KeyboardEvent, ReactNode, RefObject } from 'react'
import { MESSAGE_MAX, RING_MINUTES, RINGS_MAX } from '#contract/limits.ts'
import { formatCount } from '../../lib/count.ts'
import { say } from '../../lib/language/say.ts'
import { Button } from '../../ui/button/Button.tsx'
import { IconButton } from '../../ui/button/IconButton.tsx'
import { CharacterCount } from '../../ui/form/CharacterCount.tsx'
import { GrowingText } from '../../ui/form/GrowingText.tsx'
import { Note } from '../../ui/status/Note.tsx'
import { takesFiles } from '../attachments/composing/dropped-files.ts'
import styles from './Foot.module.css'

type WritingFootProps = {
  id: string
  label: string
  area: RefObject<HTMLTextAreaElement | null>
  value: string
  onChange: (text: string) => void
  onSend: () => void
  /** Saves a change instead of sending. */
  saves?: boolean
  busy?: boolean
  /** What is answered or changed, and how to give that up. */
  about?: ReactNode
  /** What can be put in place of what is typed just now. */
  offer?: ReactNode
  /** Files that go with it, and what adds one. */
  files?: { rows: ReactNode; button: ReactNode; areThere: boolean; areReady: boolean; take: (files: Iterable<File>) => void } | undefined
  /** Whether it is to ring until it is acknowledged. */
  urgency?: { isUrgent: boolean; onToggle: () => void } | undefined
  onGiveUp?: (() => void) | undefined
}

/** With a keyboard Enter sends and Shift+Enter begins a line; under a thumb Enter begins a line and the button sends. */
const sendsOnEnter = (event: KeyboardEvent) =>
  event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing && matchMedia('(pointer: fine)').matches

/** Where a message is written. What is too long stays as it is, and says so. */
export function WritingFoot({
  id,
  label,
  area,
  value,
  onChange,
  onSend,
  saves,
  busy,
  about,
  offer,
  files,
  urgency,
  onGiveUp,
}: WritingFootProps) {
  const { length } = value.trim()
  const isTooLong = length > MESSAGE_MAX
  const maySend = (length > 0 || files?.areThere) && !isTooLong && (files?.areReady ?? true)
  const submit = (event?: FormEvent) => {
    event?.preventDefault()
    if (maySend && !busy) onSend()
  }
  return (
    <form className={styles.foot} aria-label={label} onSubmit={submit} {...(files && takesFiles(files.take))}>
      {about && (
        <div className={styles.about}>
          <div>{about}</div>
          <IconButton label={say('Cancel')} onClick={onGiveUp}>
            <X />
          </IconButton>
        </div>
      )}
      {isTooLong && (
        <Note tone="danger" role="alert">
          {say('A message holds {most} characters; this has {count}. Nothing has been cut: shorten it, or send it in parts.', {
            most: formatCount(MESSAGE_MAX),
            count: formatCount(length),
          })}
        </Note>
      )}
      {urgency?.isUrgent && (
        <p className={styles.urgent} role="status">
          {say(
            'Rings your mates here every {every} minutes until they acknowledge it, for {all} minutes. In their quiet hours it rings nobody, and without notifications only on an open page. In danger of life, call as well.',
            {
              every: RING_MINUTES,
              all: RING_MINUTES * RINGS_MAX,
            },
          )}
        </p>
      )}
      {offer && <div>{offer}</div>}
      {files?.rows}
      <div className={styles.line}>
        {files?.button}
        {urgency && (
          <IconButton label={say('Send as urgent')} aria-pressed={urgency.isUrgent} className={styles.urgency} onClick={urgency.onToggle}>
            <Zap />
          </IconButton>
        )}
        <GrowingText
          ref={area}
          id={id}
          className={styles.text}
          aria-label={label}
          placeholder={label}
          value={value}
          autoComplete="off"
          onChange={({ target }) => onChange(target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Escape' && onGiveUp) return onGiveUp()
            if (!sendsOnEnter(event)) return
            event.preventDefault()
            submit()
          }}
        />
        <Button type="submit" className={styles.send} aria-label={saves ? say('Save') : say('Send')} busy={busy} disabled={!maySend}>
          {saves ? <Check /> : <SendHorizontal />}
        </Button>
      </div>
      <CharacterCount text={value} max={MESSAGE_MAX} />
    </form>
  )
}
