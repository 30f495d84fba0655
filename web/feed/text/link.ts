const LINK_MAX = 2000

/** Text as an address, or nothing. */
export function addressOf(text: string): URL | undefined {
  try {
    return new URL(text)
  } catch {
    return undefined
  }
}

/** True for addresses a reader may follow from a post: the web, a real site, no user name that makes it look like another one. */
export const isWebAddress = (url: URL) => /^https?:$/.test(url.protocol) && url.hostname.includes('.') && !url.username && !url.password

/** Reads the link field: an address as the server takes it, or what is wrong with it. A missing scheme means https. */
export function readLink(text: string): { link: string | undefined; error?: undefined } | { link?: undefined; error: string } {
  const typed = text.trim()
  if (typed === '') return { link: undefined }
  const url = addressOf(/^[a-z]+:/i.test(typed) ? typed : `https://${typed}`)
  if (url?.username || url?.password) return { error: 'A web address that contains a user name is not accepted.' }
  if (!url || !isWebAddress(url)) return { error: 'Use a web address that starts with http:// or https://.' }
  if (url.href.length > LINK_MAX) return { error: 'That address is too long.' }
  return { link: url.href }
}

/** The site a link leads to, shown beside it. */
export const siteOf = (link: string) => addressOf(link)?.hostname.replace(/^www\./, '') ?? ''
