import { type ComponentProps, type ReactNode, useId } from 'react'
import { classNames } from '../class-names.ts'
import styles from './Sheet.module.css'

type SheetHeadProps = {
  title: ReactNode
  id?: string
  level?: 2 | 3
  /** A line under the title. */
  lead?: ReactNode
  /** A fact or a control at the far end of the head. */
  aside?: ReactNode
}

/** The ruled head of a sheet. */
function SheetHead({ title, id, level = 2, lead, aside }: SheetHeadProps) {
  const Heading = `h${level}` as const
  return (
    <div className={styles.head}>
      <div className={styles.title}>
        <Heading id={id}>{title}</Heading>
        {lead && <p className="meta">{lead}</p>}
      </div>
      {aside && <div className={styles.aside}>{aside}</div>}
    </div>
  )
}

type SheetProps = Omit<ComponentProps<'section'>, 'title'> & {
  /** Draws the head and names the section after it. */
  title?: ReactNode
  level?: 2 | 3
  lead?: ReactNode
  aside?: ReactNode
  /** Space around the content; lists and strips bring their own. */
  padded?: boolean
  /** On phones the sheet reaches both edges of the screen. */
  bleed?: boolean
}

/** A sheet of paper: bordered, flat. Pages put their content on sheets and draw no cards of their own. */
export function Sheet({ title, level, lead, aside, padded, bleed, className, children, ...rest }: SheetProps) {
  const id = useId()
  return (
    <section className={classNames(styles.sheet, bleed && styles.bleed, className)} aria-labelledby={title ? id : undefined} {...rest}>
      {title && <SheetHead title={title} id={id} level={level} lead={lead} aside={aside} />}
      {padded ? <div className={styles.pad}>{children}</div> : children}
    </section>
  )
}

/** Rows of a sheet, a rule between them. */
export const SheetList = ({ className, ...rest }: ComponentProps<'ul'>) => <ul className={classNames(styles.list, className)} {...rest} />
