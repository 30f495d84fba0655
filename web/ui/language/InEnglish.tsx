import type { ReactNode } from 'react'
import { PageIsTranslated } from '../../lib/language/say.ts'

/** A part of a translated page that is in English still, and says so to whoever has it read aloud. */
export const InEnglish = ({ className, children }: { className?: string | undefined; children: ReactNode }) => (
  <PageIsTranslated value={false}>
    <div className={className} lang="en-IN">
      {children}
    </div>
  </PageIsTranslated>
)
