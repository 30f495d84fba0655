import { CircleAlert, Info } from 'lucide-react'
import type { ReactNode } from 'react'
import { DoxyGlyph } from '../art/glyphs.tsx'
import styles from './Note.module.css'

const icons = { plain: Info, doxy: DoxyGlyph, danger: CircleAlert }

/** A remark in place: information, something of Doxy AI's, or what went wrong. */
export function Note({ tone = 'plain', role, children }: { tone?: keyof typeof icons; role?: 'alert' | 'status'; children: ReactNode }) {
  const Icon = icons[tone]
  return (
    <div className={styles.note} data-tone={tone} role={role}>
      <Icon />
      <div>{children}</div>
    </div>
  )
}
