import type { ComponentProps } from 'react'
import { Link } from '../../lib/router.tsx'
import { type ButtonLooks, buttonLooks } from './Button.tsx'

/** A link to another page that looks like a button. */
export function ButtonLink({ tone, size, block, className, ...rest }: ComponentProps<typeof Link> & ButtonLooks) {
  return <Link {...buttonLooks({ tone, size, block }, className)} {...rest} />
}
