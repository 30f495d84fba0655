import type { ReactNode } from 'react'
import { classNames } from '../../ui/class-names.ts'
import styles from './SampleCard.module.css'

type SampleCardProps = { avatar: ReactNode; name: string; meta: string; children: ReactNode; doxy?: boolean; className?: string }

/** A signed entry as it lies on the ward chart. */
export const SampleCard = ({ avatar, name, meta, children, doxy, className }: SampleCardProps) => (
  <div className={classNames(styles.slip, className)} data-doxy={doxy}>
    {avatar}
    <p className={styles.by}>
      <b>{name}</b>
      <span className="meta">{meta}</span>
    </p>
    <p className={styles.text}>{children}</p>
  </div>
)
