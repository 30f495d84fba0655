import { Users } from 'lucide-react'
import { useState } from 'react'
import { say } from '../../lib/language/say.ts'
import { useNavigate } from '../../lib/router.tsx'
import { conversationWith } from '../../mates/words.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { MatePicker } from './MatePicker.tsx'
import { NewGroup } from './NewGroup.tsx'

/** Begins a conversation: with a mate, or with several. */
export function NewMessageDialog({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate()
  const [isGroup, setGroup] = useState(false)
  const [words, setWords] = useState('')
  if (isGroup) return <NewGroup onClose={onClose} />
  return (
    <Dialog title={say('New message')} size="narrow" writing onClose={onClose}>
      <Button tone="outline" block onClick={() => setGroup(true)}>
        <Users />
        {say('New group')}
      </Button>
      <MatePicker words={words} onWords={setWords}>
        {(mate, row) => (
          <button
            type="button"
            onClick={() => {
              onClose()
              navigate(conversationWith(mate))
            }}
          >
            {row}
          </button>
        )}
      </MatePicker>
    </Dialog>
  )
}
