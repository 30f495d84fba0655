import { Button } from '../../ui/button/Button.tsx'
import styles from './KeyHints.module.css'
import { switchKeys, useKeysOn } from './use-keys.ts'

type KeyHintsProps = { keys: readonly (readonly [key: string, words: string])[] }

/** The key that does what a button does, for whoever sees it; the hints say it to everybody. */
export const Key = ({ children }: { children: string }) =>
  useKeysOn() && (
    <span className={styles.key} aria-hidden="true">
      {children}
    </span>
  )

/** The single keys of this page, and the way to switch them off. */
export function KeyHints({ keys }: KeyHintsProps) {
  const isOn = useKeysOn()
  return (
    <div className={styles.hints}>
      {isOn && (
        <ul aria-label="Keys">
          {keys.map(([key, words]) => (
            <li key={key}>
              <kbd>{key}</kbd> {words}
            </li>
          ))}
        </ul>
      )}
      <Button size="small" tone="quiet" aria-pressed={isOn} onClick={() => switchKeys(!isOn)}>
        {isOn ? 'Switch keys off' : 'Switch keys on'}
      </Button>
    </div>
  )
}
