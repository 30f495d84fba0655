import { GitBranch, MessageCircle } from 'lucide-react'
import type { Paper } from '#contract/papers.ts'
import { RetractedBadge } from '../../doxy/retraction/RetractedBadge.tsx'
import { Link } from '../../lib/router.tsx'
import { Badge } from '../../ui/badge/Badge.tsx'
import { publishedIn } from '../words.ts'
import styles from './List.module.css'

/** A paper in the list: what it is called, by whom, where, and how much is there. */
export const PaperRow = ({ paper, to, isOpen }: { paper: Paper; to: string; isOpen: boolean }) => (
  <Link to={to} className={styles.row} aria-current={isOpen || undefined}>
    <h3>{paper.title}</h3>
    <p className="meta clamp1">{paper.authors}</p>
    <p className="meta clamp1">{publishedIn(paper)}</p>
    <p className={`${styles.line} meta`}>
      <span className={styles.subject}>
        {paper.isRetracted && <RetractedBadge />} {paper.specialization && <Badge>{paper.specialization}</Badge>}
      </span>
      <span>
        <GitBranch className="small" />
        {paper.versions}
        <span className="vh"> versions</span>
      </span>
      <span>
        <MessageCircle className="small" />
        {paper.comments}
        <span className="vh"> comments</span>
      </span>
    </p>
  </Link>
)
