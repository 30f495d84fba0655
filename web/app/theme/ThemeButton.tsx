import { SunMoon } from 'lucide-react'
import type { ComponentProps } from 'react'
import { say } from '../../lib/language/say.ts'
import { IconButton } from '../../ui/button/IconButton.tsx'

/** What makes a button of the bar open a panel below it. */
export type Toggle = Pick<ComponentProps<'button'>, 'aria-expanded' | 'aria-controls' | 'onClick'>

/** Day or night, from the large breakpoint on; on smaller screens the menu has it. */
export const ThemeButton = (toggle: Toggle) => (
  <IconButton label={say('Theme')} className="from-lg" {...toggle}>
    <SunMoon />
  </IconButton>
)
