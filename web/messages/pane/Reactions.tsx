import { CircleCheck, CircleQuestionMark, Eye, Footprints, Heart, SmilePlus, ThumbsUp } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Message, ReactionKind } from '#contract/messages.ts'
import { reactions } from '#contract/reactions.ts'
import { say } from '../../lib/language/say.ts'
import { Menu } from '../../ui/menu/Menu.tsx'
import { useReact } from '../mutations.ts'
import { reactionWords } from '../words.ts'
import styles from './Message.module.css'
import { usePane } from './pane-context.ts'

const reactionIcons: Record<ReactionKind, ReactNode> = {
  agree: <ThumbsUp className="small" />,
  thanks: <Heart className="small" />,
  seen: <Eye className="small" />,
  question: <CircleQuestionMark className="small" />,
  on_my_way: <Footprints className="small" />,
  done: <CircleCheck className="small" />,
}

/** What others have said of a message in one of six signs, each with its count; a press gives one's own or takes it back. */
export function Reactions({ message }: { message: Message }) {
  const { viewerId, canAct } = usePane()
  const react = useReact(message)
  if (message.reactions.length === 0) return null
  return (
    <div className={styles.reactions}>
      {message.reactions.map(({ kind, memberIds }) => {
        const isOwn = viewerId !== undefined && memberIds.includes(viewerId)
        return (
          <button
            key={kind}
            type="button"
            className={styles.reaction}
            aria-pressed={isOwn}
            aria-label={`${say(reactionWords[kind])}, ${memberIds.length}${isOwn ? `, ${say('with yours')}` : ''}`}
            data-tip={say(reactionWords[kind])}
            disabled={!canAct}
            onClick={() => react.mutate(isOwn ? null : kind)}
          >
            {reactionIcons[kind]}
            {memberIds.length}
          </button>
        )
      })}
    </div>
  )
}

/** The choice of one of six. */
export function ReactMenu({ message }: { message: Message }) {
  const { viewerId } = usePane()
  const react = useReact(message)
  const own = message.reactions.find(({ memberIds }) => viewerId !== undefined && memberIds.includes(viewerId))?.kind
  const items = reactions.map((kind) => ({
    label: kind === own ? say('{reaction} (take back)', { reaction: say(reactionWords[kind]) }) : say(reactionWords[kind]),
    icon: reactionIcons[kind],
    onSelect: () => react.mutate(kind === own ? null : kind),
  }))
  return <Menu label={say('React')} icon={<SmilePlus className="small" />} items={items} />
}
