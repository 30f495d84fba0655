import type { ComponentProps } from 'react'
import styles from './Switch.module.css'

type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'role' | 'className'> & {
  /** Its name; it stands beside the switch for the eye in the row's own words. */
  label: string
}

/** On or off, at once. A native checkbox that says it is a switch. */
export const Switch = ({ label, ...rest }: SwitchProps) => (
  // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox says by itself whether it is checked
  <input type="checkbox" role="switch" className={styles.switch} aria-label={label} {...rest} />
)
