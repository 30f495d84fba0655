import { brand } from '#contract/brand.ts'
import type { Id } from '#contract/page.ts'
import type { PostingCard } from '#contract/posting.ts'
import { backend } from '../../lib/api/backend.ts'
import { asWritten, say } from '../../lib/language/say.ts'
import { toast } from '../../ui/status/toast.ts'

/** The page of an open job that everybody can read, search engines too. */
export const publicJob = (postingId: Id) => new URL(`/p/job/${postingId}`, backend()).href

/** Copies the address of a job: its public page while it is open, then the board's. */
export async function copyJobLink({ id, postingState }: Pick<PostingCard, 'id' | 'postingState'>) {
  const isPublic = postingState === 'published'
  const link = isPublic ? publicJob(id) : new URL(`/jobs?job=${id}`, window.location.href).href
  try {
    await navigator.clipboard.writeText(link)
    toast.success(say('Link copied.'), {
      description: isPublic ? say('Anyone can open it.') : say('Only members of {name} can open it.', { name: brand.name }),
    })
  } catch {
    toast.error(say('The link could not be copied.'), { description: asWritten(link) })
  }
}
