import type { ReactNode } from 'react'
import styles from './Comments.module.css'

type CommentFrameProps = {
  label: string
  avatar: ReactNode
  name: ReactNode
  meta?: ReactNode
  controls?: ReactNode
  isAI?: boolean
  children: ReactNode
}

/** The frame of a comment: who speaks, and beside it what can be done with it. */
export const CommentFrame = ({ label, avatar, name, meta, controls, isAI, children }: CommentFrameProps) => (
  <article className={styles.comment} data-ai={isAI || undefined} aria-label={label}>
    {avatar}
    <div className={styles.body}>
      <div className={styles.head}>
        <p>
          <span className={styles.name}>{name}</span> <span className="meta">{meta}</span>
        </p>
        {controls}
      </div>
      {children}
    </div>
  </article>
)
