import { linkParts } from '../../feed/text/linkify.ts'

/** What was written, line by line. The links of somebody who is not accepted yet are words and lead nowhere. */
export const MessageText = ({ text, links }: { text: string; links: boolean }) => {
  if (!links) return text
  return linkParts(text).map(({ text: words, href }, at) =>
    href ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text keep their order
      <a key={at} href={href} target="_blank" rel="noopener noreferrer nofollow">
        {words}
      </a>
    ) : (
      words
    ),
  )
}
