import type { Answer } from '../../education/course/answer-kind.ts'
import type { Reading } from '../../education/course/finish-reading.ts'
import type { RatedCard } from '../../education/recall/rate-card.ts'
import type { CommentToSend } from '../../feed/comments/send-comment.ts'
import type { PostToSend } from '../../feed/composer/send-post.ts'
import { addressOf, titleOf } from '../../feed/post/naming.ts'
import type { Press } from '../../feed/presses/presses.ts'
import type { ApplicationToSend } from '../../jobs/apply/send-application.ts'
import type { Say } from '../../lib/language/say.ts'
import type { ShownEntry } from '../../lib/outbox/entry.ts'
import type { MateAction, MateMove } from '../../mates/move.ts'
import type { MessageToSend } from '../../messages/sending/send-message.ts'
import type { PaperCommentToSend } from '../../research/comments/send-paper-comment.ts'
import type { Toggled } from '../../ui/toggle/toggle.ts'

type Description = { words: string; path: string }

const STEPS: Record<MateAction, string> = {
  request: 'Connect with {name}',
  accept: 'Accept the request of {name}',
  decline: 'Decline the request of {name}',
  withdraw: 'Withdraw the request to {name}',
  remove: 'Remove {name}',
}

function pressed({ act, commentId, on }: Press, say: Say) {
  if (act === 'save') return say(on ? 'Save a post' : 'Remove a post from Saved')
  if (commentId) return say(on ? 'Like a comment' : 'Take back the like of a comment')
  return say(on ? 'Like a post' : 'Take back the like of a post')
}

const kinds: Record<string, (payload: never, say: Say) => Description> = {
  post: ({ text }: PostToSend, say) => ({ words: say('Post: {words}', { words: titleOf(text) }), path: '/dashboard' }),
  comment: ({ postId, text }: CommentToSend, say) => ({
    words: say('Comment: {words}', { words: titleOf(text) }),
    path: addressOf(postId),
  }),
  press: (press: Press, say) => ({ words: pressed(press, say), path: addressOf(press.postId) }),
  message: ({ conversationId, text }: MessageToSend, say) => ({
    words: say('Message: {words}', { words: titleOf(text) }),
    path: `/messages?conversation=${conversationId}`,
  }),
  'paper-comment': ({ paperId, text }: PaperCommentToSend, say) => ({
    words: say('Comment on a paper: {words}', { words: titleOf(text) }),
    path: `/researchhub?paper=${paperId}`,
  }),
  application: ({ postingId, title }: ApplicationToSend, say) => ({
    words: say('Application: {title}', { title }),
    path: `/jobs?job=${postingId}`,
  }),
  'save-job': ({ id, title, on }: Toggled, say) => ({
    words: say(on ? 'Save the job {title}' : 'Remove the job {title} from Saved', { title }),
    path: `/jobs?job=${id}`,
  }),
  'save-paper': ({ id, title, on }: Toggled, say) => ({
    words: say(on ? 'Add to the reading list: {title}' : 'Remove from the reading list: {title}', { title }),
    path: `/researchhub?paper=${id}`,
  }),
  'follow-paper': ({ id, title, on }: Toggled, say) => ({
    words: say(on ? 'Follow the paper {title}' : 'Follow no more the paper {title}', { title }),
    path: `/researchhub?paper=${id}`,
  }),
  'follow-institution': ({ id, title, on }: Toggled, say) => ({
    words: say(on ? 'Follow {title}' : 'Follow no more {title}', { title }),
    path: `/institutions?id=${id}`,
  }),
  'go-to-event': ({ title, on }: Toggled, say) => ({
    words: say(on ? 'Going to {title}' : 'Not going to {title}', { title }),
    path: '/education',
  }),
  'finish-reading': ({ courseId, stepId, title }: Reading, say) => ({
    words: say('Read: {title}', { title }),
    path: `/education?course=${courseId}&step=${stepId}`,
  }),
  'answer-question': ({ courseId, stepId, prompt }: Answer, say) => ({
    words: say('Answer: {question}', { question: prompt }),
    path: `/education?course=${courseId}&step=${stepId}`,
  }),
  'rate-card': ({ prompt }: RatedCard, say) => ({ words: say('Recall: {question}', { question: prompt }), path: '/education?recall' }),
  mate: ({ by, member }: MateMove, say) => ({ words: say(STEPS[by], { name: member.name }), path: '/mates' }),
}

/** What waits, in a line that tells it from others of its kind, and the page that shows it. */
export const descriptionOf = ({ kind, payload }: ShownEntry, say: Say): Description =>
  kinds[kind]?.(payload as never, say) ?? { words: say('Something else'), path: '/home' }

/** The words that its author wrote; empty where it is a press. */
export function textOf({ payload }: ShownEntry): string {
  const { text } = payload as { text?: unknown }
  return typeof text === 'string' ? text : ''
}
