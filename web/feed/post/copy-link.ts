import { brand } from '#contract/brand.ts'
import type { Post } from '#contract/feed.ts'
import { toast } from '../../ui/status/toast.ts'
import { addressOf } from './naming.ts'

/** Copies a post's address and says who can open it. */
export async function copyLink({ id, audience }: Post) {
  const isPublic = audience === 'public'
  const link = new URL(isPublic ? `/p/post/${id}` : addressOf(id), window.location.href).href
  try {
    await navigator.clipboard.writeText(link)
    toast.success('Link copied.', { description: isPublic ? 'Anyone can open it.' : `Only members of ${brand.name} can open it.` })
  } catch {
    toast.error('The link could not be copied.', { description: link })
  }
}
