import { useQuery } from '@tanstack/react-query'
import type { PostAudience } from '#contract/feed.ts'
import type { Image } from '#contract/files.ts'
import { IMAGES_MAX, POST_MAX } from '#contract/limits.ts'
import type { Id } from '#contract/page.ts'
import type { PollDraft } from '#contract/poll.ts'
import { codeOf } from '../../lib/api/failure.ts'
import { newClientId } from '../../lib/client-id.ts'
import { dropDraft, findDraft, saveDraft, useDraft } from '../../lib/drafts.ts'
import { enqueue } from '../../lib/outbox/outbox.ts'
import { openedQuery } from '../cache/queries.ts'
import { readPoll } from '../poll/draft.ts'
import { readLink } from '../text/link.ts'
import { postKind } from './post-kind.ts'

/** What is being written. `clientId` is made once a draft, so that it cannot be posted twice. */
export type PostDraft = {
  clientId: string
  text: string
  link: string
  images: Image[]
  quotedId: Id | null
  poll: PollDraft | null
  audience: PostAudience
}

export const POST_DRAFT = 'post'

const nothing = { text: '', link: '', images: [] as Image[], quotedId: null, poll: null, audience: 'members' } as const

const isBlank = ({ text, link, images, quotedId, poll, audience }: PostDraft) =>
  text === '' && link === '' && images.length === 0 && quotedId === null && poll === null && audience === 'members'

/** Changes what is being written, wherever that is shown. */
export function changePostDraft(part: Partial<PostDraft>) {
  const next: PostDraft = { ...nothing, clientId: newClientId(), ...findDraft<PostDraft>(POST_DRAFT), ...part }
  if (isBlank(next)) dropDraft(POST_DRAFT)
  else saveDraft(POST_DRAFT, next)
}

/** Adds a picture to what is being written, after all others that came meanwhile. */
export const addImage = (image: Image) => changePostDraft({ images: [...(findDraft<PostDraft>(POST_DRAFT)?.images ?? []), image] })

/** Whether a post cannot be quoted any more: the server says so, or the line did. A failing line says nothing of it. */
function useIsGone(postId: Id | null) {
  const { data, error } = useQuery({ ...openedQuery(postId ?? ''), enabled: postId !== null })
  return codeOf(error) === 'NOT_FOUND' || data?.items.length === 0
}

/** What is being written, kept across reloads, and the way to hand it to the outbox. */
export function useComposer() {
  const saved = useDraft<PostDraft>(POST_DRAFT)
  const draft = { ...nothing, ...saved }
  const link = readLink(draft.link)
  const poll = draft.poll && readPoll(draft.poll)
  const text = draft.text.trim()
  const isQuoteGone = useIsGone(draft.quotedId)
  const canPost =
    text !== '' &&
    text.length <= POST_MAX &&
    link.error === undefined &&
    poll !== undefined &&
    draft.images.length <= IMAGES_MAX &&
    !isQuoteGone

  const publish = () => {
    if (!saved) return
    const { images, quotedId, audience } = draft
    enqueue(postKind, { text, link: link.link, images, quotedId, audience, ...(poll && { poll }) }, saved.clientId)
    dropDraft(POST_DRAFT)
  }

  return { draft, change: changePostDraft, link, isQuoteGone, canPost, publish }
}
