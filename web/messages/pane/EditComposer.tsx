import { type RefObject, useEffect, useRef, useState } from 'react'
import type { Message } from '#contract/messages.ts'
import { say } from '../../lib/language/say.ts'
import { contentOf } from '../content.ts'
import { useEdit } from '../mutations.ts'
import { WritingFoot } from './WritingFoot.tsx'

type EditComposerProps = { id: string; message: Message; area: RefObject<HTMLTextAreaElement | null>; onDone: () => void }

/** Where one's own message gets other words. It is marked as edited from then on. */
export function EditComposer({ id, message, area, onDone }: EditComposerProps) {
  const before = contentOf(message)
  const [text, setText] = useState(before.text)
  const written = useRef(before.text)
  const edit = useEdit(message)
  useEffect(() => area.current?.focus(), [area])

  const change = (next: string) => {
    written.current = next
    setText(next)
  }
  const save = () => {
    const saved = text.trim()
    if (saved === before.text) return onDone()
    // What was written on while it was being saved is not saved yet.
    edit.mutate({ ...before, text: saved }, { onSuccess: () => written.current.trim() === saved && onDone() })
  }
  return (
    <WritingFoot
      id={id}
      label={say('Edit your message')}
      area={area}
      value={text}
      onChange={change}
      onSend={save}
      saves
      busy={edit.isPending}
      about={<b>{say('Edit your message')}</b>}
      onGiveUp={onDone}
    />
  )
}
