import { useState } from 'react'
import type { PostDraft } from './use-composer.ts'

export const isUndescribed = ({ alt }: { alt: string }) => alt.trim() === ''

/** Pictures without words are asked about when a post is about to go: once a post, and it goes at the next press. */
export function useDescriptions({ clientId, images }: Pick<PostDraft, 'images'> & { clientId?: string }) {
  const [asked, setAsked] = useState<{ of: string | undefined; isOpen: boolean }>()
  const isMissing = images.some(isUndescribed)
  const isAsked = asked?.isOpen === true && asked.of === clientId
  // Answered for good: it does not come back while somebody writes.
  if (isAsked && !isMissing) setAsked({ of: clientId, isOpen: false })

  const mayGo = () => {
    if (!isMissing || asked?.of === clientId) return true
    setAsked({ of: clientId, isOpen: true })
    return false
  }
  return { mayGo, isAsked }
}
