import { memo } from 'react'
import { linkParts, paragraphs } from './linkify.ts'
import styles from './PlainText.module.css'

/** What a member wrote in a post, as text: paragraphs and web addresses, nothing else. */
export const PlainText = memo(function PlainText({ text }: { text: string }) {
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
              text
            ),
          )}
        </p>
      ))}
    </div>
  )
})
