import { ExternalLink } from 'lucide-react'
import type { DeskClaim } from '#contract/claim.ts'
import styles from '../Verification.module.css'

/** The public registers in which a reviewer looks for themselves, in a window of their own: nothing of the claim goes there. */
export const SearchPages = ({ pages }: { pages: DeskClaim['searchPages'] }) =>
  pages.length > 0 && (
    <p className={styles.line}>
      {pages.map(({ name, url }) => (
        <a key={url} href={url} target="_blank" rel="noopener noreferrer" className={styles.outside}>
          {name}
          <ExternalLink className="small" aria-hidden="true" />
          <span className="vh"> opens in a new window</span>
        </a>
      ))}
    </p>
  )
