import { type ComponentProps, useState } from 'react'
import styles from './Switch.module.css'

type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'role' | 'className' | 'checked'> & {
  /** Its name; it stands beside the switch for the eye in the row's own words. */
  label: string
  checked: boolean
}

/** On or off, at once: a press shows before its owner has heard of it, and whatever the owner says then holds. A native checkbox that says it is a switch. */
export function Switch({ label, checked, onChange, ...rest }: SwitchProps) {
  const [shown, setShown] = useState(checked)
  const [said, setSaid] = useState(checked)
  if (said !== checked) {
    setSaid(checked)
    setShown(checked)
  }
  return (
    <input
      type="checkbox"
      // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox says by itself whether it is checked
      role="switch"
      className={styles.switch}
      aria-label={label}
      checked={shown}
      onChange={(event) => {
        setShown(event.target.checked)
        onChange?.(event)
      }}
      {...rest}
    />
  )
}
