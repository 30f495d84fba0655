import { brand } from '#contract/brand.ts'
import type { Post, PostAudience } from '#contract/feed.ts'
import { toast } from '../../ui/status/toast.ts'
import { addressOf } from './naming.ts'

const openers: Record<PostAudience, string> = {
  public: 'Anyone can open it.',
  members: `Only members of ${brand.name} can open it.`,
  verified: 'Only members whose registration was checked can open it.',
  mates: 'Only mates of its author can open it.',
}

/** Copies a post's address and says who can open it. */
export async function copyLink({ id, audience }: Post) {
  const link = new URL(audience === 'public' ? `/p/post/${id}` : addressOf(id), window.location.href).href
  try {
    await navigator.clipboard.writeText(link)
    toast.success('Link copied.', { description: openers[audience] })
  } catch {
    toast.error('The link could not be copied.', { description: link })
  }
}
