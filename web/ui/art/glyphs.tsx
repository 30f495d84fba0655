import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'

type GlyphProps = Omit<ComponentProps<'svg'>, 'children'>

/** A product symbol drawn like lucide's icons, so both take the same sizes and colours. */
function Glyph({ className, ...rest }: ComponentProps<'svg'>) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={classNames('lucide', className)}
      {...rest}
    />
  )
}

const dot = { fill: 'currentColor', stroke: 'none' } as const

export const MatesGlyph = (props: GlyphProps) => (
  <Glyph {...props}>
    <path d="M1.8 9l5.1 10.8L12 9l5.1 10.8L22.2 9" />
    <circle cx="6.9" cy="7" r="2.25" {...dot} />
    <circle cx="17.1" cy="7" r="2.25" {...dot} />
  </Glyph>
)

export const DoxyGlyph = (props: GlyphProps) => (
  <Glyph {...props}>
    <path d="M5.2 15.8 12 3l6.8 12.8" />
    <circle cx="12" cy="17.8" r="2.7" {...dot} />
  </Glyph>
)

export const VerifiedGlyph = (props: GlyphProps) => (
  <Glyph {...props}>
    <circle cx="12" cy="12" r="10" fill="var(--verified-mark)" stroke="none" />
    <path d="M7.2 12.2l3.3 3.7 6.4-7.4" stroke="var(--sheet)" strokeWidth="2.2" />
  </Glyph>
)

export const DisputedGlyph = (props: GlyphProps) => (
  <Glyph {...props}>
    <path
      d="M12 2.2a1.9 1.9 0 0 1 1.65.95l8.6 15a1.9 1.9 0 0 1-1.65 2.85H3.4a1.9 1.9 0 0 1-1.65-2.85l8.6-15A1.9 1.9 0 0 1 12 2.2z"
      fill="var(--disputed-mark)"
      stroke="none"
    />
    <path d="M12 8.4v5" stroke="var(--sheet)" strokeWidth="2.2" />
    <circle cx="12" cy="17" r="1.4" fill="var(--sheet)" stroke="none" />
  </Glyph>
)

/** An institution: a house with a roof. Filled it says that a decision stands. */
export const InstitutionGlyph = (props: GlyphProps) => (
  <Glyph {...props}>
    <path d="M12 2.2l9.2 7.2v12H2.8v-12z" fill="currentColor" strokeWidth="1.2" />
    <path d="M9 13v5M15 13v5" stroke="var(--sheet)" strokeWidth="2.3" />
  </Glyph>
)

/** A ring with a dash: nothing is proven. */
export const UnprovenGlyph = (props: GlyphProps) => (
  <Glyph {...props}>
    <circle cx="12" cy="12" r="9" strokeWidth="2" />
    <path d="M8 12h8" strokeWidth="2.2" />
  </Glyph>
)

export const PendingGlyph = (props: GlyphProps) => (
  <Glyph {...props}>
    <circle cx="12" cy="12" r="9" stroke="var(--pending-mark)" strokeWidth="2" strokeDasharray="3.2 2.45" />
    <path d="M12 7.6V12l2.8 1.9" stroke="var(--pending-mark)" />
  </Glyph>
)
