import type { Id } from '#contract/page.ts'
import type { ShownEntry } from '../../lib/outbox/entry.ts'
import { entriesOf } from '../../lib/outbox/outbox.ts'

/** A like or a save that was pressed, or taken back, on a post or a comment under it. */
export type Press = { act: 'like' | 'save'; postId: Id; commentId?: Id | undefined; on: boolean }

type Liked = { isLiked: boolean; likes: number }

/** A post or a comment with the reader's like, or without. */
export const withLike =
  (isLiked: boolean) =>
  <Subject extends Liked>(subject: Subject): Subject =>
    subject.isLiked === isLiked ? subject : { ...subject, isLiked, likes: Math.max(0, subject.likes + (isLiked ? 1 : -1)) }

/** A post or a comment as its reader has pressed it, before the server knows. */
export const withPress = <Subject extends Liked>(subject: Subject, { act, on }: Press): Subject =>
  act === 'like' ? withLike(on)(subject) : { ...subject, isSaved: on }

export const PRESS = 'press'
export const pressesOn = (postId: Id) => `${PRESS}:${postId}`

const isOf =
  ({ act, commentId }: Press) =>
  ({ payload }: ShownEntry<Press>) =>
    payload.act === act && payload.commentId === commentId

/** What was pressed on the same place and is not sent yet. */
export const waitingPresses = (press: Press) => entriesOf<Press>(PRESS, pressesOn(press.postId)).filter(isOf(press))

/** True while a press on this post waits in the outbox: what the server says of it is older. */
export const arePressesWaiting = (postId: Id) => entriesOf(PRESS, pressesOn(postId)).length > 0
