import { ArrowUpRight } from 'lucide-react'
import { siteOf } from './link.ts'
import styles from './ReadMore.module.css'

/** The link of a post. The site is named beside it, so that nobody is led anywhere unawares. */
export const ReadMore = ({ link }: { link: string }) => (
  <p className={styles.more}>
    <a href={link} target="_blank" rel="noopener noreferrer nofollow ugc">
      Read More
      <ArrowUpRight className="small" aria-hidden="true" />
    </a>
    <span className="meta clamp1">{siteOf(link)}</span>
  </p>
)
