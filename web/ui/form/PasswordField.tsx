import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { say } from '../../lib/language/say.ts'
import { IconButton } from '../button/IconButton.tsx'
import styles from './Field.module.css'
import { FieldFrame, type FieldWords } from './FieldFrame.tsx'

type PasswordFieldProps = Omit<ComponentProps<'input'>, 'className' | 'type'> & FieldWords

/** A password that its writer may look at. */
export function PasswordField({ label, hint, error, optional, starred, id, ...rest }: PasswordFieldProps) {
  const [shown, setShown] = useState(false)

  return (
    <FieldFrame {...{ label, hint, error, optional, starred, id }}>
      {(wiring) => (
        <div className={styles.withButton}>
          <input
            className={styles.input}
            type={shown ? 'text' : 'password'}
            autoCapitalize="none"
            spellCheck={false}
            {...rest}
            {...wiring}
          />
          <IconButton label={shown ? say('Hide password') : say('Show password')} onClick={() => setShown(!shown)}>
            {shown ? <EyeOff /> : <Eye />}
          </IconButton>
        </div>
      )}
    </FieldFrame>
  )
}
