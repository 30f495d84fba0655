import type { ReactNode } from 'react'
import { Link } from '../lib/router.tsx'
import { classNames } from '../ui/class-names.ts'
import styles from './Cells.module.css'

/** One sheet ruled into cells: three or four beside each other where there is room. */
export const Cells = ({ columns, children }: { columns: 3 | 4; children: ReactNode }) => (
  <ul className={styles.cells} data-columns={columns}>
    {children}
  </ul>
)

type CellProps = { icon: ReactNode; title: string; children: string; id?: string }

const Inside = ({ icon, title, children, foot }: Omit<CellProps, 'id'> & { foot?: ReactNode }) => (
  <>
    <span className={styles.icon}>{icon}</span>
    <h3>{title}</h3>
    <p>{children}</p>
    {foot}
  </>
)

/** A cell that only says something. */
export const Cell = ({ id, ...inside }: CellProps) => (
  <li id={id} className={styles.cell}>
    <Inside {...inside} />
  </li>
)

/** A cell that leads somewhere: the whole of it is the link. `go` says in words where to, when the title alone does not. */
export const LinkCell = ({ id, to, go, ...inside }: CellProps & { to: string; go?: ReactNode }) => (
  <li id={id} className={styles.target}>
    <Link to={to} className={classNames(styles.cell, styles.link)}>
      <Inside {...inside} foot={go && <span className={styles.go}>{go}</span>} />
    </Link>
  </li>
)
