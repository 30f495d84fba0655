import type { Answer } from '../../education/course/answer-kind.ts'
import type { Reading } from '../../education/course/finish-reading.ts'
import type { RatedCard } from '../../education/recall/rate-card.ts'
import type { CommentToSend } from '../../feed/comments/send-comment.ts'
import type { PostToSend } from '../../feed/composer/send-post.ts'
import { addressOf, titleOf } from '../../feed/post/naming.ts'
import type { Press } from '../../feed/presses/presses.ts'
import type { ShownEntry } from '../../lib/outbox/entry.ts'
import type { MateAction, MateMove } from '../../mates/move.ts'
import type { MessageToSend } from '../../messages/sending/send-message.ts'
import type { PaperCommentToSend } from '../../research/comments/send-paper-comment.ts'
import type { Toggled } from '../../ui/toggle/toggle.ts'

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

const followed = (on: boolean) => (on ? 'Follow' : 'Follow no more')

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
  'save-job': ({ id, title, on }: Toggled) => ({
    words: on ? `Save the job ${title}` : `Remove the job ${title} from Saved`,
    path: `/jobs?job=${id}`,
  }),
  'save-paper': ({ id, title, on }: Toggled) => ({
    words: on ? `Add to the reading list: ${title}` : `Remove from the reading list: ${title}`,
    path: `/researchhub?paper=${id}`,
  }),
  'follow-paper': ({ id, title, on }: Toggled) => ({ words: `${followed(on)} the paper ${title}`, path: `/researchhub?paper=${id}` }),
  'follow-institution': ({ id, title, on }: Toggled) => ({ words: `${followed(on)} ${title}`, path: `/institutions?id=${id}` }),
  'go-to-event': ({ title, on }: Toggled) => ({ words: on ? `Going to ${title}` : `Not going to ${title}`, path: '/education' }),
  'finish-reading': ({ courseId, stepId, title }: Reading) => ({
    words: `Read: ${title}`,
    path: `/education?course=${courseId}&step=${stepId}`,
  }),
  'answer-question': ({ courseId, stepId, prompt }: Answer) => ({
    words: `Answer: ${prompt}`,
    path: `/education?course=${courseId}&step=${stepId}`,
  }),
  'rate-card': ({ prompt }: RatedCard) => ({ words: `Recall: ${prompt}`, path: '/education?recall' }),
  mate: ({ by, member }: MateMove) => ({ words: `${STEPS[by]} ${member.name}`, path: '/mates' }),
}

/** What waits, in a line that tells it from others of its kind, and the page that shows it. */
export const descriptionOf = ({ kind, payload }: ShownEntry): Description =>
  kinds[kind]?.(payload as never) ?? { words: 'Something else', path: '/home' }
