import type { ReactNode } from 'react'
import { Drawing } from '../ui/art/Drawing.tsx'
import { classNames } from '../ui/class-names.ts'
import styles from './PageHero.module.css'

type PageHeroProps = { id?: string; title: string; lead: string; art: 'loose-features' | 'loose-about'; children?: ReactNode }

/** The head of an inner public page: chart paper, one heading, a sentence, and loose readings where there is room. */
export const PageHero = ({ id, title, lead, art, children }: PageHeroProps) => (
  <section id={id} className={classNames('paper', styles.hero)} aria-labelledby="page-title">
    <div className={classNames('wrap', styles.inside)}>
      <div>
        <h1 id="page-title" className={styles.title}>
          {title}
        </h1>
        <p className={styles.lead}>{lead}</p>
        {children && <div className={styles.actions}>{children}</div>}
      </div>
      <Drawing name={art} className={styles.loose} />
    </div>
  </section>
)
