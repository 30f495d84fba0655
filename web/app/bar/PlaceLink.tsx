import type { ComponentProps } from 'react'
import { say } from '../../lib/language/say.ts'
import { Link, useLocation } from '../../lib/router.tsx'
import { isAt, type Place } from '../routes/places.ts'

/** A link that knows when it leads to where one is. */
export function PlaceLink({ label, to, also, ...rest }: Place & Omit<ComponentProps<typeof Link>, 'to' | 'children'>) {
  const here = useLocation()
  return (
    <Link to={to} aria-current={isAt(to, here) ? 'page' : here.pathname === also ? 'true' : undefined} {...rest}>
      {say(label)}
    </Link>
  )
}
