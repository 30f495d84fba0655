import type { ReactNode } from 'react'
import { PageIsTranslated, speaking } from '../../lib/language/say.ts'
import styles from './InReadersLanguage.module.css'

/**
 * A part in the reader's language of a page that is in English still; it says so to whoever has it read aloud. Whatever lays out the page
 * lays out what stands in it.
 */
export const InReadersLanguage = ({ children }: { children: ReactNode }) => (
  <PageIsTranslated value>
    <div className={styles.part} lang={speaking()}>
      {children}
    </div>
  </PageIsTranslated>
)
