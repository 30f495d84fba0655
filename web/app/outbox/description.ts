import type { CommentToSend } from '../../feed/comments/send-comment.ts'
import type { PostToSend } from '../../feed/composer/send-post.ts'
import { addressOf, titleOf } from '../../feed/post/naming.ts'
import type { Press } from '../../feed/presses/presses.ts'
import type { ShownEntry } from '../../lib/outbox/entry.ts'
import type { MateAction, MateMove } from '../../mates/move.ts'
import type { MessageToSend } from '../../messages/sending/send-message.ts'
import type { PaperCommentToSend } from '../../research/comments/send-paper-comment.ts'

type Description = { words: string; path: string }

const STEPS: Record<MateAction, string> = {
  request: 'Connect with',
  accept: 'Accept the request of',
  decline: 'Decline the request of',
  withdraw: 'Withdraw the request to',
  remove: 'Remove',
}

function pressed({ act, commentId, on }: Press) {
  if (act === 'save') return on ? 'Save a post' : 'Remove a post from Saved'
  return `${on ? 'Like' : 'Take back the like of'} a ${commentId ? 'comment' : 'post'}`
}

const kinds: Record<string, (payload: never) => Description> = {
  post: ({ text }: PostToSend) => ({ words: `Post: ${titleOf(text)}`, path: '/dashboard' }),
  comment: ({ postId, text }: CommentToSend) => ({ words: `Comment: ${titleOf(text)}`, path: addressOf(postId) }),
  press: (press: Press) => ({ words: pressed(press), path: addressOf(press.postId) }),
  message: ({ conversationId, text }: MessageToSend) => ({
    words: `Message: ${titleOf(text)}`,
    path: `/messages?conversation=${conversationId}`,
  }),
  'paper-comment': ({ paperId, text }: PaperCommentToSend) => ({
    words: `Comment on a paper: ${titleOf(text)}`,
    path: `/researchhub?paper=${paperId}`,
  }),
  mate: ({ by, member }: MateMove) => ({ words: `${STEPS[by]} ${member.name}`, path: '/mates' }),
}

/** What waits, in a line that tells it from others of its kind, and the page that shows it. */
export const descriptionOf = ({ kind, payload }: ShownEntry): Description =>
  kinds[kind]?.(payload as never) ?? { words: 'Something else', path: '/home' }
