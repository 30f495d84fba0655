import type { ComponentProps } from 'react'
import { NavLink } from 'react-router'
import type { Place } from './places.ts'

/** A link that knows when it leads to where one is. */
export const PlaceLink = ({ label, to, ...rest }: Place & Omit<ComponentProps<typeof NavLink>, 'to' | 'children'>) => (
  <NavLink to={to} end {...rest}>
    {label}
  </NavLink>
)
