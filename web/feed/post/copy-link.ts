import { brand } from '#contract/brand.ts'
import type { Post, PostAudience } from '#contract/feed.ts'
import { asWritten, type Said, say } from '../../lib/language/say.ts'
import { toast } from '../../ui/status/toast.ts'
import { addressOf } from './naming.ts'

const openers: Record<PostAudience, () => Said> = {
  public: () => say('Anyone can open it.'),
  members: () => say('Only members of {name} can open it.', { name: brand.name }),
  verified: () => say('Only members whose registration was checked can open it.'),
  mates: () => say('Only mates of its author can open it.'),
}

/** Copies a post's address and says who can open it. */
export async function copyLink({ id, audience }: Post) {
  const link = new URL(audience === 'public' ? `/p/post/${id}` : addressOf(id), window.location.href).href
  try {
    await navigator.clipboard.writeText(link)
    toast.success(say('Link copied.'), { description: openers[audience]() })
  } catch {
    toast.error(say('The link could not be copied.'), { description: asWritten(link) })
  }
}
