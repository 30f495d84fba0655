import { CircleCheck, CircleQuestionMark, Eye, Footprints, Heart, ThumbsUp } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ReactionKind } from '#contract/messages.ts'

export const reactionIcons: Record<ReactionKind, ReactNode> = {
  agree: <ThumbsUp className="small" />,
  thanks: <Heart className="small" />,
  seen: <Eye className="small" />,
  question: <CircleQuestionMark className="small" />,
  on_my_way: <Footprints className="small" />,
  done: <CircleCheck className="small" />,
}
