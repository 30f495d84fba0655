import type { ReactNode } from 'react'
import { Page } from '../../ui/layout/Page.tsx'
import { PageHero } from '../PageHero.tsx'
import { SiteFooter } from '../SiteFooter.tsx'
import styles from './TextPage.module.css'

export type TextSection = { id: string; title: string; body: ReactNode }
/** `from` is the day since which a text holds, in words. */
type TextPageProps = { title: string; heading?: string; lead: string; from?: string; sections: TextSection[] }

/** A public page that is read: what stands on it, then one section after the other. */
export const TextPage = ({ title, heading = title, lead, from, sections }: TextPageProps) => (
  <>
    <Page title={title} heading="own" frame="bare">
      <PageHero title={heading} lead={lead} art="loose-about" />
      <div className={`wrap ${styles.text}`}>
        <nav className={styles.contents} aria-labelledby="contents">
          <h2 id="contents">On this page</h2>
          <ul>
            {sections.map((section) => (
              <li key={section.id}>
                <a href={`#${section.id}`}>{section.title}</a>
              </li>
            ))}
          </ul>
          {from && <p>In force since {from}.</p>}
        </nav>
        <div className={styles.sections}>
          {sections.map(({ id, title: name, body }) => (
            <section key={id} id={id} aria-labelledby={`${id}-title`}>
              <h2 id={`${id}-title`}>{name}</h2>
              {body}
            </section>
          ))}
        </div>
      </div>
    </Page>
    <SiteFooter />
  </>
)
