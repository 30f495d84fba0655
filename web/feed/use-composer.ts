import { POST_MAX } from '#contract/limits.ts'
import { newClientId } from '../lib/client-id.ts'
import { dropDraft, findDraft, saveDraft, useDraft } from '../lib/drafts.ts'
import { readLink } from './link.ts'
import { POST_DRAFT, type PostDraft, useIsPublishing, usePublish } from './publish.ts'

const nothing = { text: '', link: '', image: null, alt: '' }

const isBlank = ({ text, link, image }: PostDraft) => text === '' && link === '' && image === null

/** What is being written, kept across reloads, and the way to publish it. While it is on its way the composer is empty; if that fails, it is back. */
export function useComposer() {
  const saved = useDraft<PostDraft>(POST_DRAFT)
  const isBusy = useIsPublishing()
  const { mutate, error, isError, reset } = usePublish()

  const draft = isBusy || !saved ? nothing : { ...nothing, ...saved }
  const link = readLink(draft.link)
  const text = draft.text.trim()

  const change = (part: Partial<PostDraft>) => {
    if (isError) reset()
    const next: PostDraft = { ...nothing, clientId: newClientId(), ...findDraft<PostDraft>(POST_DRAFT), ...part }
    if (isBlank(next)) dropDraft(POST_DRAFT)
    else saveDraft(POST_DRAFT, next)
  }

  return {
    draft,
    change,
    link,
    error,
    isBusy,
    canPost: !isBusy && text !== '' && text.length <= POST_MAX && link.error === undefined,
    publish: () => saved && mutate({ ...nothing, ...saved, text, link: link.link }),
  }
}
