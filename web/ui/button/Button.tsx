import type { ComponentProps, MouseEvent } from 'react'
import { classNames } from '../class-names.ts'
import { Spinner } from '../status/Spinner.tsx'
import styles from './Button.module.css'

export type ButtonLooks = {
  /** What pressing it means: one primary in a view; doxy only where Doxy AI answers; danger only where something is lost. */
  tone?: 'primary' | 'outline' | 'soft' | 'quiet' | 'doxy' | 'danger'
  size?: 'small' | 'medium' | 'large'
  /** As wide as its place. */
  block?: boolean
}

/** The looks of a button as attributes, for the button itself and for links that look like one. */
export const buttonLooks = ({ tone = 'primary', size = 'medium', block }: ButtonLooks, className?: string) => ({
  className: classNames(styles.button, className),
  'data-tone': tone,
  'data-size': size,
  'data-block': block || undefined,
})

type ButtonProps = ComponentProps<'button'> &
  ButtonLooks & {
    /** Shows the busy mark and refuses presses. The button keeps the focus, which a disabled one would lose. */
    busy?: boolean
  }

/** The only button. Its looks live in Button.module.css, one rule a tone and size. */
export function Button({ tone, size, block, busy, className, children, onClick, ...rest }: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => (busy ? event.preventDefault() : onClick?.(event))

  return (
    <button
      type="button"
      {...buttonLooks({ tone, size, block }, className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={press}
      {...rest}
    >
      {busy && <Spinner />}
      {children}
    </button>
  )
}
