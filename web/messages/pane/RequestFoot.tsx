import { useQueryClient } from '@tanstack/react-query'
import { Ban } from 'lucide-react'
import { Suspense, useState } from 'react'
import type { OpenedConversation } from '#contract/conversations.ts'
import { api } from '../../lib/api/api.ts'
import { say } from '../../lib/language/say.ts'
import { useNavigate } from '../../lib/router.tsx'
import { Button } from '../../ui/button/Button.tsx'
import { part } from '../../ui/later.tsx'
import { useConversationChange, useOpenedChange } from '../mutations.ts'
import { forgetConversation } from '../sync/forget.ts'
import styles from './Foot.module.css'

const BlockMember = part(async () => ({ default: (await import('../../mates/card/EndDialogs.tsx')).BlockMember }))

/** The answer to somebody who is no mate and has written. */
export function RequestFoot({ opened }: { opened: OpenedConversation }) {
  const { id, other } = opened
  const navigate = useNavigate()
  const [isBlocking, setBlocking] = useState(false)
  const accept = useOpenedChange(() => api.conversations.accept({ conversationId: id }))
  const decline = useConversationChange(() => api.conversations.decline({ conversationId: id }))
  const cache = useQueryClient()
  const leave = () => {
    navigate('/messages', { replace: true })
    forgetConversation(cache, id)
  }

  return (
    <div className={styles.request}>
      <p className="ui">
        <b>{say('Accept this conversation?')}</b> <span className="muted">{say('Links stay closed until you do.')}</span>
      </p>
      <div className={styles.answers}>
        <Button busy={accept.isPending} onClick={() => accept.mutate(undefined)}>
          {say('Accept')}
        </Button>
        <Button tone="outline" busy={decline.isPending} onClick={() => decline.mutate(undefined, { onSuccess: leave })}>
          {say('Decline')}
        </Button>
        {other && (
          <Button tone="quiet" onClick={() => setBlocking(true)}>
            <Ban />
            {say('Block')}
          </Button>
        )}
      </div>
      <Suspense>
        {isBlocking && other && (
          <BlockMember
            mate={{ member: other, state: 'suggested', shared: [], mutualMates: opened.mutualMates, mutual: [], note: null }}
            onClose={() => setBlocking(false)}
          />
        )}
      </Suspense>
    </div>
  )
}
