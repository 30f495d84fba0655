import { type RefObject, useEffect, useState } from 'react'
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
  const edit = useEdit(message)
  useEffect(() => area.current?.focus(), [area])

  const save = () => {
    if (text.trim() === before.text) return onDone()
    edit.mutate({ ...before, text: text.trim() }, { onSuccess: onDone })
  }
  return (
    <WritingFoot
      id={id}
      label={say('Edit your message')}
      area={area}
      value={text}
      onChange={setText}
      onSend={save}
      saves
      busy={edit.isPending}
      about={<b>{say('Edit your message')}</b>}
      onGiveUp={onDone}
    />
  )
}
