import { ArrowUpRight } from 'lucide-react'
import { Fragment, memo, type ReactNode } from 'react'
import type { LinkPreview } from '#contract/feed.ts'
import { siteOf } from './link.ts'
import { linkParts, paragraphs } from './linkify.ts'
import styles from './PostText.module.css'

type PostTextProps = { text: string /** Draws what is no web address. */; words?: (text: string) => ReactNode }

/** What a member wrote in a post, as text: paragraphs and web addresses, and what `words` finds between them. */
export const PostText = memo(function PostText({ text, words = (text) => text }: PostTextProps) {
  return (
    <div className={styles.text}>
      {paragraphs(text).map((paragraph, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a text has no other order than its own
        <p key={at}>
          {linkParts(paragraph).map(({ text, href }, part) =>
            href ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: as above
              <a key={part} href={href} target="_blank" rel="noopener noreferrer nofollow ugc">
                {text}
              </a>
            ) : (
              // biome-ignore lint/suspicious/noArrayIndexKey: as above
              <Fragment key={part}>{words(text)}</Fragment>
            ),
          )}
        </p>
      ))}
    </div>
  )
})

/** The link of a post. The site is named beside it, so that nobody is led anywhere unawares. */
export const ReadMore = ({ link, preview }: { link: string; preview?: LinkPreview | null }) => {
  const way = { href: link, target: '_blank', rel: 'noopener noreferrer nofollow ugc' }
  const site = <span className="meta clamp1">{siteOf(link) + (preview?.ledTo ? `, which led to ${preview.ledTo}` : '')}</span>
  return preview ? (
    <a className={styles.preview} {...way}>
      {site}
      <b>{preview.title}</b>
      {preview.description && <span className="clamp2">{preview.description}</span>}
    </a>
  ) : (
    <p className={styles.more}>
      <a {...way}>
        Read More
        <ArrowUpRight className="small" aria-hidden="true" />
      </a>
      {site}
    </p>
  )
}
