import { useIsMutating, useMutation, useMutationState } from '@tanstack/react-query'
import type { Image } from '#contract/files.ts'
import { api } from '../lib/api.ts'
import { dropDraft } from '../lib/drafts.ts'
import { queryClient } from '../lib/query.ts'
import { announce } from '../ui/announce.ts'
import { addPosts, trendingQuery } from './queries.ts'

/** What is being written. `clientId` is made once a draft, so that trying again cannot post twice. */
export type PostDraft = { clientId: string; text: string; link: string; image: Image | null; alt: string }

/** A draft whose fields have been read. */
export type Sending = Omit<PostDraft, 'link'> & { link: string | undefined }

export const POST_DRAFT = 'post'
const KEY = ['feed', 'publish']

const squeezed = (text: string) => text.replace(/\s+/g, '')

/** Sends a post. Where an earlier try had reached the server after all and the text has been changed since, the change follows. */
async function send({ clientId, text, link, image, alt }: Sending) {
  const post = await api.feed.create({ clientId, content: text, link, ...(image && { imageId: image.id, imageAlt: alt }) })
  if (squeezed(post.content) === squeezed(text) && post.link === (link ?? null)) return post
  return api.feed.edit({ postId: post.id, content: text, link: link ?? null })
}

/** Publishes a draft. It stays a draft until the server has it, so that neither a failure nor a reload loses it. */
export const usePublish = () =>
  useMutation({
    mutationKey: KEY,
    scope: { id: 'publish' },
    networkMode: 'always',
    mutationFn: send,
    onSuccess: (post) => {
      addPosts([post])
      dropDraft(POST_DRAFT)
      announce('Your post is on the chart.')
      void queryClient.invalidateQueries({ queryKey: trendingQuery.queryKey })
    },
  })

/** True while a post of this tab is on its way. */
export const isPublishing = () => queryClient.isMutating({ mutationKey: KEY }) > 0
export const useIsPublishing = () => useIsMutating({ mutationKey: KEY }) > 0

/** Posts on their way, to be shown before they have arrived. */
export const useSending = () =>
  useMutationState({ filters: { mutationKey: KEY, status: 'pending' }, select: ({ state }) => state.variables as Sending })
