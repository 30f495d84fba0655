import type { Shared } from '../../lib/incoming-share.ts'
import { readLink } from '../text/link.ts'

const ADDRESS = /https?:\/\/\S+/

/** What another app shared, as the beginning of a post. Many put the address into the text, and the title twice. */
export function sharedDraft({ title, text, url }: Omit<Shared, 'pictures'>) {
  const found = url.trim() || (ADDRESS.exec(text)?.[0] ?? '')
  const link = readLink(found).link ?? ''
  const rest = link ? text.replace(found, '').trim() : text.trim()
  const words = [rest.includes(title.trim()) ? '' : title.trim(), rest, link ? '' : url.trim()]
  return { text: words.filter(Boolean).join('\n\n'), link }
}
