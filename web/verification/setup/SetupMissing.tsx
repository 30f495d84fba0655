import { Button } from '../../ui/button/Button.tsx'
import { Note } from '../../ui/status/Note.tsx'
import styles from './Setup.module.css'
import type { Wizard } from './use-wizard.ts'

/** Why Next does not go on: which field is missing, and where it is asked for. */
export function SetupMissing({ wizard }: { wizard: Wizard }) {
  const { missing, pressed, failure, step, show } = wizard
  if (failure)
    return (
      <Note tone="danger" role="alert">
        {failure}
      </Note>
    )
  if (!pressed || missing.length === 0) return null
  const elsewhere = [...new Set(missing.map(({ asked }) => asked))].filter((asked) => asked !== step)
  return (
    <Note tone="danger" role="alert">
      <p>Please fill in all required fields</p>
      <ul className={styles.missing}>
        {missing.map(({ field, label, asked }) => (
          <li key={field}>{asked === step ? label : `${label}, on step ${asked}`}</li>
        ))}
      </ul>
      {elsewhere.map((asked) => (
        <Button key={asked} tone="outline" size="small" onClick={() => show(asked)}>
          Go to step {asked}
        </Button>
      ))}
    </Note>
  )
}
