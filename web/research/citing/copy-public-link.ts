import type { Id } from '#contract/page.ts'
import { backend } from '../../lib/api/backend.ts'
import { asWritten, say } from '../../lib/language/say.ts'
import { toast } from '../../ui/status/toast.ts'

/** The page of a public paper, which search engines and reference managers read too. */
export const publicAddress = (paperId: Id) => new URL(`/p/paper/${paperId}`, backend()).href

export async function copyPublicLink(paperId: Id) {
  const link = publicAddress(paperId)
  try {
    await navigator.clipboard.writeText(link)
    toast.success(say('Link copied.'), { description: say('Anyone can open it.') })
  } catch {
    toast.error(say('The link could not be copied.'), { description: asWritten(link) })
  }
}
