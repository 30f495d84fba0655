import { Monitor, Moon, Sun } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import { say } from '../../lib/language/say.ts'
import styles from './ThemeToggle.module.css'
import { chooseTheme, type Theme, useTheme } from './theme.ts'

const choices = [
  { theme: 'light', label: 'Light', Icon: Sun },
  { theme: 'dark', label: 'Dark', Icon: Moon },
  { theme: 'system', label: 'System', Icon: Monitor },
] as const satisfies { theme: Theme; label: string; Icon: typeof Sun }[]

/** Day shift, night shift, or as the device says. `takesFocus` where it is drawn because its button was pressed. */
export function ThemeToggle({ takesFocus }: { takesFocus?: boolean }) {
  const chosen = useTheme()
  const name = useId()
  const group = useRef<HTMLFieldSetElement>(null)

  useEffect(() => {
    if (takesFocus) group.current?.querySelector<HTMLInputElement>(':checked')?.focus()
  }, [takesFocus])

  return (
    <fieldset ref={group} className={styles.toggle}>
      <legend className="vh">{say('Theme')}</legend>
      {choices.map(({ theme, label, Icon }) => (
        <label key={theme}>
          <input type="radio" className="vh" name={name} value={theme} checked={theme === chosen} onChange={() => chooseTheme(theme)} />
          <Icon />
          {say(label)}
        </label>
      ))}
    </fieldset>
  )
}
