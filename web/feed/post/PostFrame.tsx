import type { ReactNode } from 'react'
import type { Status } from '../../ui/badge/StatusMark.tsx'
import styles from './PostFrame.module.css'

type PostFrameProps = {
  /** Names the article: "Post by Dr. Ananya Iyer". */
  label: string
  /** Rules the margin; without one the margin stays plain. */
  status?: Status
  avatar: ReactNode
  /** Who signs, usually a link. */
  name: ReactNode
  meta?: ReactNode
  /** When: a `time` element. */
  time?: ReactNode
  /** Controls of the entry itself, such as its menu. */
  controls?: ReactNode
  children: ReactNode
  /** The verification status at the foot of the margin. */
  mark?: ReactNode
  /** What a reader can do, opposite the mark. */
  actions?: ReactNode
  /** What opens below: the verification panel, the thread. */
  more?: ReactNode
}

/** The frame of a post: its author at the top of the margin, its verification status at the foot. */
export function PostFrame({ label, status, avatar, name, meta, time, controls, children, mark, actions, more }: PostFrameProps) {
  return (
    <article className={styles.frame} data-status={status} aria-label={label}>
      <div className={styles.margin}>{avatar}</div>
      <div className={styles.body}>
        <header className={styles.head}>
          <div className={styles.who}>
            <span className={styles.name}>{name}</span>
            {meta && <p className="meta">{meta}</p>}
          </div>
          {time && <span className={styles.time}>{time}</span>}
          {controls && <div className={styles.controls}>{controls}</div>}
        </header>
        {children}
      </div>
      {(mark || actions) && (
        <footer className={styles.foot}>
          {mark}
          {actions && <div className={styles.actions}>{actions}</div>}
        </footer>
      )}
      {more && <div className={styles.more}>{more}</div>}
    </article>
  )
}
