import { Ellipsis, Pencil, Trash } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import type { Chat } from '#contract/doxy.ts'
import { dropDraft, findDraft, saveDraft, useDraft } from '../../lib/drafts.ts'
import { Badge } from '../../ui/badge/Badge.tsx'
import { Button } from '../../ui/button/Button.tsx'
import { Field } from '../../ui/form/Field.tsx'
import { Menu } from '../../ui/menu/Menu.tsx'
import { Ago } from '../../ui/text/Ago.tsx'
import { chatName, UNREADABLE } from '../library/words.ts'
import { useRenameChat } from '../queries.ts'
import styles from './History.module.css'
import { titleDraft } from './title-draft.ts'

const TITLE_MAX = 120

type HistoryRowProps = { chat: Chat; isOpen: boolean; onOpen: () => void; onRemove: () => void }

/** One conversation by its title. */
export function HistoryRow({ chat, isOpen, onOpen, onRemove }: HistoryRowProps) {
  const [renaming, setRenaming] = useState(() => findDraft(titleDraft(chat.id)) !== undefined)
  const name = chatName(chat)
  if (renaming) return <RenameChat chat={chat} onDone={() => setRenaming(false)} />
  return (
    <li className={styles.row}>
      <button type="button" className={styles.open} aria-current={isOpen || undefined} onClick={onOpen}>
        <span className="clamp2">{name}</span>
        {chat.unreadable && <small>{UNREADABLE}</small>}
        <small>
          <Ago at={chat.askedAt} />
          {isOpen && <Badge tone="neel">Open</Badge>}
        </small>
      </button>
      <Menu
        label={`Options for ${name}`}
        icon={<Ellipsis />}
        items={[
          { label: 'Rename', icon: <Pencil />, onSelect: () => setRenaming(true) },
          { label: 'Delete', icon: <Trash />, tone: 'danger', onSelect: onRemove },
        ]}
      />
    </li>
  )
}

function RenameChat({ chat, onDone }: { chat: Chat; onDone: () => void }) {
  const rename = useRenameChat(chat)
  const draft = titleDraft(chat.id)
  const title = useDraft<{ text: string }>(draft)?.text ?? chat.title
  const close = () => {
    dropDraft(draft)
    onDone()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (title.trim() !== '') rename.mutate(title, { onSuccess: close })
  }
  return (
    <li className={styles.row}>
      <form className={styles.rename} aria-label="Rename conversation" onSubmit={submit}>
        <Field
          label="Title"
          autoFocus
          maxLength={TITLE_MAX}
          value={title}
          onChange={({ target }) => saveDraft(draft, { text: target.value })}
        />
        <div>
          <Button type="submit" size="small" busy={rename.isPending} disabled={title.trim() === ''}>
            Save
          </Button>
          <Button tone="quiet" size="small" onClick={close}>
            Cancel
          </Button>
        </div>
      </form>
    </li>
  )
}
