import type { ReactNode } from 'react'
import { initials, tintOf } from '#contract/initials.ts'
import { FACE_WIDTH } from '#contract/limits.ts'
import { DoxyGlyph } from '../art/glyphs.tsx'
import { classNames } from '../class-names.ts'
import { Picture } from '../picture/Picture.tsx'
import styles from './Avatar.module.css'
import { FactMark, type FactMarkProps } from './FactMark.tsx'

type Size = 'key' | 'xs' | 'sm' | 'md' | 'lg' | 'xl'

type AvatarProps = {
  id: string
  name: string
  url?: string | null
  /** What was proven. Say it in words beside the name as well. */
  mark?: FactMarkProps['mark'] | undefined
  online?: boolean
  /** People are round, organisations are squared. */
  kind?: 'person' | 'organisation'
  size?: Size
  className?: string
}

/** Who: a picture, or initials on the member's own tint. The name stands beside it, so it is silent. */
export function Avatar({ id, name, url, mark, online, kind = 'person', size = 'md', className }: AvatarProps) {
  return (
    <span
      className={classNames(styles.avatar, className)}
      data-size={size}
      data-kind={kind}
      data-tint={tintOf(id)}
      // Drawn by the style sheet: a sign and not words, so that nobody expects a button that bears it to be called by it.
      data-initials={initials(name)}
      aria-hidden="true"
    >
      {url && <Picture url={url} alt="" loading="lazy" decoding="async" atWidth={size === 'xl' ? undefined : FACE_WIDTH} />}
      {mark && <FactMark mark={mark} ring className={styles.seal} />}
      {online && <span className={styles.online} />}
    </span>
  )
}

/** Doxy AI's sign: always squared, always on turmeric. */
export const DoxyTile = ({ size = 'md', className }: { size?: Size; className?: string }) => (
  <span className={classNames(styles.avatar, className)} data-size={size} data-kind="doxy" aria-hidden="true">
    <DoxyGlyph />
  </span>
)

/** A squared tile with an icon, for things that are nobody: an event, a group. */
export const IconTile = ({ size = 'md', children }: { size?: Size; children: ReactNode }) => (
  <span className={styles.avatar} data-size={size} data-kind="organisation" aria-hidden="true">
    {children}
  </span>
)
